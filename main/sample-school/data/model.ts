/** The things of the sample school. Plain data, made once from the seed; what changes is in ../store. */
import type { ViewKey } from '../../../shared/items/view-keys'
import type { Choice, ExerciseContent } from '../content/exercises/shape'

/** `huge` and `modest` are for measuring: the same homework with many students and few, out of many exercises and few. */
export const sizes = ['full', 'small', 'huge', 'modest'] as const
export type Size = (typeof sizes)[number]

export interface Student {
  id: string
  /** Counts from 0 through the whole school. */
  index: number
  /** Within the class, two digits and more; empty where it was reset. */
  number: string
  nickname: string
  /** As text: 2年. */
  grade_name: string
  /** As text: A組. */
  class_name: string
  /** The class in which he stands; `noTeam` where he stands in none. */
  team: Team
  /** When the account was made: 0 for who was there from the start. */
  since: number
}

export interface Team {
  id: string
  name: string
  allow_join: 0 | 1
  sort: number
  /** Offered to nobody for new homework, yet still there. */
  hidden: boolean
  students: Student[]
}

/** Where a student stands who has left his class. Nobody is in its list. */
export const noTeam: Team = { id: '', name: '', allow_join: 0, sort: 0, hidden: true, students: [] }

/** What is marked: an item, or one of its sub-questions. */
export type Unit = { id: string; text: string } & (
  | { kind: 'spoken' }
  /** Chosen; in a chat pot, said as well. */
  | { kind: 'choice'; choices: Choice[]; right: number }
  | { kind: 'chat'; choices: Choice[]; right: number }
  /** `heard`: the words of a dictation, each as good as a blank, but written in one line. */
  | { kind: 'blanks'; blanks: string[][]; heard?: boolean }
  /** The indices of the pieces in their right order. */
  | { kind: 'ordered'; order: string[] }
  /** A text of one's own; `samples`: the sentences of a good one. */
  | { kind: 'written'; samples: string[] }
)

export interface Resource {
  id: string
  viewKey: ViewKey
  title: string
  level: string
  version: string
  asText: boolean
  content: ExerciseContent
  units: Unit[]
  /** A teacher of the school has made it. */
  own?: true
  /** Of a part of a word-test book: which book, and its place in it. */
  part?: { book: string; number: number }
}

export interface Topic {
  id: string
  index: number
  homework: Homework
  resource: Resource
  title: string
  /** When it goes out to the students; `notYet` while its plan is paused. */
  openAt: number
  /** When it is to go out by its plan, paused or not. */
  planAt: number
  /** Outcomes by the student's place in the homework, filled as they are asked for. */
  cells: Cell[]
}

/** Every round of one student in one topic, whether its time has come or not. */
export interface Cell {
  times: number[]
  /** null: handed in without any answer. */
  totals: (number | null)[]
}

/** How far a student will go in a homework. */
export interface Progress {
  /** How many topics he will have answered in the end. */
  topics: number
  /** When he answers the last of them. */
  last: number
  /** Whether that is the submission. */
  submits: boolean
  /** When the last round of each topic that he answers is handed in, in the order of the topics. */
  times: number[]
  /** From when on he can work at each of them. */
  from: number[]
}

/** When things of a homework happen: all that decides when students work at it. */
export interface Schedule {
  start: number
  end: number
  redistributed: { at: number; end: number } | null
  /** Nobody submits after this instant; null: whoever wants to. */
  finishBy: number | null
  delay: 0 | 1
  /** In the order in which they go out. */
  topics: readonly { id: string; openAt: number }[]
}

/** A time that never comes: when the days of a paused plan go out. */
export const notYet = Date.UTC(9999, 0)

export interface Homework extends Schedule {
  id: string
  index: number
  title: string
  type: 1 | 2 | 3
  origin: 1 | 2
  teams: Team[]
  students: Student[]
  topics: Topic[]
  /** When the last student has got the last topic. */
  deliveredAt: number
  /** Whether all of its students finish it in time, whatever the draw says. */
  everyone: boolean
  /** Since when its plan is paused. */
  pausedAt: number | null
  /** The schedules that were in force before, oldest first, each with the instant at which it was changed. */
  past: (Schedule & { until: number })[]
  requiredTimes: 0 | 1
  switches: { translation: 0 | 1; subtitle: 0 | 1; sample_answer: 0 | 1; speech_speed: 0 | 1; answer_tips: 0 | 1 }
  progress: (Progress | undefined)[]
}

/** What the school is, apart from what happens in it. */
export interface World {
  seed: number
  size: Size
  /** The instant around which all dates are laid. */
  epoch: number
  teams: Team[]
  students: Student[]
  resources: Resource[]
  homeworks: Homework[]
}

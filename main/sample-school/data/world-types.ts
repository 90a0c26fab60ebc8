/** The data types of the sample school. Plain data, created once from the seed; ../store holds what changes later. */
import type { ViewKey } from '../../../shared/items/view-keys'
import type { Choice, ExerciseContent } from '../content/exercises/exercise-types'

/**
 * `huge` and `modest` are for measurements: the same homework with many or few students, chosen from many or few
 * exercises.
 */
export const sizes = ['full', 'small', 'huge', 'modest'] as const
export type Size = (typeof sizes)[number]

export interface Student {
  id: string
  /** Counts from 0 through the whole school. */
  index: number
  /** The number within the class, at least two digits; empty if it was reset. */
  number: string
  nickname: string
  /** As text, for example 2年. */
  grade_name: string
  /** As text, for example A組. */
  class_name: string
  /** The student's current class; `noTeam` if they are in no class. */
  team: Team
  /** When the account was created; 0 for students who existed from the start. */
  since: number
}

export interface Team {
  id: string
  name: string
  allow_join: 0 | 1
  sort: number
  /** A hidden class still exists, but is not offered for new homework. */
  hidden: boolean
  students: Student[]
}

/** The class of students who left their class. Its student list stays empty. */
export const noTeam: Team = { id: '', name: '', allow_join: 0, sort: 0, hidden: true, students: [] }

/** One marked question: an item, or one of its sub-questions. */
export type Unit = { id: string; text: string } & (
  | { kind: 'spoken' }
  /** A choice question; in a chat pot the chosen option is also spoken. */
  | { kind: 'choice'; choices: Choice[]; right: number }
  | { kind: 'chat'; choices: Choice[]; right: number }
  /**
   * `isDictation`: the blanks are the words of a dictation. Each word is marked like a blank, but the student types
   * them all in one line.
   */
  | { kind: 'blanks'; blanks: string[][]; isDictation?: boolean }
  /** The indices of the pieces in their correct order. */
  | { kind: 'ordered'; order: string[] }
  /** A free text; `samples` are the sentences of a good answer. */
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
  /** Set if a teacher of the school created the resource. */
  isTeacherMade?: true
  /** For a part of a word-test book: the book, and the number of the part in it. */
  part?: { book: string; number: number }
}

export interface Topic {
  id: string
  index: number
  homework: Homework
  resource: Resource
  title: string
  /** When the topic is delivered to the students; `neverTime` while its plan is paused. */
  openAt: number
  /** When the plan will deliver the topic, even if the plan is paused. */
  planAt: number
  /** Outcomes by the index of the student in the homework, filled on demand. */
  cells: Cell[]
}

/** Every round of one student in one topic, past and future. */
export interface Cell {
  times: number[]
  /** The score of each round; null if the student handed it in without any answer. */
  totals: (number | null)[]
}

/** How far a student will get in a homework. */
export interface Progress {
  /** How many topics the student will have answered in the end. */
  topics: number
  /** When the student answers the last of these topics. */
  last: number
  /** Whether that last answer submits the homework. */
  submits: boolean
  /** When the student hands in the last round of each answered topic, in the order of the topics. */
  times: number[]
  /** From when the student can work at each of these topics. */
  from: number[]
}

/** The times of a homework: everything that decides when students work at it. */
export interface Schedule {
  start: number
  end: number
  redistributed: { at: number; end: number } | null
  /** All students submit before this instant; null if each student decides for themselves. */
  finishBy: number | null
  delay: 0 | 1
  /** In the order of delivery. */
  topics: readonly { id: string; openAt: number }[]
}

/** A time that never comes: the delivery time of the days of a paused plan. */
export const neverTime = Date.UTC(9999, 0)

export interface Homework extends Schedule {
  id: string
  index: number
  title: string
  type: 1 | 2 | 3
  origin: 1 | 2
  teams: Team[]
  students: Student[]
  topics: Topic[]
  /** When the last student has received the last topic. */
  deliveredAt: number
  /** Whether all its students finish it in time, independent of the random draw. */
  allFinishInTime: boolean
  /** Students, by index, who do nothing of it because they are absent. */
  absent: readonly number[]
  /** From this time on, some students hand in their free writing again; absent if nobody does. */
  revisedFrom?: number
  /** When its plan was paused; null if it is not paused. */
  pausedAt: number | null
  /** The earlier schedules, oldest first, each with the time at which it was replaced. */
  past: (Schedule & { until: number })[]
  requiredTimes: 0 | 1
  switches: { translation: 0 | 1; subtitle: 0 | 1; sample_answer: 0 | 1; speech_speed: 0 | 1; answer_tips: 0 | 1 }
  progress: (Progress | undefined)[]
}

/** The initial data of the school, created from the seed. */
export interface World {
  seed: number
  size: Size
  /** The instant around which all dates are laid out. */
  epoch: number
  teams: Team[]
  students: Student[]
  resources: Resource[]
  homeworks: Homework[]
  /** Earlier homework, which no list of homework shows. */
  archive: readonly Homework[]
}

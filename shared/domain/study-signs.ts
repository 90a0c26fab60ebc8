/**
 * Signs that a student needs a look, or has earned a word of praise (all thresholds chosen; SPEC names none). A sign
 * compares a student with herself: her last days with the days before, and her homework with its deadlines. Her class
 * only shows how much more there was to do.
 */
import { day, midnight, wireDate } from './time'

export const signLimits = {
  /** A student without study in so many days, today included, is idle. */
  idleDays: 7,
  /** The days that are compared with as many days before them. */
  windowDays: 14,
  /** The change of an average that counts, in points. */
  points: 10,
  /** An average over fewer exercises is not compared. */
  leastExercises: 3,
  /**
   * So many times as many exercises as before are praised, if there are at least `manyExercises`. What the whole class
   * did more, e.g. because it has more homework, does not count, and fewer than `leastExercises` before count as many.
   */
  growth: 1.5,
  manyExercises: 10,
} as const

export const lookSigns = ['idle', 'falling', 'overdue'] as const
export const praiseSigns = ['rising', 'allSubmitted', 'busier'] as const
export const signs = [...lookSigns, ...praiseSigns] as const
export type Sign = (typeof signs)[number]

/** Days `YYYY-MM-DD` in Tokyo, both included. */
export interface Days {
  start_time: string
  end_time: string
}

const daysBefore = (now: number, from: number, count: number): Days => ({
  start_time: wireDate(midnight(now) - (from + count - 1) * day),
  end_time: wireDate(midnight(now) - from * day),
})

/** The days whose study is read: the last week, the last two weeks, and the two weeks before them. */
export const signDays = (now: number) => ({
  week: daysBefore(now, 0, signLimits.idleDays),
  recent: daysBefore(now, 0, signLimits.windowDays),
  before: daysBefore(now, signLimits.windowDays, signLimits.windowDays),
})

export type SignDays = ReturnType<typeof signDays>

interface Study {
  exercise_count: number
  average_score?: number | undefined
}

/** What is known of one student; undefined: it could not be read, so no sign is given that needs it. */
export interface SignFacts {
  week: Study | undefined
  recent: Study | undefined
  before: Study | undefined
  /** How many times as many exercises as before her class has done; undefined: it did none before. */
  classGrowth: number | undefined
  /** How many homeworks she submitted this month, also before their deadlines. */
  submitted_count: number
  /** How many homeworks of her class had their deadline this month until now, and how many she has not submitted. */
  due: number | undefined
  overdue: number | undefined
}

/** The change of the average, in points; null if it cannot be compared. */
export function averageChange({ recent, before }: Pick<SignFacts, 'recent' | 'before'>): number | null {
  const least = signLimits.leastExercises
  if (recent?.average_score === undefined || before?.average_score === undefined) return null
  if (recent.exercise_count < least || before.exercise_count < least) return null
  return recent.average_score - before.average_score
}

const rules: Record<Sign, (facts: SignFacts) => boolean> = {
  idle: ({ week }) => week?.exercise_count === 0,
  falling: facts => (averageChange(facts) ?? 0) <= -signLimits.points,
  overdue: ({ overdue = 0 }) => overdue > 0,
  rising: facts => (averageChange(facts) ?? 0) >= signLimits.points,
  allSubmitted: ({ submitted_count, due = 0, overdue }) => due > 0 && overdue === 0 && submitted_count > 0,
  busier: ({ recent, before, classGrowth }) =>
    recent !== undefined &&
    before !== undefined &&
    classGrowth !== undefined &&
    recent.exercise_count >= signLimits.manyExercises &&
    recent.exercise_count >=
      signLimits.growth * Math.max(classGrowth, 1) * Math.max(before.exercise_count, signLimits.leastExercises),
}

/** The signs of one student, in the order of `signs`. */
export const signsOf = (facts: SignFacts): Sign[] => signs.filter(sign => rules[sign](facts))

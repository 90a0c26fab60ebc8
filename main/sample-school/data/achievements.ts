/** What students achieve: it follows from what they handed in (SPEC §3 Motivation/achievement). */
import { day } from '../../../shared/domain/time'
import type { Round } from './activity'
import { midnight } from './homework-plans'
import type { Student } from './model'

/** 1 exercises done, 2 full marks, 3 days in a row. */
export type AchievementType = 1 | 2 | 3

/** The marks at which each is reached. */
const marks: Record<AchievementType, readonly number[]> = {
  1: [10, 50, 100, 200, 300, 500],
  2: [1, 5, 10, 30, 50, 100],
  3: [3, 5, 7, 14, 30],
}

export interface Achievement {
  /** Names it for good. */
  id: string
  student: Student
  type: AchievementType
  /** The mark that was reached. */
  count: number
  /** When, in milliseconds. */
  at: number
}

/** Everything that a student has achieved by these rounds of his, the earliest round first; each mark once. */
export function achievementsOf(student: Student, rounds: readonly Round[]): Achievement[] {
  const reached: Achievement[] = []
  const seen = new Set<string>()
  const reach = (type: AchievementType, count: number, at: number) => {
    const id = `m-${type}-${count}-${student.id}`
    if (!marks[type].includes(count) || seen.has(id)) return
    seen.add(id)
    reached.push({ id, student, type, count, at })
  }
  let perfect = 0
  let days = 0
  let today = Number.NEGATIVE_INFINITY
  rounds.forEach(({ score, time }, at) => {
    reach(1, at + 1, time)
    if (score === 100) reach(2, ++perfect, time)
    const date = midnight(time)
    if (date === today) return
    days = date === today + day ? days + 1 : 1
    today = date
    reach(3, days, time)
  })
  return reached
}

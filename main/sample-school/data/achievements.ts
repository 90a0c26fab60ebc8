/** Students' achievements, computed from the rounds that they handed in (SPEC §3 Motivation/achievement). */
import { day, midnight } from '../../../shared/domain/time'
import type { Round } from './submitted-rounds'
import type { Student } from './world-types'

/** 1: exercises done, 2: full marks, 3: days in a row. */
export type AchievementType = 1 | 2 | 3

/** The counts at which a student reaches an achievement of each type. */
const marks: Record<AchievementType, readonly number[]> = {
  1: [10, 50, 100, 200, 300, 500],
  2: [1, 5, 10, 30, 50, 100],
  3: [3, 5, 7, 14, 30],
}

export interface Achievement {
  /** Stable id: the same achievement always has the same id. */
  id: string
  student: Student
  type: AchievementType
  /** The count that was reached (one of `marks`). */
  count: number
  /** When the student reached it, in milliseconds. */
  at: number
}

/**
 * All achievements that a student reached with these rounds. `rounds` must be sorted by time; each achievement is
 * listed once.
 */
export function achievementsOf(student: Student, rounds: readonly Round[]): Achievement[] {
  const achievements: Achievement[] = []
  const seen = new Set<string>()
  const addAchievement = (type: AchievementType, count: number, at: number) => {
    const id = `m-${type}-${count}-${student.id}`
    if (!marks[type].includes(count) || seen.has(id)) return
    seen.add(id)
    achievements.push({ id, student, type, count, at })
  }
  let perfect = 0
  let days = 0
  let today = Number.NEGATIVE_INFINITY
  rounds.forEach(({ score, time }, at) => {
    addAchievement(1, at + 1, time)
    if (score === 100) addAchievement(2, ++perfect, time)
    const date = midnight(time)
    if (date === today) return
    days = date === today + day ? days + 1 : 1
    today = date
    addAchievement(3, days, time)
  })
  return achievements
}

/** Students of the grade who share the family or the given name with a row: perhaps one whose name is spelt otherwise. */

import { groupBy } from '../group-by'
import { gradeOfRow, mayMove } from './grade-steps'
import type { Located, MatchState } from './match-state'
import type { PresentStudent } from './plan-types'

/** 姓 and 名; of a name in one piece, its first and its last two characters. */
function partsOf(name: string, fold: MatchState['fold']): string[] {
  const words = name.trim().split(/\s+/u)
  if (words.length > 1) return [`${fold(words[0] ?? '')}-`, `-${fold(words.at(-1) ?? '')}`]
  const whole = [...fold(name)]
  return whole.length < 3 ? [] : [`${whole.slice(0, 2).join('')}-`, `-${whole.slice(-2).join('')}`]
}

/**
 * For a row of the next year, the free students whom it may be about. Above the lowest grade of the school, hardly
 * anybody is new.
 */
export function createNearNames({ students, free, fold }: MatchState): (row: Located) => PresentStudent[] {
  const byPart = groupBy(
    free().flatMap(student => partsOf(student.nickname, fold).map(part => ({ part, student }))),
    ({ part }) => part,
  )
  const hasBelow = new Map<string, boolean>()
  const isLowest = (row: Located): boolean => {
    const found = gradeOfRow(row)
    const key = found === null ? '' : `${found.stage}${found.grade}`
    const has = hasBelow.get(key) ?? students.some(student => mayMove(row, student, true))
    hasBelow.set(key, has)
    return !has
  }
  return row => {
    if (row.team === undefined || row.team.id === '' || isLowest(row)) return []
    const called = partsOf(row.entry.nickname, fold).flatMap(part => byPart.get(part) ?? [])
    return [...new Set(called.map(({ student }) => student))].filter(student => mayMove(row, student, false))
  }
}

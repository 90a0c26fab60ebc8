/** Which other homework a reading's score is compared with. Pure functions. */
import { day, parseJst } from '../../../../shared/domain/time'
import { splitIds } from '../homework-teams'
import type { Homework } from './submissions'

interface Bounds {
  /** How many days before the chosen homework the others were delivered at most. */
  days: number
  /** How many homeworks of each class. */
  most: number
  /** How many homeworks of all classes together. */
  total: number
}

const startOf = ({ start_time }: Homework): number => parseJst(start_time) ?? 0

/**
 * The homework that the classes of the chosen one had before it, the latest first.
 * With many classes, those of most of these classes come first.
 * @param teamId only of this class; empty: of all classes of the chosen homework.
 */
export function earlierHomeworks(
  all: readonly Homework[],
  homeworkId: string,
  teamId: string,
  { days, most, total }: Bounds,
): Homework[] {
  const chosen = all.find(({ homework_id }) => homework_id === homeworkId)
  if (!chosen) return []
  const end = startOf(chosen)
  const before = all
    .filter(each => each !== chosen && startOf(each) <= end && startOf(each) >= end - days * day)
    .toSorted((a, b) => startOf(b) - startOf(a))
  const teams = teamId === '' ? splitIds(chosen.team_ids) : [teamId]
  const classesOf = new Map<Homework, number>()
  for (const team of teams)
    for (const each of before.filter(({ team_ids }) => splitIds(team_ids).includes(team)).slice(0, most))
      classesOf.set(each, (classesOf.get(each) ?? 0) + 1)
  const found = before.filter(each => classesOf.has(each))
  const kept = new Set(found.toSorted((a, b) => (classesOf.get(b) ?? 0) - (classesOf.get(a) ?? 0)).slice(0, total))
  return found.filter(each => kept.has(each))
}

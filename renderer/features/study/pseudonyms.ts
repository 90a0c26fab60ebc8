/** The numbers that stand for students whose names are hidden: the same on every page until the session ends. */
import { onSessionEnd } from '../../bridge/index'

const numbers = new Map<string, number>()

onSessionEnd(() => numbers.clear())

/** Counted from 1 in the order in which students are first shown, so that it says nothing of a place in the class. */
export function pseudonymOf(studentId: string): number {
  const known = numbers.get(studentId)
  if (known !== undefined) return known
  const next = numbers.size + 1
  numbers.set(studentId, next)
  return next
}

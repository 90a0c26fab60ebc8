/** Students of the full school who could not work for some time: their study has a gap that a teacher should notice. */
import { day, fromJst, jstParts } from '../../../shared/domain/time'
import type { Size } from './world-types'

interface Absence {
  /** The student's index in the school. */
  student: number
  from: number
  until: number
}

/** The last 5th of October before the epoch. */
function lastOctober(epoch: number): number {
  const { year } = jstParts(epoch)
  const october = fromJst(year, 10, 5)
  return october <= epoch ? october : fromJst(year - 1, 10, 5)
}

const absencesAt = (epoch: number): readonly Absence[] => [
  // ill for a month until the school was opened
  { student: 225, from: epoch - 32 * day, until: epoch },
  // left the school at the end of September; the account is still in its class
  { student: 210, from: lastOctober(epoch) - 5 * day, until: Number.POSITIVE_INFINITY },
  // came to the school in October
  { student: 110, from: Number.NEGATIVE_INFINITY, until: lastOctober(epoch) },
]

/** The students, by index, who were absent while the homework ran. */
export const absentStudents = (size: Size, epoch: number, { start, end }: { start: number; end: number }): number[] =>
  size === 'full'
    ? absencesAt(epoch)
        .filter(({ from, until }) => start < until && end > from)
        .map(({ student }) => student)
    : []

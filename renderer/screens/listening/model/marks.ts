/** The teacher's marks of readings (docs/stores.md). Pure functions. */
import type { Keep } from '../../../../shared/contract/keeps'
import { limits } from '../../../../shared/domain/limits'
import { parseJst } from '../../../../shared/domain/time'
import type { Submission } from '../../../features/homework/queue/submissions'

export type Marks = Keep<'listening-marks'>
export const markDigits = [1, 2, 3] as const
export type MarkDigit = (typeof markDigits)[number]

type Marked = Pick<Submission, 'key' | 'homeworkId' | 'submitTime'>

/** When a submission was handed in, in seconds; 0 if the server does not say. */
const submittedAt = ({ submitTime }: Marked): number => Math.floor((parseJst(submitTime) ?? 0) / 1000)

/** The mark of a submission; none if the student has handed in again since. */
export function markOf(marks: Marks, item: Marked): MarkDigit | null {
  const found = marks[item.homeworkId]?.marks[item.key]
  return found && found.of >= submittedAt(item) ? found.mark : null
}

/**
 * Sets or removes the mark of a submission; only the homeworks that were marked last are kept.
 * @param at now, in seconds.
 */
export function withMark(marks: Marks, item: Marked, mark: MarkDigit | null, at: number): Marks {
  const { [item.key]: _, ...others } = marks[item.homeworkId]?.marks ?? {}
  const own = mark === null ? others : { ...others, [item.key]: { mark, of: submittedAt(item) } }
  const { [item.homeworkId]: _old, ...rest } = marks
  const all = Object.keys(own).length === 0 ? rest : { ...rest, [item.homeworkId]: { at, marks: own } }
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at)
  return Object.fromEntries(newest.slice(0, limits.listening.homeworks))
}

/** The actions that the homework list offers for one homework, as a table (SPEC §4, §6). */
import type { SessionView } from '../../../../shared/contract/types'
import { redistributionFault } from '../../../../shared/domain/homework-edits'
import { isStatus } from '../../../../shared/domain/statuses'
import { canGiveHomework } from '../can-give-homework'
import type { ActionName, Homework } from './list-types'
import { text } from './text'

interface HomeworkAction {
  name: ActionName
  /** Whether this teacher sees the action at all. Absent: every teacher does. */
  isOffered?: (session: SessionView) => boolean
  /** Why the action is disabled for this homework now, or null if it is enabled. Absent: always enabled. */
  disabledReason?: (homework: Homework) => string | null
}

type RedistributionFacts = Pick<Homework, 'status' | 'student_count' | 'submitted_count'>

/**
 * Why a homework cannot be redistributed, or null if it can. For a status that this version does not know, the server
 * decides.
 */
export function whyCannotRedistribute({ status, student_count, submitted_count }: RedistributionFacts): string | null {
  if (!isStatus(status)) return null
  const fault = redistributionFault(status, student_count - submitted_count)
  return fault && text.disabledReasons.redistribute[fault]
}

export const homeworkActions: readonly HomeworkAction[] = [
  { name: 'details' },
  { name: 'edit', isOffered: canGiveHomework },
  { name: 'redistribute', isOffered: canGiveHomework, disabledReason: whyCannotRedistribute },
  { name: 'duplicate', isOffered: canGiveHomework },
  { name: 'remove', isOffered: canGiveHomework },
]

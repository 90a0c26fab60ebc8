/** What can be done to a homework from the list, as one table: who is offered it, and why not now (SPEC §4, §6). */
import type { SessionView } from '../../../../shared/contract/types'
import { redistributionFault } from '../../../../shared/domain/homework-edits'
import { isStatus } from '../../../../shared/domain/statuses'
import type { Homework } from './list-columns'
import { text } from './text'

export type ActionName = 'details' | 'edit' | 'redistribute' | 'duplicate' | 'remove'

interface HomeworkAction {
  name: ActionName
  /** Whether this teacher is offered it at all. */
  isOffered?: (session: SessionView) => boolean
  /** Why it cannot be done to this homework now; null: it can. */
  disabledReason?: (homework: Homework) => string | null
}

/** Who teaches without giving homework out changes and deletes none either: the server refuses it (SPEC §6). */
export const canGiveHomework = (session: SessionView | null): boolean => session !== null && session.user.teacher_flag !== 'bc'

/** Why a homework cannot be redistributed, or null. Of a status that is unknown here the server has the word. */
export function whyCannotRedistribute({ status, student_count, submitted_count }: Homework): string | null {
  if (!isStatus(status)) return null
  const fault = redistributionFault(status, student_count - submitted_count)
  return fault && text.cannot.redistribute[fault]
}

export const homeworkActions: readonly HomeworkAction[] = [
  { name: 'details' },
  { name: 'edit', isOffered: canGiveHomework },
  { name: 'redistribute', isOffered: canGiveHomework, disabledReason: whyCannotRedistribute },
  { name: 'duplicate', isOffered: canGiveHomework },
  { name: 'remove', isOffered: canGiveHomework },
]

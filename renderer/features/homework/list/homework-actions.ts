/** What can be done to a homework from the list, as one table: who is offered it, and why not now (SPEC §4, §6). */
import type { SessionView } from '../../../../shared/contract/types'
import { redistributionFault } from '../../../../shared/domain/homework-edits'
import { isStatus } from '../../../../shared/domain/statuses'
import type { Homework } from './list-columns'
import { text } from './text'

export type ActionName = 'details' | 'edit' | 'redistribute' | 'duplicate' | 'remove'

interface ActionRow {
  name: ActionName
  /** Whether this teacher is offered it at all. */
  when?: (session: SessionView) => boolean
  /** Why it cannot be done to this homework now; null: it can. */
  why?: (homework: Homework) => string | null
}

/** Who teaches without giving homework out changes and deletes none either: the server refuses it (SPEC §6). */
export const givesOut = (session: SessionView | null): boolean => session !== null && session.user.teacher_flag !== 'bc'

/** Why a homework cannot be redistributed, or null. Of a status that is unknown here the server has the word. */
export function whyNotRedistributed({ status, student_count, submitted_count }: Homework): string | null {
  if (!isStatus(status)) return null
  const fault = redistributionFault(status, student_count - submitted_count)
  return fault && text.cannot.redistribute[fault]
}

export const actions: readonly ActionRow[] = [
  { name: 'details' },
  { name: 'edit', when: givesOut },
  { name: 'redistribute', when: givesOut, why: whyNotRedistributed },
  { name: 'duplicate', when: givesOut },
  { name: 'remove', when: givesOut },
]

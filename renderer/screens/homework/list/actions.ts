/** What can be done to a homework from the list, as one table: who is offered it, and why not now (SPEC §4, §6). */
import type { SessionView } from '../../../../shared/contract/types'
import type { Homework } from './columns'

export type ActionName = 'details' | 'remove'

interface ActionRow {
  name: ActionName
  /** Whether this teacher is offered it at all. */
  when?: (session: SessionView) => boolean
  /** Why it cannot be done to this homework now; null: it can. */
  why?: (homework: Homework) => string | null
}

/** Who teaches without giving homework out changes and deletes none either: the server refuses it (SPEC §6). */
export const givesOut = (session: SessionView | null): boolean => session !== null && session.user.teacher_flag !== 'bc'

export const actions: readonly ActionRow[] = [{ name: 'details' }, { name: 'remove', when: givesOut }]

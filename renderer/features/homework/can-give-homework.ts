/**
 * The permission to give homework (SPEC §6): a teacher with teacher_flag 'bc' cannot create, change or delete homework.
 */
import type { SessionView } from '../../../shared/contract/types'

/** False without a session. */
export const canGiveHomework = (session: SessionView | null): boolean =>
  session !== null && session.user.teacher_flag !== 'bc'

/** The permission to hold live lessons (SPEC §6): the account's switch online_class_switch. */
import type { SessionView } from '../../../shared/contract/types'

export const hasLiveLessons = (session: SessionView): boolean => session.online_class_switch === 1

/** What can be done with one student. */
import type { Student } from './student-cells'
import { text } from './text'

export type RowAction = 'password' | 'initial' | 'branches' | 'leave'

interface ActionRow {
  name: RowAction
  /** It changes something on the server. */
  writes: boolean
  /** Why it cannot be done for this student; null if it can. */
  whyNot?(student: Student): string | null
}

const rows: readonly ActionRow[] = [
  {
    name: 'initial',
    writes: false,
    whyNot: ({ password_changed }) => (password_changed === 1 ? text.menu.initialChanged : null),
  },
  { name: 'password', writes: true },
  { name: 'branches', writes: false },
  { name: 'leave', writes: true },
]

/** The actions of a student, each with the reason why it cannot be done now, or null. */
export const rowActions = (student: Student, isOffline: boolean) =>
  rows.map(({ name, writes, whyNot }) => ({
    name,
    label: text.menu[name],
    reason: whyNot?.(student) ?? (writes && isOffline ? text.menu.offline : null),
  }))

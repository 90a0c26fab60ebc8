/** The ways from home to what teachers do most; the first is the screen's primary button. */
import type { SessionView } from '../../../shared/contract/types'
import { paths } from '../../paths'
import { homeText } from './text'

interface Shortcut {
  label: string
  to: string
  /** The key that does the same on the home. */
  key?: string
  /** Absent for a teacher of whom this is not true. */
  when?: (session: SessionView) => boolean
}

const shortcuts: readonly Shortcut[] = [
  // Straight to the exercises: which family one stands in need not be known (DESIGN §12).
  {
    label: homeText.shortcuts.assign,
    to: paths.assign('routine', 2),
    key: 'n',
    when: ({ user }) => user.teacher_flag !== 'bc',
  },
  { label: homeText.shortcuts.homework, to: paths.homeworkManagement() },
]

export const shortcutsFor = (session: SessionView): Shortcut[] =>
  shortcuts.filter(shortcut => shortcut.when?.(session) ?? true)

/** The ways from home to what teachers do most; the first is the screen's primary button. */
import type { SessionView } from '../../../shared/contract/types'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { paths } from '../../paths'
import { homeText } from './text'

interface HomeLink {
  label: string
  to: string
  /** The key that does the same on the home. */
  key?: string
  /** Absent for a teacher of whom this is not true. */
  isOffered?: (session: SessionView) => boolean
}

const homeLinks: readonly HomeLink[] = [
  // Straight to the exercises: which family one stands in need not be known (DESIGN §12).
  {
    label: homeText.shortcuts.assign,
    to: paths.assign('routine', 2),
    key: 'n',
    isOffered: canGiveHomework,
  },
  { label: homeText.shortcuts.homework, to: paths.homeworkManagement() },
]

export const homeLinksFor = (session: SessionView): HomeLink[] =>
  homeLinks.filter(shortcut => shortcut.isOffered?.(session) ?? true)

/** The link buttons of the home page: the tasks that teachers do most. The first is the primary button. */
import type { SessionView } from '../../../shared/contract/types'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { paths } from '../../paths'
import { homeText } from './text'

interface HomeLink {
  label: string
  to: string
  /** The keyboard shortcut on the home page. */
  key?: string
  /** Whether this teacher sees the link. Absent: every teacher does. */
  isOffered?: (session: SessionView) => boolean
}

const homeLinks: readonly HomeLink[] = [
  // Opens the contents step directly: the teacher does not have to choose a family first (DESIGN §12).
  {
    label: homeText.shortcuts.assign,
    to: paths.assign('routine', 2),
    key: 'n',
    isOffered: canGiveHomework,
  },
  { label: homeText.shortcuts.review, to: paths.writingReview(), key: 'c' },
  { label: homeText.shortcuts.listen, to: paths.listening(), key: 'l' },
  { label: homeText.shortcuts.homework, to: paths.homeworkManagement() },
]

export const homeLinksFor = (session: SessionView): HomeLink[] =>
  homeLinks.filter(shortcut => shortcut.isOffered?.(session) ?? true)

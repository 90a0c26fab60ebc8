import { draftSlot } from '../../bridge/index'
import { finishDeletions } from '../../ui/deletions/pending-deletions'
import { confirmDialog } from '../../ui/dialogs'
import { commentsKey, readComments, sendingKind, unsentComments } from './comments'
import { text } from './text'

/**
 * Sends the comments on readings that wait before a logout, which wipes all drafts on this PC. Asks if something is left
 * that was not sent.
 * @returns whether the teacher may be logged out.
 */
export async function sendCommentsBeforeLogout(): Promise<boolean> {
  await finishDeletions(sendingKind)
  const slot = draftSlot(commentsKey)
  await slot?.load()
  const left = unsentComments(readComments(slot?.known()?.value) ?? {}).length
  const { message, ...words } = text.logout
  return left === 0 || confirmDialog({ message: message(left), ...words })
}

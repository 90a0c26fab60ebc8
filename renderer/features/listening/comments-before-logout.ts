import type { QueryClient } from '@tanstack/react-query'
import { draftSlot } from '../../bridge/index'
import { finishDeletions } from '../../ui/deletions/pending-deletions'
import { confirmDialog } from '../../ui/dialogs'
import { commentsKey, readComments, sendingKind, unsentComments } from './comments'
import { lookUpComments } from './send-comments'
import { text } from './text'

/** How long a logout waits for the comments that are stored, in milliseconds. */
const loadLimit = 3_000

/**
 * Sends the comments on readings that wait before a logout, which wipes all drafts on this PC, and looks up those whose
 * outcome is not known. Asks if something is left that was not sent.
 * @returns whether the teacher may be logged out.
 */
export async function sendCommentsBeforeLogout(client: QueryClient): Promise<boolean> {
  await finishDeletions(sendingKind)
  const slot = draftSlot(commentsKey)
  // what cannot be read must not keep the teacher from a logout
  await Promise.race([slot?.load(), new Promise(resolve => setTimeout(resolve, loadLimit))])
  if (slot?.known()) await lookUpComments(client)
  const left = unsentComments(readComments(slot?.known()?.value) ?? {})
  const unknown = left.filter(({ sentAt }) => sentAt !== undefined)
  const { message, ...words } = text.logout
  return left.length === 0 || confirmDialog({ message: message(left.length, unknown.length), ...words })
}

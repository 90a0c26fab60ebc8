import type { QueryClient } from '@tanstack/react-query'
import { confirmDialog } from '../../ui/dialogs'
import { hasChanges } from './note-draft'
import { sendAllNotes } from './note-outbox'
import { noteEntries } from './note-store'
import { notesText } from './text'

/**
 * Sends what waits before a logout, which wipes all drafts on this PC. Asks if something is left that the server does
 * not have.
 * @returns whether the teacher may be logged out.
 */
export async function sendNotesBeforeLogout(client: QueryClient): Promise<boolean> {
  await sendAllNotes(client)
  const left = [...noteEntries().values()].filter(({ draft }) => hasChanges(draft)).length
  const { message, ...words } = notesText.logout
  return left === 0 || confirmDialog({ message: message(left), ...words })
}

/**
 * Notes of the system that the page itself shows. In a browser the user is asked once; in Electron the page has no
 * permission, and main shows them.
 */

const notes = (): typeof Notification | null => (typeof Notification === 'undefined' ? null : Notification)

/** Asks for the permission, if the user was never asked. Call it for a click only. */
export async function askForNotes(): Promise<void> {
  if (notes()?.permission === 'default') await notes()?.requestPermission()
}

/** Whether the user was never asked for the permission. */
export const canAskForNotes = (): boolean => notes()?.permission === 'default'

/** Shows a note, if the user allows it. A later note with the same tag replaces it. */
export function showNote(title: string, tag: string): void {
  const Note = notes()
  if (Note?.permission === 'granted') new Note(title, { tag })
}

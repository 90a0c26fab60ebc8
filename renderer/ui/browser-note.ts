/**
 * System notifications that the page itself shows. In a browser the user is asked once; in Electron the page has no
 * permission, and main shows them.
 */

const notes = (): typeof Notification | null => (typeof Notification === 'undefined' ? null : Notification)

/** Asks for the permission, if the user was never asked. Call it for a click only. */
export async function askForNotes(): Promise<void> {
  if (notes()?.permission === 'default') await notes()?.requestPermission()
}

/** Whether the user was never asked for the permission. */
export const canAskForNotes = (): boolean => notes()?.permission === 'default'

/** By their tags: a later note with the same tag replaces the earlier one. */
const shown = new Map<string, Notification>()

/** Shows a note, if the user allows it. A later note with the same tag replaces it. A click leads to the address. */
export function showNote(title: string, tag: string, address: string): void {
  const Note = notes()
  if (Note?.permission !== 'granted') return
  const note = new Note(title, { tag })
  shown.set(tag, note)
  note.addEventListener('close', () => {
    if (shown.get(tag) === note) shown.delete(tag)
  })
  note.addEventListener('click', () => {
    window.focus()
    window.location.hash = address
  })
}

/** Removes the notes that were shown: the next user must not read them. */
export function removeNotes(): void {
  for (const note of [...shown.values()]) note.close()
  shown.clear()
}

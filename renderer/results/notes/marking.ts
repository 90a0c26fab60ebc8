/** Marking of a paper: the host of a result view offers it; the views show it where comments can be written. */
import { flushSync } from 'react-dom'
import { isWriting } from '../../../shared/domain/view-families'
import type { Paper } from '../../../shared/items/paper'
import { showToast } from '../../bridge/index'
import type { Work } from './note-draft'
import { hasTypedWords, noteEntryOf, saveNotes, whenJournalled } from './note-store'
import { notesText } from './text'

export interface Marking {
  /** The student, as the outbox names the work. */
  name: string
  /** The teacher hides names: the name is neither shown nor put into a comment. */
  isNameHidden?: boolean
  /** The address of the paper. */
  path: string
  /** The address of the same student's paper of one round: an earlier one can have a draft. */
  pathOfRound?: (round: number) => string
  /** Goes to the next paper after a save; absent where there is none. */
  goNext?: () => void
  /** The text opens ready for comments. */
  isOpen?: boolean
}

/** Whether a teacher may comment on a paper: writing, where the server says so (WIRE show_comment). */
export const canBeCommented = ({ resource, show_comment }: Paper): boolean =>
  isWriting(resource.view_key) && show_comment === 1

/** The works of a paper: it may contain earlier submissions, each with a guid of its own. */
export function worksOf(paper: Paper, studentId: string): Work[] {
  const guids = paper.answers.map(answer => answer.guid ?? paper.guid)
  const { topic_id } = paper.resource
  return [...new Set([paper.guid, ...guids])].flatMap(guid =>
    guid === undefined ? [] : [{ student_id: studentId, topic_id, guid }],
  )
}

/**
 * Saves the changes of all works of a paper.
 * @returns false if nothing was saved, because words are still in a form, or a conflict waits for the teacher's choice.
 */
export function savePaper(works: readonly Work[]): boolean {
  if (works.some(work => hasTypedWords(noteEntryOf(work)))) {
    showToast(notesText.typedLeft)
    return false
  }
  if (works.some(work => (noteEntryOf(work)?.draft.conflicts.length ?? 0) > 0)) {
    showToast(notesText.conflictsLeft)
    return false
  }
  for (const work of works) saveNotes(work)
  return true
}

/**
 * Holds the keys that are pressed from now on. The returned function gives them to what has the focus then: they are
 * meant for the next paper, and not for the one that is still on the screen.
 */
function holdKeys(): () => void {
  const held: KeyboardEvent[] = []
  const hold = (event: KeyboardEvent) => {
    if (event.keyCode === 229) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  window.addEventListener('keydown', hold, true)
  return () => {
    window.removeEventListener('keydown', hold, true)
    for (const { key, code, ctrlKey, shiftKey, altKey } of held) {
      const again = { key, code, ctrlKey, shiftKey, altKey, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', again))
    }
  }
}

let isGoing = false

/**
 * Saves the changes of a paper and goes on, if there is where to go. The next paper tells the teacher that her comments
 * are safe, so it is shown when they are in the journal: the power may be cut at any moment. A teacher who has called
 * the save back by then stays. A button that is pressed twice goes on once.
 */
export async function savePaperAndGo(works: readonly Work[], goNext: (() => void) | undefined): Promise<void> {
  if (isGoing || !savePaper(works) || goNext === undefined) return
  isGoing = true
  const release = holdKeys()
  await whenJournalled(works)
  isGoing = false
  const isCalledBack = works.some(work => noteEntryOf(work)?.draft.isSaved === false)
  // Its effects take the focus before the held keys come.
  if (!isCalledBack) flushSync(goNext)
  release()
}

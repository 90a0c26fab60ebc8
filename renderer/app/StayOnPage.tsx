import { useNoteEntries } from '../results/index'
import { useDeletionState } from '../ui/deletions/pending-deletions'
import { useStayOnPage } from '../ui/use-stay-on-page'

/**
 * Closing asks first while something can be undone, which it would cancel, or while comments wait, which would be sent
 * after the next login on this PC only. It is outside of the pages, because a lock hides those.
 */
export function StayOnPage() {
  const { batches } = useDeletionState()
  const notes = [...useNoteEntries().values()]
  const isDeleting = batches.some(({ secondsLeft }) => secondsLeft > 0)
  useStayOnPage(isDeleting || notes.some(({ state: { kind } }) => kind === 'waiting' || kind === 'sending'))
  return null
}

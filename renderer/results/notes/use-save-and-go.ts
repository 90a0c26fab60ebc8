import { useIsShown } from '../../ui/use-is-shown'
import { savePaperAndGo } from './marking'
import type { Work } from './note-draft'

/**
 * Saves the changes of a paper and goes on (see `savePaperAndGo`). If the teacher has left the paper before its
 * comments are in the journal, for example by a link, she stays where she went.
 */
export function useSaveAndGo(works: () => readonly Work[], goNext: (() => void) | undefined): () => void {
  const isShown = useIsShown()
  return () => void savePaperAndGo(works(), goNext && (() => isShown() && goNext()))
}

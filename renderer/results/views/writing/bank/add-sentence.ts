/** Uses sentences of the comment bank on a range of a text. */
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import type { BankEntry } from '../../../bank/comment-bank'
import { type CommentFacts, expand, rightFormIn } from '../../../bank/placeholders'
import { bankText } from '../../../bank/text'
import type { Span } from '../../../content/spans'
import type { NoteEditorState } from '../editor/use-note-editor'

/** What the AI says about a range. */
export type Hint = Span & { words: string }

/** What is known about the text beside its words. */
export interface BankSource {
  /** The student's name; null while names are hidden. */
  name: string | null
  hints: readonly Hint[]
}

/** What the placeholders stand for on a range. */
export function factsOn(text: string, { startPos, endPos }: NoteRange, { name, hints }: BankSource): CommentFacts {
  const words = text.slice(startPos, endPos)
  const own = hints.filter(({ start, end }) => start < endPos && startPos < end)
  return {
    name,
    words,
    rightForm: rightFormIn(
      own.map(hint => hint.words),
      words,
    ),
  }
}

/**
 * Adds a sentence on a range at once. If the right form is not known, the form opens with the sentence, so that the
 * teacher fills it in.
 * @returns why the sentence cannot be used, or null.
 */
export function addSentence(
  editor: NoteEditorState,
  { text: sentence }: BankEntry,
  range: NoteRange,
  source: BankSource,
): { refusal: string | null; isUsed: boolean } {
  const { text, fault, lacksRightForm } = expand(sentence, factsOn(editor.text, range, source))
  if (fault !== null) return { refusal: bankText.refused[fault], isUsed: false }
  if (!lacksRightForm) return { refusal: null, isUsed: editor.addOnRange(range, text) }
  editor.onTyped({ pos: range, comments: text })
  return { refusal: null, isUsed: true }
}

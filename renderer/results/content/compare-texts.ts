/** Compares two versions of a text word by word, in English and in Japanese. */
import { diffArrays } from 'diff'

export interface Change {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** With more changes than this the search would take too long, and nearly nothing is the same. */
const mostChanges = 1000

/** The words and signs of a text; blanks belong to the word before them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = pieces.length - 1
    if (segment.trim() === '' && last >= 0) pieces[last] += segment
    else pieces.push(segment)
  }
  return pieces
}

/** The later text with what was removed and what was added. Blanks make no difference. */
export function compareTexts(earlier: string, later: string): Change[] {
  const [before, after] = [piecesOf(earlier), piecesOf(later)]
  const comparator = (one: string, other: string) => one.trim() === other.trim()
  const changes = diffArrays(before, after, { comparator, maxEditLength: mostChanges })
  const rewritten = [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  return (changes ?? rewritten)
    .filter(({ value }) => value.length > 0)
    .map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }))
}

/** The number of words of the changes of one kind. */
export const countChanged = (changes: readonly Change[], kind: Change['kind']): number =>
  changes
    .filter(change => change.kind === kind)
    .flatMap(({ text }) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)).length

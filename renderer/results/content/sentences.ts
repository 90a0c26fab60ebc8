/** The sentences of a text. A line break ends a sentence too. */
import type { Span } from './spans'

const sentences = new Intl.Segmenter('ja', { granularity: 'sentence' })

/** Every sentence that is not blank, without the blanks around it. */
export const sentencesOf = (text: string): Span[] =>
  [...sentences.segment(text)].flatMap(({ index, segment }) => {
    const words = segment.trim()
    const start = index + segment.length - segment.trimStart().length
    return words === '' ? [] : [{ start, end: start + words.length }]
  })

/** Each key in the editor of comments asks for the sentences of the same text, which may be long. */
let last: { text: string; all: readonly Span[] } = { text: '', all: [] }

function lastSentencesOf(text: string): readonly Span[] {
  if (last.text !== text) last = { text, all: sentencesOf(text) }
  return last.all
}

/** The sentences that a range touches; for a caret between two of them, the one after it. */
export function sentencesAt(text: string, { start, end }: Span): Span[] {
  const all = lastSentencesOf(text)
  const touched = all.filter(each => each.start < end && start < each.end)
  if (touched.length > 0) return touched
  const one = all.find(each => start < each.end) ?? all.at(-1)
  return one ? [one] : []
}

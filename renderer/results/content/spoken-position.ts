/**
 * Estimates which part of a text is being played. The content has no timings, so the duration is divided in proportion
 * to text length.
 */

/**
 * Whether the next segment continues the sentence: after a title such as "Mr.", or with a lower-case word (reported
 * speech).
 */
const continuesSentence = (before: string, next: string): boolean =>
  /\b(?:Mr|Mrs|Ms|Dr|Mt|St|Prof)\.\s*$/.test(before) || /^\p{Ll}/u.test(next)

interface TextRange {
  /** Offsets in the text, end exclusive. */
  from: number
  to: number
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, without the spaces between them. */
export function sentencesOf(text: string): TextRange[] {
  const sentences: TextRange[] = []
  let before = ''
  for (const { segment, index } of segmenter.segment(text)) {
    if (segment.trim() === '') continue
    const to = index + segment.trimEnd().length
    const last = sentences.at(-1)
    if (last && continuesSentence(before, segment)) last.to = to
    else sentences.push({ from: index + segment.length - segment.trimStart().length, to })
    before = segment
  }
  return sentences
}

interface PartPosition {
  at: number
  /** How much of the part has been played, 0–1. */
  share: number
}

/** The part that is played when `share` (0–1) of the whole has been played; `lengths` are the lengths of the parts. */
export function partAt(lengths: readonly number[], share: number): PartPosition | undefined {
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let remaining = Math.max(0, Math.min(1, share)) * total
  let last: PartPosition | undefined
  for (const [at, length] of lengths.entries()) {
    if (length <= 0) continue
    if (remaining < length) return { at, share: remaining / length }
    remaining -= length
    last = { at, share: 1 }
  }
  return last
}

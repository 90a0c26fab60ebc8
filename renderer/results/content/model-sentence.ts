/** Finds the sentence of the sample answers that is most like what a student wrote. */
import { sentencesOf } from './sentences'

const words = new Intl.Segmenter('ja', { granularity: 'word' })

const wordsOf = (text: string): Set<string> =>
  new Set([...words.segment(text)].filter(word => word.isWordLike).map(word => word.segment.toLowerCase()))

/** How many words two texts share, 0–1 (Dice coefficient). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(word => other.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size)
}

/** The most similar sentence of the samples; null if none shares a word with the text. */
export function modelSentence(samples: readonly string[], text: string): string | null {
  const own = wordsOf(text)
  const ranked = samples
    .flatMap(sample => sentencesOf(sample).map(({ start, end }) => sample.slice(start, end)))
    .map(sentence => ({ sentence, rank: likeness(own, wordsOf(sentence)) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
  return ranked[0]?.sentence ?? null
}

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

interface Sample {
  sentence: string
  words: ReadonlySet<string>
}

/** The sentences of the samples with their words, which each selection of the teacher is compared with. */
const sampleSentences = new WeakMap<readonly string[], Sample[]>()

function readSamples(samples: readonly string[]): Sample[] {
  const read = samples
    .flatMap(sample => sentencesOf(sample).map(({ start, end }) => sample.slice(start, end)))
    .map(sentence => ({ sentence, words: wordsOf(sentence) }))
  sampleSentences.set(samples, read)
  return read
}

/** The most similar sentence of the samples; null if none shares a word with the text. */
export function modelSentence(samples: readonly string[], text: string): string | null {
  const own = wordsOf(text)
  const ranked = (sampleSentences.get(samples) ?? readSamples(samples))
    .map(({ sentence, words: theirs }) => ({ sentence, rank: likeness(own, theirs) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
  return ranked[0]?.sentence ?? null
}

/** Chooses the sentences of a student's essay. A later round keeps most of the sentences of the round before. */
import { commonJapanese, commonParagraphs, essays, noIdea } from '../../content/essays'
import type { Essay } from '../../content/essays/essay-type'
import { type WritingStyle, writingStyles } from '../../content/essays/styles'
import type { Mark } from '../../data/marks'
import { hashNumbers, hashText, pick, randomShare } from '../../data/random'
import type { Student, Topic } from '../../data/world-types'
import type { EssayPlan, PlannedSentence } from './composition'

/** The sentences of the model answer. */
const modelOf = ({ unit }: Mark): string[] =>
  unit.kind === 'written' ? (unit.samples[0] ?? '').split(/(?<=[.!?])\s+/) : []

const wordsIn = (sentence: string): number => sentence.split(' ').length

const wordsInAll = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0)

/** The essay of the task. For a task without one it is made of the model answer and of sentences that fit any task. */
function essayOf(mark: Mark): Essay & { most?: number } {
  const known = essays.get(mark.unit.text.split('\n')[0] ?? '')
  if (known !== undefined) return known
  const model = modelOf(mark)
  const [first = '', ...others] = model
  // The task says how many words the student should write.
  const common = { values: {}, closing: [], japanese: commonJapanese, most: wordsInAll(model) }
  if (mark.score === 100) return { ...common, opening: model, paragraphs: [] }
  return { ...common, opening: [first], paragraphs: [others, ...commonParagraphs] }
}

/** The most words of an essay before sentences are left out, and the fewest; a good essay is not as short. */
const wordBounds = { fewest: 6, fewestOfGood: 25, inFreeWriting: 450, elsewhere: 200 }

/** An essay with fewer words has no closing sentences. */
const shortEssay = 40

/** About how many words the student writes. Half of the essays have fewer than sixty. */
function wordCount(most: number, style: WritingStyle, score: number, key: number): number {
  if (style.words !== undefined) return Math.min(most, style.words)
  if (score < 40) return Math.min(most, 30)
  const fewest = score < 80 ? wordBounds.fewest : Math.min(most, wordBounds.fewestOfGood)
  return fewest * (most / fewest) ** randomShare(key, 61)
}

/** The first sentences that have at most `words` words. */
function firstSentences(sentences: readonly string[], words: number): readonly string[] {
  let count = 0
  const end = sentences.findIndex(sentence => {
    count += wordsIn(sentence)
    return count > words
  })
  return end < 0 ? sentences : sentences.slice(0, end)
}

/** The paragraphs that the student chose, as much of them as has about `words` words, in the essay's order. */
function bodyOf({ paragraphs }: Essay, words: number, key: number): (readonly string[])[] {
  let left = words
  const chosen = paragraphs
    .map((paragraph, at) => ({ paragraph, at, rank: hashNumbers(key, at, 62) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ paragraph, at }) => {
      const sentences = firstSentences(paragraph, left)
      left -= wordsInAll(paragraph)
      return { sentences, at }
    })
  return chosen.sort((a, b) => a.at - b.at).map(({ sentences }) => sentences)
}

/** The sentences of an essay of about `words` words, at least one. */
function sentencesOf(essay: Essay, style: WritingStyle, words: number, key: number): PlannedSentence[] {
  const { gap = ' ', paragraphGap = gap } = style
  const [first = '', ...others] = essay.opening
  const opening = [first, ...firstSentences(others, words - wordsIn(first))]
  const closing = words < shortEssay ? [] : essay.closing
  const body = bodyOf(essay, words - wordsInAll([...opening, ...closing]), key)
  return [opening, ...body, closing].flatMap(part =>
    part.map((model, at) => ({ model, gap: at === 0 ? paragraphGap : gap })),
  )
}

/** Each round leaves out other sentences, so that the words after them are at other places than in the round before. */
const isLeftOut = ({ model }: PlannedSentence, at: number, key: number, round: number): boolean =>
  at > 0 && hashNumbers(key, hashText(model), round) % 7 === 0

/** Adds a Japanese sentence after every second one. */
const withJapanese = (sentences: readonly PlannedSentence[], japanese: readonly string[]): PlannedSentence[] =>
  sentences.flatMap((sentence, at) => {
    const added = at % 2 === 1 ? japanese[(at - 1) / 2] : undefined
    return added === undefined ? [sentence] : [sentence, { model: added, gap: '' }]
  })

/** The plan of one student's essay in one round. */
export function planEssay(topic: Topic, student: Student, round: number, mark: Mark): EssayPlan {
  const score = mark.score ?? 0
  const key = hashNumbers(hashText(topic.id), student.index, mark.place, 18)
  // A student without an idea says so, or hands in blanks.
  if (score === 0)
    return key % 2 === 0 ? { start: '  \r\n\t', sentences: [] } : { start: '', sentences: [{ model: noIdea, gap: '' }] }
  const style = writingStyles[student.index % 20] ?? {}
  const essay = essayOf(mark)
  const { japanese } = essay
  const start = style.start ?? ''
  if (style.japanese === 'all') return { start, sentences: japanese.map(model => ({ model, gap: '' })) }
  const freely = topic.resource.viewKey === 'free-writing'
  const most = essay.most ?? (freely ? wordBounds.inFreeWriting : wordBounds.elsewhere)
  const isWhole = essay.paragraphs.length === 0
  const words = isWhole ? most : Math.min(most, wordCount(most, style, score, key) * (1 + 0.15 * (round - 1)))
  const chosen = sentencesOf(essay, style, words, key).filter(
    (sentence, at) => isWhole || !isLeftOut(sentence, at, key, round),
  )
  const whole = style.japanese === 'some' ? withJapanese(chosen, japanese) : chosen
  const fill = (name: string): string => style.values?.[name] ?? pick(essay.values[name] ?? [''], key, hashText(name))
  const endingOf = (at: number): string => (at % 3 === 0 ? (style.ending?.[(at / 3) % style.ending.length] ?? '') : '')
  const sentences = whole.map(({ model, gap }, at) => ({
    model: model.replace(/\{(\w+)\}/g, (_, name: string) => fill(name)) + endingOf(at),
    gap: at === 0 ? '' : gap,
  }))
  return { start, sentences }
}

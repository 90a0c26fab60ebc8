/** Writes a student's text: the planned sentences, with more mistakes for a lower score. */
import { writingMistakes } from '../../content/writing-mistakes'
import { hashNumbers, hashText, randomShare } from '../../data/random'

/** A misspelt word and its position in the text (UTF-16, `end` exclusive). */
export interface Mistake {
  start: number
  end: number
  wrong: string
  right: string
}

export interface Sentence {
  text: string
  start: number
  mistakes: Mistake[]
}

export interface Composition {
  text: string
  sentences: Sentence[]
}

/** A sentence without mistakes, and the blanks between it and the sentence before. */
export interface PlannedSentence {
  model: string
  gap: string
}

export interface EssayPlan {
  /** Blanks before the first sentence. */
  start: string
  sentences: readonly PlannedSentence[]
}

/** Misspells a word: with a common mistake of students, or else, in a longer word, by swapping or dropping a letter. */
function misspell(word: string, key: number): string {
  const known = writingMistakes.get(word.toLowerCase())
  if (known !== undefined) return word === word.toLowerCase() ? known.wrong : word
  if (word.length < 6 || /[^a-z]/.test(word)) return word
  const at = 2 + (key % (word.length - 4))
  const [one = '', other = ''] = word.slice(at, at + 2)
  return word.slice(0, at) + (one === other || key % 2 === 0 ? '' : other) + one + word.slice(at + 2)
}

/** Decides which words of a sentence are misspelt. A mistake is the same in each round, until the student corrects it. */
interface Writer {
  score: number
  round: number
  key: number
}

/** Whether the student misspells this word; with full marks never. */
const isMisspelt = ({ score, round }: Writer, sentenceKey: number, place: number): boolean =>
  score < 100 && randomShare(sentenceKey, place, 8) * 100 > 45 + 0.5 * score + 5 * (round - 1)

/** Writes one sentence that begins at `start`. Punctuation around a word stays unchanged. */
function sentenceOf(model: string, start: number, writer: Writer): Sentence {
  const found: Mistake[] = []
  const key = hashNumbers(writer.key, hashText(model))
  let text = ''
  model.split(' ').forEach((word, place) => {
    if (place > 0) text += ' '
    const [, before = '', right = '', after = ''] = /^(\W*)(.*?)(\W*)$/u.exec(word) ?? []
    const wrong = isMisspelt(writer, key, place) ? misspell(right, hashNumbers(key, place, 9)) : right
    const from = start + text.length + before.length
    if (wrong !== right) found.push({ start: from, end: from + wrong.length, wrong, right })
    text += before + wrong + after
  })
  return { text, start, mistakes: found }
}

/** Writes the sentences of the plan. */
export function compose(plan: EssayPlan, writer: Writer): Composition {
  const sentences: Sentence[] = []
  let text = plan.start
  for (const { model, gap } of plan.sentences) {
    text += gap
    const sentence = sentenceOf(model, text.length, writer)
    sentences.push(sentence)
    text += sentence.text
  }
  return { text, sentences }
}

/** Generates a student's free text: sentences of the model answer, fewer and with more mistakes for a lower score. */
import { writingMistakes } from '../../content/writing-mistakes'
import { hashNumbers, randomShare } from '../../data/random'

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

/** Misspells a word: with a common mistake of students, or else, in a longer word, by swapping or dropping a letter. */
function misspell(word: string, key: number): string {
  const known = writingMistakes.get(word.toLowerCase())
  if (known !== undefined) return word === word.toLowerCase() ? known : word
  if (word.length < 6 || /[^a-z]/.test(word)) return word
  const at = 2 + (key % (word.length - 4))
  const [one = '', other = ''] = word.slice(at, at + 2)
  return word.slice(0, at) + (one === other || key % 2 === 0 ? '' : other) + one + word.slice(at + 2)
}

/** Whether the student misspells this word; with full marks never. */
const isMisspelt = (score: number, key: number, at: number, place: number): boolean =>
  score < 100 && randomShare(key, at, place, 8) * 100 > 45 + 0.5 * score

/** Writes one sentence that begins at `start`. Punctuation around a word stays unchanged. */
function sentenceOf(model: string, start: number, score: number, key: number, at: number): Sentence {
  const found: Mistake[] = []
  let text = ''
  model.split(' ').forEach((word, place) => {
    if (place > 0) text += ' '
    const [, before = '', right = '', after = ''] = /^(\W*)(.*?)(\W*)$/u.exec(word) ?? []
    const wrong = isMisspelt(score, key, at, place) ? misspell(right, hashNumbers(key, at, place, 9)) : right
    const from = start + text.length + before.length
    if (wrong !== right) found.push({ start: from, end: from + wrong.length, wrong, right })
    text += before + wrong + after
  })
  return { text, start, mistakes: found }
}

/** Writes the sentences of the model, fewer for a lower score. */
export function compose(model: readonly string[], score: number, key: number): Composition {
  const count = Math.max(1, Math.round((model.length * Math.min(100, score + 20)) / 100))
  const sentences: Sentence[] = []
  let length = 0
  for (const [at, sentence] of model.slice(0, count).entries()) {
    const next = sentenceOf(sentence, length, score, key, at)
    sentences.push(next)
    length += next.text.length + 1
  }
  return { text: sentences.map(sentence => sentence.text).join(' '), sentences }
}

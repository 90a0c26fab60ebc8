/** What a student writes of his own: sentences of the model, fewer and with more slips the lower the score. */
import { mix, share } from '../../data/random'
import { slip } from './slips'

/** A word gone wrong, by its place in the text (UTF-16, the end exclusive). */
export interface Slip {
  start: number
  end: number
  wrong: string
  right: string
}

export interface Sentence {
  text: string
  start: number
  slips: Slip[]
}

export interface Composition {
  text: string
  sentences: Sentence[]
}

/** How likely a word goes wrong; who has full marks makes no slip. */
const slips = (score: number, key: number, at: number, place: number): boolean =>
  score < 100 && share(key, at, place, 8) * 100 > 70 + 0.28 * score

/** One sentence from `start` on. The stops of a word stay as they are, and so does its first letter. */
function sentenceOf(model: string, start: number, score: number, key: number, at: number): Sentence {
  const found: Slip[] = []
  let text = ''
  model.split(' ').forEach((word, place) => {
    if (place > 0) text += ' '
    const [, before = '', right = '', after = ''] = /^(\W*)(.*?)(\W*)$/u.exec(word) ?? []
    const wrong = right.length > 2 && slips(score, key, at, place) ? slip(right, mix(key, at, place, 9)) : right
    const from = start + text.length + before.length
    if (wrong !== right) found.push({ start: from, end: from + wrong.length, wrong, right })
    text += before + wrong + after
  })
  return { text, start, slips: found }
}

/** As many of the model's sentences as the score is worth. */
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

/** Moves of the caret through a text: by character, word, sentence and line. No move ends inside a character. */

/** From an offset to an offset. */
export type Move = (text: string, at: number) => number

const segmenterOf = (granularity: 'grapheme' | 'word' | 'sentence') => new Intl.Segmenter('ja', { granularity })
const characters = segmenterOf('grapheme')
const words = segmenterOf('word')
const sentences = segmenterOf('sentence')

const endOf = ({ index, segment }: Intl.SegmentData): number => index + segment.length

/** The start of the character that contains the offset. */
const characterStart: Move = (text, at) => characters.segment(text).containing(at)?.index ?? text.length

/** The offset itself if it is between two characters, otherwise the end of its character. */
function characterEnd(text: string, at: number): number {
  const character = characters.segment(text).containing(at)
  return character === undefined || character.index === at ? Math.min(at, text.length) : endOf(character)
}

const nextCharacter: Move = (text, at) => {
  const character = characters.segment(text).containing(at)
  return character ? endOf(character) : text.length
}

const previousCharacter: Move = (text, at) => (at <= 0 ? 0 : characterStart(text, at - 1))

/** The start of the next word. */
const nextWord: Move = (text, at) => {
  const segments = words.segment(text)
  const own = segments.containing(at)
  let next = own && segments.containing(endOf(own))
  while (next && !next.isWordLike) next = segments.containing(endOf(next))
  return next ? characterEnd(text, next.index) : text.length
}

/** The start of the word, or of the previous one if the offset is there already. */
const previousWord: Move = (text, at) => {
  const segments = words.segment(text)
  let word = segments.containing(at - 1)
  while (word && !word.isWordLike) word = segments.containing(word.index - 1)
  return word ? characterStart(text, word.index) : 0
}

/** Where the sentence begins, after its indent; null if it is blank. */
function sentenceStart(text: string, { index, segment }: Intl.SegmentData): number | null {
  const rest = segment.trimStart()
  return rest === '' ? null : characterStart(text, index + segment.length - rest.length)
}

/** The start of the next sentence. A line break ends a sentence too. */
const nextSentence: Move = (text, at) => {
  const segments = sentences.segment(text)
  for (let each = segments.containing(at); each; each = segments.containing(endOf(each))) {
    const start = sentenceStart(text, each)
    if (start !== null && start > at) return start
  }
  return text.length
}

/** The start of the sentence, or of the previous one if the offset is there already. */
const previousSentence: Move = (text, at) => {
  const segments = sentences.segment(text)
  for (let each = segments.containing(at - 1); each; each = segments.containing(each.index - 1)) {
    const start = sentenceStart(text, each)
    if (start !== null && start < at) return start
  }
  return 0
}

const isBreak = (text: string, at: number): boolean => text[at] === '\n' || text[at] === '\r'

/** The start of the line, or of the text if the offset is there already. */
const lineStart: Move = (text, at) => {
  let start = at
  while (start > 0 && !isBreak(text, start - 1)) start -= 1
  return start < at ? start : 0
}

/** The end of the line, or of the text if the offset is there already. */
const lineEnd: Move = (text, at) => {
  let end = at
  while (end < text.length && !isBreak(text, end)) end += 1
  return end > at ? end : text.length
}

/** A move, and the end of what a screen reader reads after it. */
interface KeyMove {
  to: Move
  reads: Move
}

const textStart: Move = () => 0
const textEnd: Move = text => text.length

/** The moves by their keys; with Shift they extend the selection. */
export const moveOfKey: Readonly<Record<string, KeyMove>> = {
  ArrowRight: { to: nextWord, reads: nextWord },
  ArrowLeft: { to: previousWord, reads: nextWord },
  'Alt+ArrowRight': { to: nextCharacter, reads: nextCharacter },
  'Alt+ArrowLeft': { to: previousCharacter, reads: nextCharacter },
  ArrowDown: { to: nextSentence, reads: nextSentence },
  ArrowUp: { to: previousSentence, reads: nextSentence },
  Home: { to: lineStart, reads: nextWord },
  End: { to: lineEnd, reads: nextWord },
  'Ctrl+Home': { to: textStart, reads: nextWord },
  'Ctrl+End': { to: textEnd, reads: nextWord },
}

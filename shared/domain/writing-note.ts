/**
 * Rules for a teacher's comments on a written answer (SPEC §5 "Writing comment text", §4, §9; WIRE "Teacher comments").
 */
import { limits } from './limits'
import { hasEmoji, textLength, tidyText } from './text-rules'

/** UTF-16 offsets into the answer as the student sent it, end exclusive. */
export interface NoteRange {
  startPos: number
  endPos: number
}

export interface WrittenNote {
  pos: NoteRange
  comments: string
}

/** Whether two ranges share a character; touching ranges do not overlap. */
export const areOverlapping = (a: NoteRange, b: NoteRange): boolean => a.startPos < b.endPos && b.startPos < a.endPos

/** Whether two ranges begin and end at the same place. */
export const isSameRange = (a: NoteRange, b: NoteRange): boolean => a.startPos === b.startPos && a.endPos === b.endPos

/** Whether two comments are on the same range. */
export const haveSameRange = (one: Pick<WrittenNote, 'pos'>, other: Pick<WrittenNote, 'pos'>): boolean =>
  isSameRange(one.pos, other.pos)

/** The comments in the order of the text. */
export const inTextOrder = <N extends Pick<WrittenNote, 'pos'>>(notes: readonly N[]): N[] =>
  [...notes].sort((a, b) => a.pos.startPos - b.pos.startPos || a.pos.endPos - b.pos.endPos)

/** Whether two comments have the same range and words. The server sets the author, and tidies the words. */
export const areSameWords = (one: WrittenNote, other: WrittenNote): boolean =>
  haveSameRange(one, other) && tidyText(one.comments) === tidyText(other.comments)

/** Whether two lists contain the same comments, in any order. */
export const areSameNotes = (some: readonly WrittenNote[], others: readonly WrittenNote[]): boolean =>
  some.length === others.length && some.every(note => others.some(other => areSameWords(note, other)))

/** Blanks, and what stands for characters that cannot be displayed: they make no difference between words. */
const insignificant = /[\s\u2060\ufffd]+/g
const wordsOf = (text: string): string => text.replace(insignificant, '')

/** Whether the note's range contains the words for which it was written. A note without words is where its range is. */
export const fitsAtItsRange = ({ pos, sent_content }: { pos: NoteRange; sent_content: string }, text: string) =>
  sent_content === '' || wordsOf(text.slice(pos.startPos, pos.endPos)) === wordsOf(sent_content)

/** The typed answer as it was sent: the offsets of comments refer to it. */
export const typedText = ({ answer_result: result }: { answer_result?: string | string[] | undefined }): string =>
  Array.isArray(result) ? result.join('\n') : (result ?? '')

const lowSurrogate = /^[\udc00-\udfff]/

/** An offset inside a surrogate pair would split a character such as 𠮷. */
const splitsPair = (answer: string, offset: number): boolean =>
  offset > 0 && lowSurrogate.test(answer.slice(offset)) && /[\ud800-\udbff]$/.test(answer.slice(0, offset))

/** Whether the range is inside the answer and contains at least one character that is not blank. */
export function isInsideAnswer({ startPos, endPos }: NoteRange, answer: string): boolean {
  const areIntegers = Number.isInteger(startPos) && Number.isInteger(endPos)
  if (!areIntegers || startPos < 0 || endPos > answer.length || startPos >= endPos) return false
  if (splitsPair(answer, startPos) || splitsPair(answer, endPos)) return false
  return answer.slice(startPos, endPos).trim() !== ''
}

export type NoteFault = 'empty' | 'long' | 'emoji' | 'range' | 'overlap' | 'many'

/** Characters without a width: a comment of nothing else could not be seen. */
const invisible = /[\s\p{Cf}]|\p{Variation_Selector}/gu

/** The fault of the text of a comment, or null. */
export function noteTextFault(comments: string): 'empty' | 'long' | 'emoji' | null {
  const trimmed = comments.trim()
  if (trimmed.replace(invisible, '') === '') return 'empty'
  if (textLength(trimmed) > limits.comment) return 'long'
  return hasEmoji(trimmed) ? 'emoji' : null
}

/** The first fault in all comments on one answer, or null. */
export function notesFault(notes: readonly WrittenNote[], answer: string): NoteFault | null {
  if (notes.length > limits.notesPerAnswer) return 'many'
  for (const { pos, comments } of notes) {
    const fault = noteTextFault(comments) ?? (isInsideAnswer(pos, answer) ? null : 'range')
    if (fault !== null) return fault
  }
  const ordered = notes.map(note => note.pos).sort((a, b) => a.startPos - b.startPos)
  const crossing = ordered.some((pos, at) => {
    const before = ordered[at - 1]
    return before !== undefined && areOverlapping(before, pos)
  })
  return crossing ? 'overlap' : null
}

/** A teacher's notes on a written answer: what may stand and what may not (SPEC §5 "Writing comment text", §4, §9; WIRE.md). */
import { limits } from './limits'
import { hasEmoji, textLength } from './text-rules'

/** UTF-16 offsets into the answer as it was sent, the end exclusive. */
export interface NoteRange {
  startPos: number
  endPos: number
}

export interface WrittenNote {
  pos: NoteRange
  comments: string
}

/** Whether two ranges share a character: touching is not overlapping. */
export const overlap = (a: NoteRange, b: NoteRange): boolean => a.startPos < b.endPos && b.startPos < a.endPos

const lowSurrogate = /^[\udc00-\udfff]/

/** An offset amid a pair would cut a character such as 𠮷 in two. */
const cutsPair = (answer: string, offset: number): boolean =>
  offset > 0 && lowSurrogate.test(answer.slice(offset)) && /[\ud800-\udbff]$/.test(answer.slice(0, offset))

/** Whether the range is a stretch of the answer with at least one character that is not blank. */
export function inAnswer({ startPos, endPos }: NoteRange, answer: string): boolean {
  const whole = Number.isInteger(startPos) && Number.isInteger(endPos)
  if (!whole || startPos < 0 || endPos > answer.length || startPos >= endPos) return false
  if (cutsPair(answer, startPos) || cutsPair(answer, endPos)) return false
  return answer.slice(startPos, endPos).trim() !== ''
}

export type NoteFault = 'empty' | 'long' | 'emoji' | 'range' | 'overlap' | 'many'

/** What is wrong with the text of a note, or null. */
export function noteTextFault(comments: string): 'empty' | 'long' | 'emoji' | null {
  const trimmed = comments.trim()
  if (trimmed === '') return 'empty'
  if (textLength(trimmed) > limits.comment) return 'long'
  return hasEmoji(trimmed) ? 'emoji' : null
}

/** The first thing that is wrong with all notes of one answer, or null. */
export function notesFault(notes: readonly WrittenNote[], answer: string): NoteFault | null {
  if (notes.length > limits.notesPerAnswer) return 'many'
  for (const { pos, comments } of notes) {
    const fault = noteTextFault(comments) ?? (inAnswer(pos, answer) ? null : 'range')
    if (fault !== null) return fault
  }
  const ordered = notes.map(note => note.pos).sort((a, b) => a.startPos - b.startPos)
  const crossing = ordered.some((pos, at) => {
    const before = ordered[at - 1]
    return before !== undefined && overlap(before, pos)
  })
  return crossing ? 'overlap' : null
}

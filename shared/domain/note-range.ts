/**
 * The range of a comment, from what a teacher selected in a written answer (SPEC §4 "Writing comment editing", §9).
 * Offsets are UTF-16, end exclusive; a character that the reader sees as one is never split.
 */
import { limits } from './limits'
import { areOverlapping, isSameRange, type NoteRange } from './writing-note'

export type RangeChoice =
  | { kind: 'new'; range: NoteRange }
  /** The range of a comment that exists. */
  | { kind: 'existing'; range: NoteRange }
  /** A part of another comment is selected. */
  | { kind: 'overlap' }
  /** No visible character is selected. */
  | { kind: 'blank' }

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' })

const isBlank = (characters: string): boolean => characters.trim() === ''

/** The range inside the text, widened to whole characters. */
function wholeCharacters(text: string, segments: Intl.Segments, { startPos, endPos }: NoteRange): NoteRange {
  const inside = (offset: number): number => Math.max(0, Math.min(text.length, offset))
  const [from, to] = [inside(startPos), inside(endPos)]
  const start = segments.containing(from)?.index ?? text.length
  const last = from < to ? segments.containing(to - 1) : undefined
  return { startPos: start, endPos: last ? last.index + last.segment.length : start }
}

/** The range without blanks at its ends. */
function withoutOuterBlanks(segments: Intl.Segments, { startPos, endPos }: NoteRange): NoteRange {
  const range = { startPos, endPos }
  while (range.startPos < range.endPos) {
    const first = segments.containing(range.startPos)
    if (!first || !isBlank(first.segment)) break
    range.startPos += first.segment.length
  }
  while (range.startPos < range.endPos) {
    const last = segments.containing(range.endPos - 1)
    if (!last || !isBlank(last.segment)) break
    range.endPos = last.index
  }
  return range
}

/** Extends the range over adjacent characters that are not blank, on each side up to the limit or to another comment. */
function grow(text: string, segments: Intl.Segments, range: NoteRange, taken: readonly NoteRange[]): NoteRange {
  const before = taken.map(({ endPos }) => endPos).filter(end => end <= range.startPos)
  const after = taken.map(({ startPos }) => startPos).filter(start => start >= range.endPos)
  const first = Math.max(0, range.startPos - limits.noteGrowth, ...before)
  const last = Math.min(text.length, range.endPos + limits.noteGrowth, ...after)
  let { startPos, endPos } = range
  for (let at = segments.containing(startPos - 1); at && at.index >= first; at = segments.containing(startPos - 1)) {
    if (isBlank(at.segment)) break
    startPos = at.index
  }
  for (let at = segments.containing(endPos); at && at.index + at.segment.length <= last; ) {
    if (isBlank(at.segment)) break
    endPos = at.index + at.segment.length
    at = segments.containing(endPos)
  }
  return { startPos, endPos }
}

/** The comment at a caret: the one that it is in, or the one that ends there if no other word begins there. */
function chooseAtCaret(
  text: string,
  segments: Intl.Segments,
  caret: NoteRange,
  taken: readonly NoteRange[],
): RangeChoice {
  const at = caret.startPos
  const around = taken.find(({ startPos, endPos }) => startPos <= at && at < endPos)
  if (around) return { kind: 'existing', range: around }
  const range = grow(text, segments, caret, taken)
  if (range.startPos < range.endPos) return { kind: 'new', range }
  const ending = taken.find(({ endPos }) => endPos === at)
  return ending ? { kind: 'existing', range: ending } : { kind: 'blank' }
}

/**
 * What a comment on the selected range would be. `taken` are the ranges of the comments in the text. An empty selection
 * is a caret, which selects the word or the comment that it is in.
 */
export function chooseRange(text: string, selected: NoteRange, taken: readonly NoteRange[]): RangeChoice {
  const segments = characters.segment(text)
  const whole = wholeCharacters(text, segments, selected)
  if (whole.startPos === whole.endPos) return chooseAtCaret(text, segments, whole, taken)
  const own = withoutOuterBlanks(segments, whole)
  if (own.startPos >= own.endPos) return { kind: 'blank' }
  const unbounded = grow(text, segments, own, [])
  const same = taken.find(range => isSameRange(range, own) || isSameRange(range, unbounded))
  if (same) return { kind: 'existing', range: same }
  if (taken.some(range => areOverlapping(range, own))) return { kind: 'overlap' }
  return { kind: 'new', range: grow(text, segments, own, taken) }
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseRange } from '../../shared/domain/note-range'
import type { NoteRange } from '../../shared/domain/writing-note'

const range = (startPos: number, endPos: number): NoteRange => ({ startPos, endPos })

/** The words of the chosen range, or the kind of another choice. */
function chosen(text: string, selected: NoteRange, taken: NoteRange[] = []): string {
  const choice = chooseRange(text, selected, taken)
  if (choice.kind === 'overlap' || choice.kind === 'blank') return choice.kind
  return `${choice.kind} ${text.slice(choice.range.startPos, choice.range.endPos)}`
}

describe('the range of a comment', () => {
  it.each([
    ['grows to whole words', 'I goed home.', range(3, 9), 'new goed home.'],
    ['leaves blanks at its ends out', ' I goed home.', range(2, 8), 'new goed'],
    ['is selected from a caret', 'I goed home.', range(4, 4), 'new goed'],
    ['is selected from a caret after a word', 'I goed home.', range(6, 6), 'new goed'],
    ['is empty in blanks', 'I  go', range(2, 2), 'blank'],
    ['is empty if only blanks are selected', 'I \t\r\n\u3000go', range(1, 6), 'blank'],
    ['stops at an ideographic space', '私は\u3000猫です', range(4, 4), 'new 猫です'],
    ['stops at a line break', 'one\r\ntwo', range(1, 2), 'new one'],
    ['stops at a tab', 'one\ttwo', range(5, 6), 'new two'],
    ['never splits a surrogate pair', 'a 𠮷', range(3, 4), 'new 𠮷'],
    ['never splits a family', 'a 👨‍👩‍👧 b', range(4, 5), 'new 👨‍👩‍👧'],
    ['is cut to the text', 'I go', range(-5, 99), 'new I go'],
    ['is blank in an empty text', '', range(0, 0), 'blank'],
  ])('%s', (_, text, selected, expected) => expect(chosen(text, selected)).toBe(expected))

  it('grows by at most 100 code units on each side', () => {
    const text = 'x'.repeat(400)
    expect(chooseRange(text, range(200, 210), [])).toEqual({ kind: 'new', range: range(100, 310) })
    // the 50th 𠮷 would begin at 99 code units
    expect(chooseRange(`${'𠮷'.repeat(60)}abc`, range(121, 122), [])).toEqual({ kind: 'new', range: range(22, 123) })
  })

  it('stops at other comments', () => {
    expect(chosen('abcdefgh', range(3, 4), [range(0, 2), range(6, 8)])).toBe('new cdef')
    expect(chosen('abcdefgh', range(2, 2), [range(0, 2)])).toBe('new cdefgh')
  })

  it.each([
    ['the same range', range(2, 6), 'existing goed'],
    ['a part that grows to it', range(3, 4), 'existing goed'],
    ['it with blanks around', range(1, 7), 'existing goed'],
    ['a caret in it', range(4, 4), 'existing goed'],
    ['a caret before it', range(2, 2), 'existing goed'],
    ['a caret after it', range(6, 6), 'existing goed'],
    ['a part of it and another word', range(4, 9), 'overlap'],
    ['more than it', range(0, 11), 'overlap'],
  ])('selects a comment, or is refused, with %s', (_, selected, expected) =>
    expect(chosen('I goed home.', selected, [range(2, 6)])).toBe(expected),
  )
})

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** The definition in words, tried for every boundary of characters: slow, and independent of the order of steps. */
function slowRange(text: string, own: NoteRange, taken: readonly NoteRange[]): NoteRange {
  const pieces = [...segmenter.segment(text)]
  const boundaries = [...pieces.map(piece => piece.index), text.length]
  const isVisible = (from: number, to: number) =>
    pieces.filter(piece => piece.index >= from && piece.index < to).every(piece => /\S/.test(piece.segment))
  const isFree = (from: number, to: number) => taken.every(other => other.endPos <= from || other.startPos >= to)
  const starts = boundaries.filter(
    at => at <= own.startPos && own.startPos - at <= 100 && isVisible(at, own.startPos) && isFree(at, own.startPos),
  )
  const ends = boundaries.filter(
    at => at >= own.endPos && at - own.endPos <= 100 && isVisible(own.endPos, at) && isFree(own.endPos, at),
  )
  return range(Math.min(...starts), Math.max(...ends))
}

const part = fc.constantFrom(
  'a',
  'go',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\u3000',
  '𠮷',
  '葛󠄀',
  'が',
  '👨‍👩‍👧',
  '猫',
  '.',
  'x'.repeat(70),
)
const someText = fc.array(part, { minLength: 1, maxLength: 40 }).map(parts => parts.join(''))

it('is the longest range without blanks and other comments, for any text', () => {
  fc.assert(
    fc.property(someText, fc.nat(), fc.nat(), fc.nat(), fc.nat(), (text, a, b, c, d) => {
      const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)
      const [from = 0, to = 0] = [c % (text.length + 1), d % (text.length + 1)].sort((x, y) => x - y)
      const taken = from < to ? [range(from, to)] : []
      const choice = chooseRange(text, range(start, end), taken)
      if (choice.kind !== 'new') return choice.kind !== 'blank' || start === end || text.slice(start, end).trim() === ''
      const words = text.slice(choice.range.startPos, choice.range.endPos)
      expect(words.trim()).toBe(words)
      expect(taken.every(other => other.endPos <= choice.range.startPos || other.startPos >= choice.range.endPos)).toBe(
        true,
      )
      const pieces = [...segmenter.segment(text)]
      const touched = pieces.filter(
        piece => piece.index < end && piece.index + piece.segment.length > start && /\S/.test(piece.segment),
      )
      const first = touched[0]
      const last = touched.at(-1)
      if (start === end || !first || !last) return true
      const own = range(first.index, last.index + last.segment.length)
      expect(choice.range).toEqual(slowRange(text, own, taken))
      return true
    }),
    { numRuns: 500 },
  )
})

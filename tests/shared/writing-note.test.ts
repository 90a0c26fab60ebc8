import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areOverlapping,
  inTextOrder,
  isInsideAnswer,
  notesFault,
  noteTextFault,
} from '../../shared/domain/writing-note'

const range = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 10 }))
  .map(([startPos, length]) => ({ startPos, endPos: startPos + length }))

describe('ranges of comments', () => {
  it('overlap if they share a character, in either order', () => {
    fc.assert(
      fc.property(range, range, (a, b) => {
        const shared = Array.from({ length: 41 }, (_, at) => at).some(
          at => at >= a.startPos && at < a.endPos && at >= b.startPos && at < b.endPos,
        )
        expect([areOverlapping(a, b), areOverlapping(b, a)]).toEqual([shared, shared])
      }),
    )
  })

  it('are checked for overlaps in any order', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), ranges => {
        const crossing = ranges.some((a, at) => ranges.slice(at + 1).some(b => areOverlapping(a, b)))
        const notes = ranges.map(pos => ({ pos, comments: 'x' }))
        expect(notesFault(notes, 'a'.repeat(40))).toBe(crossing ? 'overlap' : null)
      }),
    )
  })

  it('are in the order of their begin, then of their end', () => {
    const notes = [
      [4, 9],
      [0, 9],
      [4, 6],
      [0, 2],
    ].map(([startPos = 0, endPos = 0]) => ({ pos: { startPos, endPos } }))
    expect(inTextOrder(notes).map(({ pos }) => [pos.startPos, pos.endPos])).toEqual([
      [0, 2],
      [0, 9],
      [4, 6],
      [4, 9],
    ])
  })

  it('are 200 on one answer at most', () => {
    const notes = Array.from({ length: 201 }, (_, at) => ({ pos: { startPos: at, endPos: at + 1 }, comments: 'x' }))
    const answer = 'a'.repeat(300)
    expect(notesFault(notes.slice(0, 200), answer)).toBeNull()
    expect(notesFault(notes, answer)).toBe('many')
  })

  it('contain text, and do not split a character', () => {
    expect(isInsideAnswer({ startPos: 0, endPos: 2 }, '𠮷田')).toBe(true)
    expect(isInsideAnswer({ startPos: 0, endPos: 1 }, '𠮷田')).toBe(false)
    expect(isInsideAnswer({ startPos: 1, endPos: 3 }, '𠮷田')).toBe(false)
    expect(isInsideAnswer({ startPos: 1, endPos: 3 }, 'a  b')).toBe(false)
    expect(isInsideAnswer({ startPos: Number.NaN, endPos: 1 }, 'a')).toBe(false)
    expect(isInsideAnswer({ startPos: 1, endPos: 3 }, 'a b')).toBe(true)
    expect(isInsideAnswer({ startPos: 1, endPos: 4 }, 'a b')).toBe(false)
    expect(isInsideAnswer({ startPos: -1, endPos: 3 }, 'a b')).toBe(false)
    expect(isInsideAnswer({ startPos: 1, endPos: 1 }, 'a b')).toBe(false)
  })
})

describe('the text of a comment', () => {
  it('has 1 to 99 characters after trimming, and no emoji', () => {
    expect(noteTextFault('　\n')).toBe('empty')
    expect(noteTextFault(` ${'あ'.repeat(99)} `)).toBeNull()
    expect(noteTextFault('あ'.repeat(100))).toBe('long')
    expect(noteTextFault('㊗ 髙い')).toBeNull()
    expect(noteTextFault('👍')).toBe('emoji')
  })
})

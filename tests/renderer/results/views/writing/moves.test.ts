import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveOfKey } from '../../../../../renderer/results/views/writing/editor/moves'

/** The offsets at which the caret stops from the start (or the end) to where it no longer moves. */
function stops(text: string, key: string, from: number): number[] {
  const move = moveOfKey[key]?.to
  if (!move) throw new Error(`no move for ${key}`)
  const offsets: number[] = []
  for (let at = from, next = move(text, at); next !== at; at = next, next = move(text, at)) offsets.push(next)
  return offsets
}

/** The rest of the text at each stop. */
const rests = (text: string, key: string, from: number): string[] => stops(text, key, from).map(at => text.slice(at))

describe('the caret', () => {
  it('moves by words', () => {
    expect(rests("  I don't go. Mr.\n\nTom?", 'ArrowRight', 0)).toEqual([
      "I don't go. Mr.\n\nTom?",
      "don't go. Mr.\n\nTom?",
      'go. Mr.\n\nTom?',
      'Mr.\n\nTom?',
      'Tom?',
      '',
    ])
    expect(stops('I go home.', 'ArrowLeft', 10)).toEqual([5, 2, 0])
    expect(stops('I go home.', 'ArrowLeft', 7)).toEqual([5, 2, 0])
  })

  it('moves by Japanese words', () => {
    expect(rests('私は猫が好きです。', 'ArrowRight', 0)).toEqual(
      expect.arrayContaining(['は猫が好きです。', '猫が好きです。', 'が好きです。']),
    )
  })

  it('moves by characters that the reader sees as one', () => {
    expect(stops('a𠮷葛󠄀é👨‍👩‍👧\r\nb', 'Alt+ArrowRight', 0)).toEqual([1, 3, 6, 7, 15, 17, 18])
    expect(stops('a𠮷葛󠄀é👨‍👩‍👧\r\nb', 'Alt+ArrowLeft', 18)).toEqual([17, 15, 7, 6, 3, 1, 0])
  })

  it('moves by sentences and over line breaks', () => {
    const text = '  I went. It was fun!\r\n\r\n  We ate、食べた。次の日'
    const starts = ['I went. It', 'It was', 'We ate', '次の日'].map(words => text.indexOf(words))
    expect(stops(text, 'ArrowDown', 0)).toEqual([...starts, text.length])
    expect(stops(text, 'ArrowUp', text.length)).toEqual([...starts.toReversed(), 0])
  })

  it('goes to the ends of the line, then of the text', () => {
    const text = 'one two\r\nthree four\nfive'
    expect(stops(text, 'Home', 15)).toEqual([9, 0])
    expect(stops(text, 'End', 12)).toEqual([19, 24])
    expect(stops(text, 'Ctrl+Home', 12)).toEqual([0])
    expect(stops(text, 'Ctrl+End', 12)).toEqual([24])
  })

  it('moves forward or backward, between characters, to the end of any text', () => {
    const part = fc.constantFrom(
      'go',
      ' ',
      '.',
      '\n',
      '\r\n',
      '\t',
      '\u3000',
      '𠮷',
      '葛󠄀',
      'が',
      '👨‍👩‍👧',
      '猫です',
      '。',
      '\u0301',
    )
    const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), parts => {
        const text = parts.join('')
        const boundaries = new Set([...segmenter.segment(text)].map(piece => piece.index).concat(text.length))
        for (const key of ['ArrowRight', 'Alt+ArrowRight', 'ArrowDown', 'End']) {
          const offsets = [0, ...stops(text, key, 0)]
          expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
          expect(offsets.at(-1)).toBe(text.length)
          expect(offsets.every(at => boundaries.has(at))).toBe(true)
        }
        for (const key of ['ArrowLeft', 'Alt+ArrowLeft', 'ArrowUp', 'Home']) {
          const offsets = [text.length, ...stops(text, key, text.length)]
          expect(offsets).toEqual(offsets.toSorted((a, b) => b - a))
          expect(offsets.at(-1)).toBe(0)
          expect(offsets.every(at => boundaries.has(at))).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

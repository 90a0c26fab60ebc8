import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeNotes } from '../../../renderer/results/content/place-notes'
import type { Note } from '../../../shared/items/note'

const noteOn = (startPos: number, endPos: number, sent_content: string): Note => ({
  pos: { startPos, endPos },
  comments: '過去形にします。',
  teacher: '髙橋 美咲',
  sent_content,
})

/** The places as offsets, and the words of displaced notes. */
function placesIn(text: string, note: Note, earlier: string[] = []) {
  const { placed, displaced } = placeNotes([note], text, earlier)
  return [...placed.map(({ start, end }) => [start, end]), ...displaced.map(each => each.sent_content)]
}

describe('a teacher’s note', () => {
  it.each([
    ['stays at its range', 'I goed home.', noteOn(2, 6, 'goed'), [[2, 6]]],
    ['stays at its range if the server names no words', 'I went home.', noteOn(2, 6, ''), [[2, 6]]],
    ['stays at its range if only a line break differs', 'to\r\ngo home', noteOn(0, 6, 'to\ngo'), [[0, 6]]],
    ['moves with its words', 'Yesterday I goed home.', noteOn(2, 6, 'goed'), [[12, 16]]],
    ['moves behind 𠮷 in UTF-16 units', '𠮷野家で I goed.', noteOn(0, 4, 'goed'), [[8, 12]]],
    ['is displaced if its words are gone', 'I went home.', noteOn(2, 6, 'goed'), ['goed']],
    ['is displaced if its words are only a part of another word', 'I am going.', noteOn(0, 2, 'go'), ['go']],
    ['is displaced if its words are at several places', 'a cat, a cat, a cat', noteOn(0, 3, 'cat'), ['cat']],
    ['is displaced if the text is empty', '', noteOn(2, 6, 'goed'), ['goed']],
  ] as const)('%s', (_, text, note, expected) => {
    expect(placesIn(text, note)).toEqual(expected)
  })

  it('is found among its old neighbours if its words are at several places', () => {
    const earlier = 'My cat runs. The cat sleeps.'
    const note = noteOn(17, 20, 'cat')
    expect(placesIn('Hello! My cat runs. The cat sleeps.', note, [earlier])).toEqual([[24, 27]])
    expect(placesIn('One cat. Two cat.', note, [earlier])).toEqual(['cat'])
  })

  it('is never placed on other words', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'ab', ' ', '\n', '。', '𠮷', 'が', '\u200d'),
      maxLength: 30,
    })
    fc.assert(
      fc.property(text, text, fc.nat(30), fc.nat(30), (before, after, one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)]
        const words = before.slice(start, end)
        fc.pre(words.trim() !== '')
        const { placed, displaced } = placeNotes([noteOn(start, end, words)], after, [before])
        expect(placed.length + displaced.length).toBe(1)
        for (const place of placed)
          expect(after.slice(place.start, place.end).replace(/\s/g, '')).toBe(words.replace(/\s/g, ''))
      }),
    )
  })

  it('stays where it is in an unchanged text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, one, other) => {
        const [start = 0, end = 0] = [one % text.length, (other % text.length) + 1].sort((a, b) => a - b)
        const words = text.slice(start, end)
        fc.pre(words !== '')
        expect(placesIn(text, noteOn(start, end, words), ['x'])).toEqual([[start, end]])
      }),
    )
  })
})

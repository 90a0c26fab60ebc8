/** English texts for a voice: what is replaced, and what is counted. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords, hasUnusualSigns, plainEnglish, readingSeconds } from '../../shared/domain/plain-english'

describe('a text to read aloud', () => {
  it.each([
    ['Ｉ　ｌｉｋｅ　ｔｅａ．', 'I like tea.'],
    ['“Don’t go,” she said…', '"Don\'t go," she said...'],
    [' It\u00A0is\u200B 3\u301C5. ', 'It is 3\u301C5.'],
    ['One、 two。', 'One, two.'],
    ['Line one.\nLine two.', 'Line one. Line two.'],
    ['Ａ！？＆', 'A!?&'],
    ['café – naïve', 'café – naïve'],
  ])('as a sentence: %j is sent as %j', (typed, sent) => {
    expect(plainEnglish(typed, 'read_sentence').replace(/ +/g, ' ')).toBe(sent)
  })

  it('keeps the lines of a chapter', () => {
    expect(plainEnglish(' One.  \r\n\r\n  Two.\rThree. ', 'read_chapter')).toBe('One.\n\nTwo.\nThree.')
  })

  it('says whether signs are replaced, but not for spaces and lines', () => {
    for (const text of ['Ｔｅａ', '“tea”', 'it’s', 'wait…', 'a　b']) expect(hasUnusualSigns(text)).toBe(true)
    for (const text of ['Tea  time.\n', 'it\'s "tea"', 'café']) expect(hasUnusualSigns(text)).toBe(false)
  })

  it('is the same when it is sent again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('read_sentence', 'read_chapter'),
        (text, category) => {
          const once = plainEnglish(text, category as 'read_sentence')
          expect(plainEnglish(once, category as 'read_sentence')).toBe(once)
        },
      ),
    )
  })

  it('counts words, not signs', () => {
    const texts = ['', '...', "I don't know.", 'A well-known café', 'Room 101 – ok', 'お茶 tea']
    expect(texts.map(countWords)).toEqual([0, 0, 3, 3, 3, 1])
  })

  it('takes about a minute for 110 words', () => {
    expect([0, 1, 11, 110].map(readingSeconds)).toEqual([0, 1, 6, 60])
  })
})

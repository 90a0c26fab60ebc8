import { describe, expect, it } from 'vitest'
import { firstLettersOf, splitAtBlanks } from '../../../renderer/results/content/blank-text'
import { type MarkedWords, markWords, type WordMark } from '../../../renderer/results/content/word-marks'
import { pointsTexts } from '../../../renderer/results/number-format'
import { anyText, checkProperty } from '../../shared/check-property'

describe('blank text', () => {
  it('is split at two or more underscores, and at newlines', () => {
    expect(splitAtBlanks('a __ b\n____.')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'blank', at: 0, first: '' },
      { kind: 'text', text: ' b' },
      { kind: 'break' },
      { kind: 'blank', at: 1, first: '' },
      { kind: 'text', text: '.' },
    ])
  })

  it('includes the letters before a blank if its answers begin with them', () => {
    const firsts = (text: string, ...blanks: string[][]) => firstLettersOf(text, blanks)
    expect(firsts('She pl__ the g__.', ['plays', 'Played'], ['guitar'])).toEqual(['pl', 'g'])
    expect(firsts('I’m un__.', ['happy'])).toEqual([''])
    expect(firsts('a__ b', ['a'])).toEqual([''])
    expect(splitAtBlanks('b__', [['bus']])).toEqual([{ kind: 'blank', at: 0, first: 'b' }])
  })

  it('keeps a single underscore', () => {
    expect(splitAtBlanks('a_b')).toEqual([{ kind: 'text', text: 'a_b' }])
  })
})

describe('marked words', () => {
  const wordsWithMark = (text: string, lists: MarkedWords, mark: WordMark = 'wrong') =>
    markWords(text, lists)
      .filter(word => word.mark === mark)
      .map(word => word.text)

  it('are whole words only, in any case and with any apostrophe', () => {
    expect(wordsWithMark('He isn’t here. The heat.', { wrong: ["ISN'T", 'he'] })).toEqual(['He', 'isn’t'])
  })

  it('are marked at every occurrence, and empty error words are ignored', () => {
    expect(wordsWithMark('to and to', { wrong: ['to', ' '] })).toEqual(['to', 'to'])
  })

  it('include each word of an entry, and no space between them', () => {
    expect(wordsWithMark('We look up at the sky.', { leaked: ['look up'] }, 'leaked')).toEqual(['look', 'up'])
  })

  it('get the most serious of several marks', () => {
    const lists = { wrong: ['a'], leaked: ['a', 'b'], repeated: ['a', 'b', 'c'] }
    expect(markWords('a b c', lists).flatMap(word => word.mark ?? [])).toEqual(['wrong', 'leaked', 'repeated'])
  })

  it('contain all of the text', () => {
    checkProperty(anyText, text => {
      const joined = markWords(text, { wrong: ['a'], repeated: [text] })
        .map(word => word.text)
        .join('')
      expect(joined).toBe(text)
    })
  })
})

describe('points side by side', () => {
  it('all have one decimal, or none', () => {
    expect(pointsTexts([72, 81.7])).toEqual(['72.0', '81.7'])
    expect(pointsTexts([72, 81])).toEqual(['72', '81'])
    expect(pointsTexts([72, 80.04])).toEqual(['72', '80'])
    expect(pointsTexts([])).toEqual([])
  })
})

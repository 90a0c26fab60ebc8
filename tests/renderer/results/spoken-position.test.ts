import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partAt, sentencesOf } from '../../../renderer/results/content/spoken-position'
import { rangeIn, visibleTextOf } from '../../../renderer/results/parts/highlight-range'
import { evenly } from '../../fixtures/evenly'
import { anyText, checkProperty } from '../../shared/check-property'

describe('sentences', () => {
  const sentenceTexts = (text: string) => sentencesOf(text).map(({ from, to }) => text.slice(from, to))

  it('end at punctuation, but not after a title or before reported speech', () => {
    expect(sentenceTexts('Mr. Sato met Ms. Hill at 9 a.m. yesterday. "Stop!" he said.  It is 3.5 km.\nOK?')).toEqual([
      'Mr. Sato met Ms. Hill at 9 a.m. yesterday.',
      '"Stop!" he said.',
      'It is 3.5 km.',
      'OK?',
    ])
    expect(sentenceTexts('')).toEqual([])
  })

  it('are in order and contain everything except spaces', () => {
    checkProperty(anyText, text => {
      const sentences = sentencesOf(text)
      expect(sentences.every(({ from, to }, at) => from < to && from >= (sentences[at - 1]?.to ?? 0))).toBe(true)
      const joined = sentences.map(({ from, to }) => text.slice(from, to)).join('')
      expect(joined.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    })
  })
})

describe('the part that is being played', () => {
  it('is found by length', () => {
    expect(partAt([10, 30], 0)).toEqual({ at: 0, share: 0 })
    expect(partAt([10, 30], 0.2)?.at).toBe(0)
    expect(partAt([10, 30], 0.25)).toEqual({ at: 1, share: 0 })
    expect(partAt([10, 30], 0.625)).toEqual({ at: 1, share: 0.5 })
    expect(partAt([10, 30, 0], 1)).toEqual({ at: 1, share: 1 })
    expect(partAt([0, 0], 0.5)).toBeUndefined()
    expect(partAt([], 0.5)).toBeUndefined()
  })

  it('only moves forward, and always has a length', () => {
    checkProperty(
      fc.tuple(fc.array(fc.nat(50), { maxLength: 12 }), fc.array(evenly(-1, 2), { minLength: 2, maxLength: 9 })),
      ([lengths, shares]) => {
        const at = shares.toSorted((a, b) => a - b).map(share => partAt(lengths, share)?.at ?? -1)
        expect(at).toEqual(at.toSorted((a, b) => a - b))
        if (lengths.some(length => length > 0)) expect(at.every(one => (lengths[one] ?? 0) > 0)).toBe(true)
      },
    )
  })
})

describe('a text range', () => {
  it('is found across elements, without texts for screen readers only', () => {
    const place = document.createElement('div')
    place.innerHTML = '<b>He</b><span class="hm-hidden">（読み誤り）</span> ran. <i>They</i> met.'
    expect(visibleTextOf(place)).toBe('He ran. They met.')
    expect(rangeIn(place, 8, 17)?.toString()).toBe('They met.')
    expect(rangeIn(place, 0, 2)?.toString()).toBe('He')
    expect(rangeIn(place, 9, 40)).toBeUndefined()
  })
})

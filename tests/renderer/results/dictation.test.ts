import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignWords } from '../../../renderer/results/content/dictation'
import { checkProperty } from '../../shared/check-property'
import { mergedItem } from './pipeline-helpers'

const pairs = (dictated: string, written: string) =>
  alignWords(dictated, written).map(({ given, alternatives, right }) => [alternatives[0] ?? '', given, right])

describe('aligned words', () => {
  it('distinguish a wrong word, a missing word and an extra word', () => {
    expect(pairs('I went to the library yesterday.', 'I go to library very yesterday')).toEqual([
      ['I', 'I', true],
      ['went', 'go', false],
      ['to', 'to', true],
      ['the', '', false],
      ['library', 'library', true],
      ['', 'very', false],
      ['yesterday.', 'yesterday', true],
    ])
  })

  it('ignore case, width and punctuation, but not spelling', () => {
    expect(pairs('“It’s late,” he said.', "It's Late He ｓａｉｄ").map(([, , right]) => right)).toEqual(
      Array(4).fill(true),
    )
    expect(pairs('It is', 'Its').map(([, , right]) => right)).toEqual([false, false])
  })

  it('contain every word of both texts', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd.'), { maxLength: 8 }).map(words => words.join(' '))
    checkProperty(fc.tuple(text, text), ([dictated, written]) => {
      const slots = alignWords(dictated, written)
      const joined = (words: (string | undefined)[]) => words.filter(word => word).join(' ')
      expect(joined(slots.map(slot => slot.alternatives[0]))).toBe(dictated)
      expect(joined(slots.map(slot => slot.given))).toBe(written)
    })
  })

  it('are computed quickly for long texts too', () => {
    const long = 'word '.repeat(50_000)
    expect(alignWords(long, `${long} more`).filter(slot => !slot.right)).toHaveLength(1)
  })
})

describe('a dictation', () => {
  const dictated = { screen_text: 'I like tea.' }
  const outcome = (item: object, answer: object | null) => mergedItem(item, answer, 'dictated').outcome

  it('is partly right if words differ and points were given', () => {
    expect(outcome(dictated, { answer_result: 'I like tee', score: 67 })).toMatchObject({
      state: 'right',
      isPartial: true,
      given: ['I like tee'],
    })
    expect(outcome(dictated, { answer_result: 'i like tea', score: 67 }).isPartial).toBe(false)
  })

  it('follows full marks, and marks nothing without a score', () => {
    expect(outcome(dictated, { answer_result: 'I like tee', score: 100 }).blanks).toMatchObject([{ right: true }])
    expect(new Set(outcome(dictated, null).blanks.map(blank => blank.right))).toEqual(new Set([null]))
  })

  it('is compared with the closest of several answers, or with the words of a list', () => {
    const { blanks } = outcome({ answers: ['It is late/It’s late'] }, { answer_result: 'It’s lete', score: 50 })
    expect(blanks.map(blank => blank.right)).toEqual([true, false])
    const listed = outcome({ answers: ['I', 'like', 'tea'] }, { answer_result: 'I|like', score: 60 })
    expect(listed.blanks.map(blank => blank.right)).toEqual([true, true, false])
  })

  it('is read word by word if bars join the words of a sentence without bars', () => {
    const { given, blanks } = outcome(dictated, { answer_result: 'I|like|tee', score: 67 })
    expect(given).toEqual(['I like tee'])
    expect(blanks.map(blank => blank.right)).toEqual([true, true, false])
    expect(outcome({ screen_text: 'a|b' }, { answer_result: 'a|b', score: 50 }).given).toEqual(['a|b'])
  })

  it('is marked by blank if the text has blanks', () => {
    const item = { screen_text: 'I __ tea at __.', answers: ['like', 'home'] }
    const { blanks } = outcome(item, { answer_result: 'like|house', score: 50 })
    expect(blanks.map(blank => blank.right)).toEqual([true, false])
  })
})

describe('given first letters', () => {
  const item = { screen_text: 'She p__ the g__.', answers: ['plays', 'guitar'] }
  it.each(['plays|gitar', 'lays|gitar'])('may be typed again or not: %s', answer_result => {
    const { blanks, given } = mergedItem(item, { answer_result, score: 50 }).outcome
    expect(given[0]).toBe('plays')
    expect(blanks.map(blank => blank.right)).toEqual([true, false])
  })
})

describe('a wrong choice with points', () => {
  const choose = [
    { index: 1, content: 'Yes.', correct: 1 },
    { index: 2, content: 'No.' },
  ]
  it.each([
    [2, 72, true],
    [1, 72, false],
    [2, 100, false],
    [2, 0, false],
  ])('%s with %s points is partly right: %s', (chosen, score, partial) => {
    expect(mergedItem({ choose }, { choose: chosen, score }, 'spoken').outcome.isPartial).toBe(partial)
  })

  it('is read from `choose` if the result contains the spoken text', () => {
    const { outcome } = mergedItem({ choose }, { choose: 2, answer_result: 'no thank you', score: 0 })
    expect(outcome).toMatchObject({ given: ['No.'], chosenIndexes: ['2'] })
  })
})

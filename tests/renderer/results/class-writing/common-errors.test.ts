import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClassSentence, SentenceMistake } from '../../../../renderer/results/class-writing/class-sentences'
import {
  bestFirst,
  commonErrors,
  errorCount,
  isGoodSentence,
  sameSentences,
} from '../../../../renderer/results/class-writing/common-errors'

const sentence = (studentId: string, text: string, ...mistakes: SentenceMistake[]): ClassSentence => ({
  id: `${studentId}/${text}`,
  studentId,
  text,
  mistakes,
  isPraised: false,
  isChecked: true,
  mayName: false,
})
const mistake = (type: string, words: string, hint = ''): SentenceMistake => ({ type, words, hint })

describe('the common errors of a class', () => {
  it('are counted by type, the most frequent first, those without a type last', () => {
    const types = commonErrors([
      sentence('1', 'a', mistake('スペル', 'teh', 'the'), mistake('時制', 'goed', 'went'), mistake('', 'x')),
      sentence('1', 'b', mistake('スペル', 'Teh', 'The'), mistake('', 'y'), mistake('', 'z')),
      sentence('2', 'c', mistake('スペル', 'libraly', 'library')),
    ])
    expect(types.map(({ type, count, studentCount }) => [type, count, studentCount])).toEqual([
      ['スペル', 3, 2],
      ['時制', 1, 1],
      ['', 3, 1],
    ])
    expect(types[0]?.mistakes).toMatchObject([
      { count: 2, studentCount: 1, hint: 'the', sentences: [{ text: 'a' }, { text: 'b' }] },
      { count: 1, studentCount: 1, hint: 'library', sentences: [{ text: 'c' }] },
    ])
  })

  it('are different in different sentences if the AI names neither words nor hint', () => {
    const types = commonErrors([
      sentence('1', 'I like cat.', mistake('文法', '')),
      sentence('2', 'She go home.', mistake('文法', '')),
      sentence('3', 'she go home', mistake('文法', '')),
    ])
    expect(types[0]?.mistakes.map(({ count, sentences }) => [count, sentences[0]?.text])).toEqual([
      [2, 'She go home.'],
      [1, 'I like cat.'],
    ])
  })

  it('put the mistake of most students first', () => {
    const same = mistake('スペル', 'teh', 'the')
    const types = commonErrors([
      sentence('1', 'a', mistake('スペル', 'wich', 'which')),
      sentence('1', 'b', mistake('スペル', 'wich', 'which')),
      sentence('2', 'c', same),
      sentence('3', 'd', same),
    ])
    expect(types[0]?.mistakes.map(({ hint, studentCount }) => [hint, studentCount])).toEqual([
      ['the', 2],
      ['which', 1],
    ])
  })

  it('give a comment the type that the AI names for the same mistake elsewhere', () => {
    const commented = { ...mistake('直したい', 'teh', 'the'), isComment: true as const }
    const types = commonErrors([sentence('1', 'a', mistake('スペル', 'teh', 'the')), sentence('2', 'b', commented)])
    expect(types.map(({ type, count }) => [type, count])).toEqual([['スペル', 2]])
    expect(commonErrors([sentence('2', 'b', commented)]).map(({ type }) => type)).toEqual(['直したい'])
  })

  it('add up, whatever the AI found', () => {
    const anyMistake = fc.record({
      type: fc.constantFrom('', 'スペル', '時制', '冠詞'),
      words: fc.constantFrom('', 'teh', 'TEH', 'goed', '𠮷'),
      hint: fc.constantFrom('', 'the', 'went'),
    })
    const anySentence = fc
      .tuple(fc.constantFrom('1', '2', '3'), fc.string({ unit: 'grapheme' }), fc.array(anyMistake, { maxLength: 5 }))
      .map(([student, text, mistakes]) => sentence(student, text, ...mistakes))
    fc.assert(
      fc.property(fc.array(anySentence, { maxLength: 12 }), sentences => {
        const types = commonErrors(sentences)
        expect(errorCount(types)).toBe(sentences.reduce((sum, { mistakes }) => sum + mistakes.length, 0))
        expect(new Set(types.map(({ type }) => type)).size).toBe(types.length)
        for (const type of types) {
          expect(type.mistakes.reduce((sum, { count }) => sum + count, 0)).toBe(type.count)
          expect(type.studentCount).toBeLessThanOrEqual(3)
          for (const { sentences: own, studentCount, count } of type.mistakes) {
            expect(own.length).toBeGreaterThan(0)
            expect(own.length).toBeLessThanOrEqual(count)
            expect(studentCount).toBeLessThanOrEqual(type.studentCount)
          }
        }
        expect(commonErrors(sentences.toReversed()).map(({ type, count }) => [type, count])).toEqual(
          types.map(({ type, count }) => [type, count]),
        )
      }),
    )
  })
})

describe('good sentences', () => {
  const right = sentence('1', 'I like summer because it is hot.')
  it('have no errors, and are no single words and no Japanese', () => {
    expect(isGoodSentence(right)).toBe(true)
    expect(isGoodSentence({ ...right, mistakes: [mistake('スペル', 'teh')] })).toBe(false)
    expect(isGoodSentence({ ...right, isChecked: false })).toBe(false)
    expect(isGoodSentence(sentence('1', 'Yes, I do.'))).toBe(false)
    expect(isGoodSentence(sentence('1', 'I like 夏 because it is hot.'))).toBe(false)
    expect(isGoodSentence({ ...sentence('1', 'Yes, I do.'), isPraised: true })).toBe(true)
  })

  it('are first: praised ones, then longer ones', () => {
    const longer = sentence('2', 'I like summer because it is very hot.')
    const praised = { ...sentence('3', 'I swim a lot.'), isPraised: true }
    const wrong = sentence('4', 'I like teh summer because it is very, very hot.', mistake('スペル', 'teh'))
    expect(bestFirst([wrong, right, longer, praised]).map(({ studentId }) => studentId)).toEqual(['3', '2', '1', '4'])
  })
})

it('the same sentence of several students is one, the chosen one if there is one', () => {
  const all = [sentence('1', 'I like cats.'), sentence('2', 'i like cats'), sentence('3', 'I like dogs.')]
  const same = (chosen: string) =>
    sameSentences(all, ({ studentId }) => studentId === chosen).map(one => [one.sentence.studentId, one.studentCount])
  expect(same('none')).toEqual([
    ['1', 2],
    ['3', 1],
  ])
  expect(same('2')).toEqual([
    ['2', 2],
    ['3', 1],
  ])
})

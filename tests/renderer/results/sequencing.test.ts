import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctPlaces, offeredPieces } from '../../../renderer/results/content/sequencing'
import { checkProperty } from '../../shared/check-property'
import { firstItem, mergedItem } from './pipeline-helpers'

const contents = (pieces: readonly { content: string }[]) => pieces.map(piece => piece.content)

const answers = [
  { index: 3, content: 'I' },
  { index: 1, content: 'have' },
  { index: 2, content: 'a dog' },
]
const choose = [
  { index: 'A', content: 'have' },
  { index: 'B', content: 'a dog' },
  { index: 'C', content: 'I' },
]

describe('the right order', () => {
  it.each([
    ['answers in their order, not by index', { answers }],
    ['plain texts', { answers: ['I', 'have', 'a dog'] }],
    ['answers that name choices by index', { choose, answers: ['C', 'A', 'B'] }],
    ['answers that name choices by content', { choose, answers: [{ index: 1, content: 'I' }, 'have', 'a dog'] }],
    ['`answer` with indexes', { choose, answer: 'C|A|B' }],
    ['`answer` with indexes and commas', { choose, answer: 'C, A, B' }],
    ['`answer` with contents', { choose, answer: 'I|have|a dog' }],
    ['`answer` with the whole sentence', { choose, answer: 'I have a dog.' }],
    ['one answer with the whole sentence', { choose, answers: ['I have a dog.'] }],
  ])('is read from %s', (_, item) => {
    expect(contents(firstItem(item).pieces)).toEqual(['I', 'have', 'a dog'])
  })

  it('is unknown if nothing names it', () => {
    expect(firstItem({ choose }).pieces).toEqual([])
    expect(firstItem({ answer: 'I have a dog.' }).pieces).toEqual([])
    expect(firstItem({ choose, answer: 'You have a dog.' }).pieces).toEqual([])
  })

  it('is not revealed by the offered pieces', () => {
    expect(contents(offeredPieces(firstItem({ answers })))).toEqual(['have', 'a dog', 'I'])
    expect(contents(offeredPieces(firstItem({ choose, answer: 'C|A|B' })))).toEqual(['have', 'a dog', 'I'])
    expect(contents(offeredPieces(firstItem({ answers: ['I', 'have', 'a dog'] })))).toEqual(['a dog', 'have', 'I'])
  })
})

describe('the student’s order', () => {
  const outcome = (answer_result: unknown, score: number | null = 0, item: object = { answers }) =>
    mergedItem(item, { answer_result, score }, 'ordered').outcome

  it.each([
    ['1|3|2'],
    [['1', '3', '2']],
    ['[1,3,2]'],
    ['1,3,2'],
    ['have|I|a dog'],
    ['have I a dog'],
    ['["have","I","a dog"]'],
  ])('is read from %j', result => {
    expect(outcome(result)).toMatchObject({ given: ['have', 'I', 'a dog'] })
    expect(outcome(result).blanks.map(blank => blank.right)).toEqual([false, false, true])
  })

  it('is read from the names of choices', () => {
    expect(outcome('A|C|B', 0, { choose, answer: 'C|A|B' }).given).toEqual(['have', 'I', 'a dog'])
  })

  it('keeps a gap, and a text that is no piece', () => {
    expect(outcome('3||2').given).toEqual(['I', '', 'a dog'])
    expect(outcome('3|9|2').given).toEqual(['I', '9', 'a dog'])
    expect(outcome(null).given).toEqual([])
  })

  it('has no marks without a score, and follows full marks', () => {
    expect(outcome('1|3|2', null).blanks.map(blank => blank.right)).toEqual([null, null, null])
    expect(outcome('1|3|2', 100).blanks.map(blank => blank.right)).toEqual([true, true, true])
    expect(outcome('1|3|2', 60)).toMatchObject({ state: 'right', isPartial: true })
  })

  it('treats the same word at another index as the same', () => {
    const twice = ['to', 'be', 'or', 'not', 'to']
    expect(outcome('5|2|3|4|1', 50, { answers: twice }).isPartial).toBe(false)
  })

  it('gives each piece its right position, each position once', () => {
    const { pieces } = firstItem({ answers: ['the', 'cat', 'sees', 'the', 'dog'] })
    expect(correctPlaces(['the', 'the', 'cat', 'sees', 'bird'], pieces)).toEqual([1, 4, 2, 3, undefined])
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 })
    checkProperty(fc.tuple(words, words), ([given, right]) => {
      const places = correctPlaces(
        given,
        right.map((content, at) => ({ index: String(at), content, isPicture: false })),
      )
      const known = places.filter(place => place !== undefined)
      expect(new Set(known).size).toBe(known.length)
      for (const [at, place] of places.entries()) if (place !== undefined) expect(right[place - 1]).toBe(given[at])
    })
  })
})

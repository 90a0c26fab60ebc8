import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyKeyOf } from '../../../main/offline/copy-key'
import { answersToKeep, type CopyLimits } from '../../../main/offline/copy-limits'
import { type HomeworkCache, latestTurn } from '../../../main/offline/homework-cache'

const paper = (homework: number, student: number) =>
  copyKeyOf('topic-answer-paper', { homework_id: `${homework}`, topic_id: '1', student_id: `${student}`, round: 0 }).key
const topic = (homework: number, id: number) =>
  copyKeyOf('one-topic-overview', { homework_id: `${homework}`, topic_id: `${id}` }).key
const listKey = (page: number) => copyKeyOf('my-homework-page-list', { page, limit: 10 }).key

const isPaper = (key: string) => key.startsWith('topic-answer-paper')

interface Given {
  papers: [turn: number, bytes: number][]
  topics: [turn: number, bytes: number][]
}

function bookOf(homework: number, { papers, topics }: Given): HomeworkCache {
  const answers = new Map<string, { file: string; at: number; turn: number; bytes: number }>()
  // By the clock they came the other way round.
  for (const [index, [turn, bytes]] of papers.entries())
    answers.set(paper(homework, index), { file: `p${index}`, at: 1000 - turn, turn, bytes })
  topics.forEach(([turn, bytes], index) => {
    const key = homework === 0 ? listKey(index + 1) : topic(homework, index)
    answers.set(key, { file: `t${index}`, at: 1000 - turn, turn, bytes })
  })
  return { homework: homework === 0 ? '' : String(homework), folder: `f${homework}`, title: '', answers }
}

const sized = fc.array(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 })), { maxLength: 6 })
const shelf = fc
  .tuple(
    fc.record({ papers: fc.constant<[number, number][]>([]), topics: sized }),
    fc.array(fc.record({ papers: sized, topics: sized }), { maxLength: 6 }),
  )
  .map(([lists, homeworks]) => [bookOf(0, lists), ...homeworks.map((given, index) => bookOf(index + 1, given))])
const anyBounds = fc.record({ homeworks: fc.nat(6), papers: fc.nat(6), lists: fc.nat(6), bytes: fc.nat(300) })
const roomy: CopyLimits = { homeworks: 30, papers: 500, lists: 100, bytes: 1e9 }

/** What stays, as books. */
const whatStays = (books: HomeworkCache[], bounds: CopyLimits): HomeworkCache[] => {
  const stays = answersToKeep(books, bounds)
  return books.flatMap(book => {
    const keys = stays.get(book.homework)
    if (!keys) return []
    return [{ ...book, answers: new Map([...book.answers].filter(([key]) => keys.has(key))) }]
  })
}

const bytesOf = (books: HomeworkCache[]) =>
  books.flatMap(({ answers }) => [...answers.values()]).reduce((sum, { bytes }) => sum + bytes, 0)
const homeworksOf = (books: HomeworkCache[]) => books.filter(({ homework, answers }) => homework !== '' && answers.size > 0)

describe('the copies that stay', () => {
  it('hold every bound', () => {
    fc.assert(
      fc.property(shelf, anyBounds, (books, bounds) => {
        const left = whatStays(books, bounds)
        expect(homeworksOf(left).length).toBeLessThanOrEqual(bounds.homeworks)
        expect(bytesOf(left)).toBeLessThanOrEqual(bounds.bytes)
        for (const { homework, answers } of left) {
          const papers = [...answers.keys()].filter(isPaper)
          expect(papers.length).toBeLessThanOrEqual(bounds.papers)
          if (homework === '') expect(answers.size).toBeLessThanOrEqual(bounds.lists)
        }
      }),
    )
  })

  it('are all of them where there is room', () => {
    fc.assert(
      fc.property(shelf, books => {
        expect(bytesOf(whatStays(books, roomy))).toBe(bytesOf(books))
      }),
    )
  })

  it('are never of a homework that was opened before one that went', () => {
    // Room for any one part, so that the homework opened last is never without.
    const some = fc.record({
      homeworks: fc.integer({ min: 1, max: 6 }),
      papers: fc.integer({ min: 1, max: 6 }),
      lists: fc.constant(0),
      bytes: fc.integer({ min: 20, max: 300 }),
    })
    fc.assert(
      fc.property(shelf, some, (books, bounds) => {
        const stays = new Set(homeworksOf(whatStays(books, bounds)).map(({ homework }) => homework))
        const gone = homeworksOf(books).filter(({ homework }) => !stays.has(homework))
        const newest = Math.max(0, ...gone.map(latestTurn))
        for (const book of homeworksOf(books).filter(({ homework }) => stays.has(homework))) {
          expect(latestTurn(book)).toBeGreaterThanOrEqual(newest)
        }
      }),
    )
  })

  it('are the papers opened last, of a homework that has too many', () => {
    const book = bookOf(1, { papers: [5, 1, 4, 2, 3].map(turn => [turn, 1]), topics: [[0, 1]] })
    const [left] = whatStays([book], { ...roomy, papers: 2 })
    expect([...(left?.answers.keys() ?? [])]).toEqual([paper(1, 0), paper(1, 2), topic(1, 0)])
  })

  it('are answers of a homework only where it is too large by itself', () => {
    const small = bookOf(1, { papers: [[1, 10]], topics: [[1, 10]] })
    const large = bookOf(2, {
      papers: [
        [4, 10],
        [2, 10],
      ],
      topics: [[3, 10]],
    })
    const left = whatStays([small, large], { ...roomy, bytes: 20 })
    expect(left.map(({ homework, answers }) => [homework, [...answers.keys()]])).toEqual([
      ['2', [paper(2, 0), topic(2, 0)]],
    ])
  })
})

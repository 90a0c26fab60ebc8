import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyKeyOf } from '../../../main/offline/copy-key'
import { answersToKeep, type CopyLimits, copyLimits } from '../../../main/offline/copy-limits'
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

function cacheOf(homework: number, { papers, topics }: Given): HomeworkCache {
  const answers = new Map<string, { file: string; at: number; turn: number; bytes: number }>()
  // The clock gives the opposite order.
  for (const [index, [turn, bytes]] of papers.entries())
    answers.set(paper(homework, index), { file: `p${index}`, at: 1000 - turn, turn, bytes })
  topics.forEach(([turn, bytes], index) => {
    const key = homework === 0 ? listKey(index + 1) : topic(homework, index)
    answers.set(key, { file: `t${index}`, at: 1000 - turn, turn, bytes })
  })
  return { homework: homework === 0 ? '' : String(homework), folder: `f${homework}`, title: '', answers }
}

const sized = fc.array(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 })), { maxLength: 6 })
const storage = fc
  .tuple(
    fc.record({ papers: fc.constant<[number, number][]>([]), topics: sized }),
    fc.array(fc.record({ papers: sized, topics: sized }), { maxLength: 6 }),
  )
  .map(([lists, homeworks]) => [cacheOf(0, lists), ...homeworks.map((given, index) => cacheOf(index + 1, given))])
const anyBounds = fc.record({ homeworks: fc.nat(6), papers: fc.nat(6), lists: fc.nat(6), bytes: fc.nat(300) })
it('at most 30 homeworks with 500 papers each, 100 lists and 64 MB are kept', () => {
  expect(copyLimits).toEqual({ homeworks: 30, papers: 500, lists: 100, bytes: 67_108_864 })
})

it('homeworks that fill the space to the last byte are all kept', () => {
  const homework = (id: number) => cacheOf(id, { papers: [[9 - id, 10]], topics: [] })
  const keptOf = (bytes: number) => [...answersToKeep([homework(1), homework(2)], { ...copyLimits, bytes }).keys()]
  expect([keptOf(20), keptOf(19)]).toEqual([['1', '2'], ['1']])
})

const roomy: CopyLimits = { homeworks: 30, papers: 500, lists: 100, bytes: 1e9 }

/** The caches with only the answers that are kept. */
const keptCaches = (caches: HomeworkCache[], bounds: CopyLimits): HomeworkCache[] => {
  const keptIds = answersToKeep(caches, bounds)
  return caches.flatMap(cache => {
    const keys = keptIds.get(cache.homework)
    if (!keys) return []
    return [{ ...cache, answers: new Map([...cache.answers].filter(([key]) => keys.has(key))) }]
  })
}

const bytesOf = (caches: HomeworkCache[]) =>
  caches.flatMap(({ answers }) => [...answers.values()]).reduce((sum, { bytes }) => sum + bytes, 0)
const homeworksOf = (caches: HomeworkCache[]) =>
  caches.filter(({ homework, answers }) => homework !== '' && answers.size > 0)

describe('the copies that are kept', () => {
  it('respect every limit', () => {
    fc.assert(
      fc.property(storage, anyBounds, (caches, bounds) => {
        const left = keptCaches(caches, bounds)
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

  it('are all copies if there is room', () => {
    fc.assert(
      fc.property(storage, caches => {
        expect(bytesOf(keptCaches(caches, roomy))).toBe(bytesOf(caches))
      }),
    )
  })

  it('never include a homework that was opened before a removed one', () => {
    // Room for at least one answer, so that the homework opened last is never empty.
    const some = fc.record({
      homeworks: fc.integer({ min: 1, max: 6 }),
      papers: fc.integer({ min: 1, max: 6 }),
      lists: fc.constant(0),
      bytes: fc.integer({ min: 20, max: 300 }),
    })
    fc.assert(
      fc.property(storage, some, (caches, bounds) => {
        const keptIds = new Set(homeworksOf(keptCaches(caches, bounds)).map(({ homework }) => homework))
        const removed = homeworksOf(caches).filter(({ homework }) => !keptIds.has(homework))
        const newest = Math.max(0, ...removed.map(latestTurn))
        for (const cache of homeworksOf(caches).filter(({ homework }) => keptIds.has(homework))) {
          expect(latestTurn(cache)).toBeGreaterThanOrEqual(newest)
        }
      }),
    )
  })

  it('include only the papers opened last if a homework has too many', () => {
    const cache = cacheOf(1, { papers: [5, 1, 4, 2, 3].map(turn => [turn, 1]), topics: [[0, 1]] })
    const [left] = keptCaches([cache], { ...roomy, papers: 2 })
    expect([...(left?.answers.keys() ?? [])]).toEqual([paper(1, 0), paper(1, 2), topic(1, 0)])
  })

  it('split a homework only if it alone is too large', () => {
    const small = cacheOf(1, { papers: [[1, 10]], topics: [[1, 10]] })
    const large = cacheOf(2, {
      papers: [
        [4, 10],
        [2, 10],
      ],
      topics: [[3, 10]],
    })
    const left = keptCaches([small, large], { ...roomy, bytes: 20 })
    expect(left.map(({ homework, answers }) => [homework, [...answers.keys()]])).toEqual([
      ['2', [paper(2, 0), topic(2, 0)]],
    ])
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { cellOf } from '../../../main/sample-school/data/marks'
import { withRanks } from '../../../main/sample-school/handlers/rankings/index'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Client, monday, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

interface Row {
  rank: number | null
  student_id: string
  team_id: string
  exercise_count: number
  average_score: number | null
  record_duration: number
  integral: number
}

const names = [
  'exercise_count_ranking_v2',
  'exercise_score_ranking_v2',
  'record_duration_ranking_v2',
  'exercise-integral-ranking_v2',
] as const

const figureOf = {
  exercise_count_ranking_v2: 'exercise_count',
  exercise_score_ranking_v2: 'average_score',
  record_duration_ranking_v2: 'record_duration',
  'exercise-integral-ranking_v2': 'integral',
} as const

const rank = async (name: (typeof names)[number], over: object = {}) =>
  (await client.data(name, { page: 1, limit: 200, ...over })) as { items: Row[]; total: number }

/** Counted here directly from the world, independently of the handler. */
function scoresBy(from: number, until: number): Map<string, (number | null)[]> {
  const world = createWorld(1, 'small', monday)
  const scores = new Map<string, (number | null)[]>(world.students.map(student => [student.id, []]))
  for (const homework of world.homeworks)
    for (const topic of homework.topics)
      homework.students.forEach((student, place) => {
        const { times, totals } = cellOf(world.seed, topic, place)
        times.forEach((time, at) => {
          if (time >= from && time <= until) scores.get(student.id)?.push(totals[at] ?? null)
        })
      })
  return scores
}

describe('rankings', () => {
  it('count every round that was handed in by now', async () => {
    const expected = scoresBy(0, monday)
    const { items, total } = await rank('exercise_count_ranking_v2')
    expect([items.length, total]).toEqual([20, 20])
    for (const row of items) {
      const scores = expected.get(row.student_id) ?? []
      const given = scores.filter(score => score !== null)
      expect(row.exercise_count).toBe(scores.length)
      expect(row.average_score).toBeCloseTo(given.reduce((sum, score) => sum + score, 0) / given.length, 1)
      expect(row.integral).toBe(scores.reduce<number>((sum, score) => sum + 10 + Math.floor((score ?? 0) / 10), 0))
    }
  })

  it.each(names)('%s is sorted in descending order, and gives equal values the same rank', async name => {
    const { items } = await rank(name)
    const values = items.map(row => row[figureOf[name]] ?? -1)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    items.forEach((row, at) => {
      if (row.rank !== null) expect(row.rank).toBe(values.indexOf(values[at] ?? -1) + 1)
    })
    expect(items[0]?.rank).toBe(1)
  })

  it('put the student who makes no mistake first by score', async () => {
    expect((await rank('exercise_score_ranking_v2')).items[0]).toMatchObject({ student_id: 's-2', average_score: 100 })
  })

  it('are limited to the requested class, days and page', async () => {
    const { items, total } = await rank('exercise_count_ranking_v2', { team_id: '2' })
    expect([total, new Set(items.map(row => row.team_id))]).toEqual([10, new Set(['2'])])
    const first = Date.parse('2026-11-10T00:00:00+09:00')
    const days = { start_time: '2026-11-10', end_time: '2026-11-11' }
    const expected = scoresBy(first, first + 2 * 864e5 - 1)
    for (const row of nonEmpty((await rank('exercise_count_ranking_v2', days)).items))
      expect(row.exercise_count).toBe(expected.get(row.student_id)?.length)
    const page = await rank('exercise_count_ranking_v2', { page: 3, limit: 6 })
    const whole = await rank('exercise_count_ranking_v2')
    expect(page.items).toEqual(whole.items.slice(12, 18))
  })

  it('are empty if no student has studied, and refuse an end before the start', async () => {
    const empty = await rank('exercise_score_ranking_v2', { end_time: '2020-01-01' })
    expect(empty.items.map(row => row.rank)).toEqual(Array(20).fill(null))
    const backwards = { start_time: '2026-11-02', end_time: '2026-11-01', page: 1, limit: 10 }
    for (const name of names) expect((await client.body(name, backwards)).errmsg).toBe('期間の指定が正しくありません。')
    expect((await client.body(names[0], { team_id: '99', page: 1, limit: 10 })).errmsg).toBe(
      'このクラスは見つかりません。',
    )
  })

  it('count new rounds as the clock moves', async () => {
    const sum = async () => (await rank(names[0])).items.reduce((all, row) => all + row.exercise_count, 0)
    const before = await sum()
    await client.control('clock', { advance: 864e5 })
    expect(await sum()).toBeGreaterThan(before)
    await client.control('clock', { now: monday })
    expect(await sum()).toBe(before)
  })
})

describe('ranked', () => {
  it('gives each row one plus the number of better rows', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -2, max: 5 }))), values => {
        const places = withRanks(values, value => value)
        expect(places).toHaveLength(values.length)
        for (const { row, rank } of places) {
          const better = values.filter(value => value !== null && row !== null && value > row).length
          expect(rank).toBe(row === null ? null : better + 1)
        }
        const open = places.findIndex(({ rank }) => rank === null)
        if (open >= 0) expect(places.slice(open).every(({ rank }) => rank === null)).toBe(true)
      }),
    )
  })
})

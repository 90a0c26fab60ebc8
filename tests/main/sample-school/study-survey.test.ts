import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Client, startLoggedIn } from './client'
import { showcaseTopics } from './showcase-topics'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

interface Exercise {
  topic_id: string
  resource_id: string
  view_key: string
  resource_level: string
  round: number
  score: number | null
  study_seconds: number
  updated_at: string
}

interface Listed<T> {
  items: T[]
  total: number
}

const student_id = 's-3'
const days = { start_time: '2026-11-10', end_time: '2026-11-14' }

async function logs(over: object = {}): Promise<Exercise[]> {
  const rows: Exercise[] = []
  for (let page = 1; ; page++) {
    const answer = await client.data('resource-exercise-logs', { student_id, page, limit: 30, ...over })
    const { items, total } = answer as Listed<Exercise>
    rows.push(...items)
    if (rows.length >= total) return rows
  }
}

describe('a student’s exercises', () => {
  it('are listed latest first, each round once, without future rounds', async () => {
    const rows = nonEmpty(await logs())
    const times = rows.map(row => row.updated_at)
    expect(times).toEqual([...times].sort().reverse())
    expect(times.every(time => time <= '2026-11-16 12:00:00')).toBe(true)
    expect(new Set(rows.map(row => `${row.topic_id} ${row.round}`)).size).toBe(rows.length)
  })

  it('have counts that match their list, by filter and days', async () => {
    for (const filter of [{}, days, { view_key: 'dialog' }, { ...days, view_key: 'word-reading' }]) {
      const rows = await logs(filter)
      const summary = (await client.data('exercise-summary', { student_id, ...filter })) as {
        exercise_count: number
        study_seconds: number
        resource_count: number
        items: { date: string; exercise_count: number }[]
      }
      expect(summary.exercise_count).toBe(rows.length)
      expect(summary.study_seconds).toBe(rows.reduce((sum, row) => sum + row.study_seconds, 0))
      expect(summary.resource_count).toBe(new Set(rows.map(row => row.resource_id)).size)
      const byDay = summary.items.map(day => [day.date, day.exercise_count])
      const dates = [...new Set(rows.map(row => row.updated_at.slice(0, 10)))].sort()
      expect(byDay).toEqual(dates.map(date => [date, rows.filter(row => row.updated_at.startsWith(date)).length]))
    }
    const inDays = await logs(days)
    expect(inDays.length).toBeGreaterThan(0)
    expect(inDays.every(row => row.updated_at >= '2026-11-10' && row.updated_at < '2026-11-15')).toBe(true)
  })

  it('offer only filters that find something', async () => {
    const filters = (await client.data('exercise-search-filter2', { student_id })) as {
      view_keys: { view_key: string; exercise_count: number }[]
      resource_levels: { resource_level: string; exercise_count: number }[]
    }
    for (const { view_key, exercise_count } of nonEmpty(filters.view_keys))
      expect(await logs({ view_key })).toHaveLength(exercise_count)
    for (const { resource_level, exercise_count } of nonEmpty(filters.resource_levels))
      expect(await logs({ resource_level })).toHaveLength(exercise_count)
  })

  it('are returned resource by resource', async () => {
    const rows = await logs()
    const resource_id = rows[0]?.resource_id ?? ''
    const own = rows.filter(row => row.resource_id === resource_id)
    const details = await client.data('resource-exercise-details', { student_id, resource_id })
    expect(details).toMatchObject({
      student_id,
      resource_id,
      exercise_count: own.length,
      best_score: Math.max(...own.map(row => row.score ?? -1)),
      last_time: own[0]?.updated_at,
      first_time: own.at(-1)?.updated_at,
      total: new Set(own.map(row => row.topic_id)).size,
    })
  })
})

describe('a student’s homework', () => {
  it('is listed topic by topic, as in the score matrix', async () => {
    const answer = await client.data('study-survey-homework-topic-list', {
      student_id,
      homework_id: '501',
      page: 1,
      limit: 100,
    })
    const matrix = (await client.data('topic-score-overview-y', { homework_id: '501', page: 1, limit: 50 })) as {
      items: { student_id: string; scores: { topic_id: string; score: number | null; learn_count: number }[] }[]
    }
    const own = matrix.items.find(row => row.student_id === student_id)?.scores ?? []
    const { items, total } = answer as Listed<{ topic_id: string; score: number | null; learn_count: number }>
    expect(total).toBe(showcaseTopics)
    const begun = items.filter(row => row.learn_count > 0)
    expect(begun.map(({ topic_id, score, learn_count }) => [topic_id, score, learn_count])).toEqual(
      own.map(({ topic_id, score, learn_count }) => [topic_id, score, learn_count]),
    )
    expect(begun.length).toBeLessThan(items.length)
  })

  it('is found by the offered filters', async () => {
    const filters = (await client.data('homework-search-filter2', { student_id })) as {
      homework_types: (1 | 2 | 3)[]
      homeworks: { homework_id: string; homework_type: number; start_time: string }[]
    }
    expect(filters.homeworks.length).toBeGreaterThan(3)
    expect(filters.homeworks.every(one => one.start_time <= '2026-11-16 12:00:00')).toBe(true)
    for (const homework_type of nonEmpty(filters.homework_types)) {
      const request = { student_id, homework_type, page: 1, limit: 200 }
      const { items } = (await client.data('study-survey-homework-topic-list', request)) as Listed<{
        homework_id: string
      }>
      const ids = filters.homeworks.filter(one => one.homework_type === homework_type).map(one => one.homework_id)
      expect(new Set(items.map(row => row.homework_id))).toEqual(new Set(ids))
    }
  })

  it('is returned round by round and answer by answer', async () => {
    const request = { student_id: 's-1', homework_id: '501', topic_id: '9001' }
    const details = (await client.data('homework-topic-details', request)) as Listed<Exercise> & { guid: string }
    expect(details.items.map(row => row.round)).toEqual([1, 2, 3])
    expect(details.guid).toBe('g-9001-s-1-3')
    const log = async (over: object) =>
      (
        (await client.data('question-answer-logs', { student_id: 's-1', topic_id: '9001', ...over })) as Listed<{
          question_id: string
          round: number
          score: number | null
        }>
      ).items
    for (const round of [1, 2, 3]) {
      const paper = (await client.data('topic-answer-paper', { ...request, round })) as {
        answers: { question_id: string; score: number | null }[]
      }
      const own = (await log({})).filter(row => row.round === round)
      expect(own.map(({ question_id, score }) => [question_id, score])).toEqual(
        paper.answers.map(({ question_id, score }) => [question_id, score]),
      )
    }
    const [first] = await log({})
    const one = await log({ question_id: first?.question_id })
    expect(new Set(one.map(row => row.question_id))).toEqual(new Set([first?.question_id]))
    expect(one.map(row => row.round)).toEqual([...one.map(row => row.round)].sort().reverse())
  })

  it('is refused if student, homework, topic or question do not belong together', async () => {
    const paged = { page: 1, limit: 10 }
    const bodies = [
      await client.body('exercise-summary', { student_id: 's-99' }),
      await client.body('study-survey-homework-topic-list', { student_id, homework_id: '1', ...paged }),
      await client.body('homework-topic-details', { student_id, homework_id: '501', topic_id: '9101' }),
      await client.body('question-answer-logs', { student_id, topic_id: '9001', question_id: 'none' }),
      await client.body('resource-exercise-details', { student_id, resource_id: 'r-1' }),
      await client.body('resource-exercise-logs', {
        student_id,
        ...paged,
        start_time: '2026-11-02',
        end_time: '2026-11-01',
      }),
    ]
    expect(bodies.map(body => body.errmsg)).toEqual([
      'この生徒は見つかりません。',
      'この宿題は見つかりません。',
      'この課題は見つかりません。',
      'この設問は見つかりません。',
      'この教材は見つかりません。',
      '期間の指定が正しくありません。',
    ])
  })
})

interface Summary {
  homework_count: number
  submitted_count: number
  student_count: number
  exercise_count: number
  items: { student_id: string; nickname: string; exercise_count: number; submitted_count: number }[]
  total: number
}

describe('the summary of the month', () => {
  const summary = async (over: object = {}) => (await client.data('current-month-summary', over)) as Summary

  it('has the sums that the rankings count from the first day of the month', async () => {
    const all = await summary()
    const ranking = (await client.data('exercise_count_ranking_v2', {
      start_time: '2026-11-01',
      page: 1,
      limit: 50,
    })) as Listed<{ exercise_count: number }>
    expect(all.exercise_count).toBe(ranking.items.reduce((sum, row) => sum + row.exercise_count, 0))
    expect([all.items, all.total]).toEqual([[], 20])
  })

  it('returns the students of a page, and their sum', async () => {
    const whole = await summary({ page: 1, limit: 50 })
    const sum = (field: 'exercise_count' | 'submitted_count') => whole.items.reduce((all, row) => all + row[field], 0)
    expect(whole.items).toHaveLength(20)
    expect([sum('exercise_count'), sum('submitted_count')]).toEqual([whole.exercise_count, whole.submitted_count])
    const second = await summary({ page: 2, limit: 6 })
    expect(second.items).toEqual(whole.items.slice(6, 12))
  })

  it('finds students by name, number and id, in any character width', async () => {
    const [first] = (await summary({ page: 1, limit: 1 })).items
    for (const kw of [first?.nickname.slice(0, 2), 'Ｓ-１', 's-1'])
      expect((await summary({ kw, page: 1, limit: 50 })).items.map(row => row.student_id)).toContain('s-1')
    expect((await summary({ team_id: '2', page: 1, limit: 50 })).items).toHaveLength(10)
    expect(await summary({ kw: 'zzz', page: 1, limit: 10 })).toMatchObject({ total: 0, exercise_count: 0, items: [] })
    expect((await client.body('current-month-summary', { team_id: '99' })).errmsg).toBe('このクラスは見つかりません。')
  })

  it('starts again on the first day of a month', async () => {
    await client.control('clock', { now: '2026-12-01T00:00:01+09:00' })
    expect((await summary()).exercise_count).toBe(0)
    await client.control('clock', { now: '2026-11-16T12:00:00+09:00' })
  })

  it('is also available as a workbook, with the same filter', async () => {
    const answer = await client.fetch('export-current-month-summary', { team_id: '1' })
    const name = /filename\*=UTF-8''(\S+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
    expect(decodeURIComponent(name)).toBe('今月の学習状況_2026-11.xlsx')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(await answer.arrayBuffer())
    const sheet = book.worksheets[0]
    const { items } = await summary({ team_id: '1', page: 1, limit: 50 })
    expect(sheet?.rowCount).toBe(1 + items.length)
    expect(items.map((_, at) => sheet?.getRow(at + 2).getCell(8).value)).toEqual(items.map(row => row.exercise_count))
  })
})

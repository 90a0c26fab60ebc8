import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abilityNames } from '../../../shared/domain/abilities'
import { scoreClass } from '../../../shared/domain/score-class'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Client, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

interface Figures {
  exercise_count: number
  average_score: number | null
}

const counted = async (over: object) => {
  const answer = await client.data('exercise_count_ranking_v2', { page: 1, limit: 200, ...over })
  const { items } = answer as { items: (Figures & { student_id: string })[] }
  return { items, sum: items.reduce((sum, row) => sum + row.exercise_count, 0) }
}

describe('study amounts', () => {
  const amounts = async (over: object = {}) =>
    (await client.data('usage-amount', over)) as {
      items: (Figures & { month: string; team_id: string; active_student_count: number })[]
    }

  it('have a row per class and month, latest first, up to the current month', async () => {
    const { items } = await amounts()
    const months = ['2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06']
    expect(items.map(row => row.month)).toEqual(months.flatMap(month => [month, month]))
    expect((await amounts({ start_month: '2026-11', end_month: '2027-03', team_id: '1' })).items).toHaveLength(1)
  })

  it('match the rankings of the same days', async () => {
    for (const [start_month, days] of [
      ['2026-11', { start_time: '2026-11-01', end_time: '2026-11-30' }],
      ['2026-10', { start_time: '2026-10-01', end_time: '2026-10-31' }],
    ] as const) {
      for (const team_id of ['1', '2']) {
        const { items } = await amounts({ start_month, end_month: start_month, team_id })
        const ranking = await counted({ ...days, team_id })
        expect(items[0]).toMatchObject({
          month: start_month,
          exercise_count: ranking.sum,
          active_student_count: ranking.items.filter(row => row.exercise_count > 0).length,
        })
      }
    }
  })

  it('are also available as a workbook', async () => {
    const answer = await client.fetch('export-usage-amount', { start_month: '2026-10', end_month: '2026-11' })
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(await answer.arrayBuffer())
    const { items } = await amounts({ start_month: '2026-10', end_month: '2026-11' })
    const sheet = book.worksheets[0]
    expect(items.map((_, at) => sheet?.getRow(at + 2).getCell(6).value)).toEqual(items.map(row => row.exercise_count))
  })

  it('are refused for a reversed or too long period, and for an invalid month', async () => {
    const wrong = async (over: object) => (await client.body('usage-amount', over)).errmsg
    expect(await wrong({ start_month: '2026-11', end_month: '2026-10' })).toBe('期間の指定が正しくありません。')
    expect(await wrong({ start_month: '2020-01' })).toBe('期間が長すぎます。')
    expect(await wrong({ start_month: '2026-13' })).toBe('リクエストの内容が正しくありません。（start_month）')
    expect(await wrong({ team_id: '99' })).toBe('このクラスは見つかりません。')
  })
})

interface Graph {
  dates: string[]
  items: { series_type: string; id: string; points: (Figures & { date: string })[] }[]
}

describe('the progress graph', () => {
  const days = { start_time: '2026-10-28', end_time: '2026-11-16' }
  const graph = async (over: object) =>
    (await client.data('progress-graph', { ...days, unit: 'week', ...over })) as Graph

  it('has weeks that start on Monday, and a point for every step of every line', async () => {
    const { dates, items } = await graph({})
    expect(dates).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
    expect(items.map(line => [line.series_type, line.id])).toEqual([
      ['team', '1'],
      ['team', '2'],
    ])
    for (const line of items) expect(line.points.map(point => point.date)).toEqual(dates)
  })

  it('adds up to the ranking of the same days', async () => {
    for (const unit of ['day', 'week', 'month'] as const) {
      const { items } = await graph({ team_id: '2', unit })
      const ranking = await counted({ ...days, team_id: '2' })
      const sum = (line?: Graph['items'][number]) => line?.points.reduce((all, point) => all + point.exercise_count, 0)
      expect(sum(items[0])).toBe(ranking.sum)
      for (const row of nonEmpty(ranking.items))
        expect(sum(items.find(line => line.id === row.student_id))).toBe(row.exercise_count)
      expect(items).toHaveLength(11)
    }
  })

  it('has a line for a student beside the line of their class', async () => {
    const { items } = await graph({ student_id: 's-12' })
    expect(items.map(line => [line.series_type, line.id])).toEqual([
      ['student', 's-12'],
      ['team', '2'],
    ])
  })

  it('is refused for too many steps and for invalid days', async () => {
    const wrong = async (over: object) =>
      (await client.body('progress-graph', { ...days, unit: 'day', ...over })).errmsg
    expect(await wrong({ start_time: '2020-01-01' })).toBe('期間が長すぎます。')
    expect(await wrong({ end_time: '2026-10-01' })).toBe('期間の指定が正しくありません。')
    expect(await wrong({ end_time: '2026-11-31' })).toBe('期間の指定が正しくありません。')
    expect(await wrong({ student_id: 's-99' })).toBe('この生徒は見つかりません。')
  })
})

describe('the progress graph of a class of 1,000', () => {
  it('allows fewer steps', async () => {
    const huge = await startLoggedIn({ size: 'huge' })
    const graph = (start_time: string) =>
      huge.body('progress-graph', { team_id: '1', start_time, end_time: '2026-11-16', unit: 'day' })
    const [long, short] = [await graph('2026-09-01'), await graph('2026-11-10')]
    await huge.school.close()
    expect([long.errmsg, short.errcode]).toEqual(['期間が長すぎます。', 0])
  })
})

interface Family {
  family: string
  exercise_count: number
  average_score: number
  team_average_score: number
}

describe('a student’s intelligence', () => {
  const intelligence = async (student_id: string, over: object = {}) =>
    (await client.data('intelligence', { student_id, ...over })) as {
      answer_count: number
      abilities: { ability: string; max: number; value: number | null; team_average: number }[]
      families: Family[]
      strengths: string[]
      weak_points: string[]
    }

  it('lists the five abilities in the order of the radar chart, each within its axis', async () => {
    for (const student of ['s-1', 's-2', 's-7']) {
      const { abilities } = await intelligence(student)
      expect(abilities.map(one => one.ability)).toEqual(abilityNames)
      for (const { value, max } of abilities) {
        expect(value).toBeGreaterThan(0)
        expect(value).toBeLessThanOrEqual(max)
      }
    }
  })

  it('is full for the student who makes no mistake', async () => {
    const { abilities, strengths, weak_points } = await intelligence('s-2')
    const full = abilities.filter(one => one.ability !== 'reading_speed').map(one => one.value)
    expect(full).toEqual([100, 100, 100, 100])
    expect(scoreClass(abilities[0]?.team_average)).toBe('middle')
    expect([strengths, weak_points]).toEqual([[], []])
  })

  it('lists families above the student’s own average as strengths, below it as weak points', async () => {
    let compared = 0
    for (let at = 1; at <= 10; at++) {
      const { families, strengths, weak_points } = await intelligence(`s-${at}`)
      const score = (name: string) => families.find(one => one.family === name)?.average_score ?? Number.NaN
      for (const strong of strengths) {
        for (const weak of weak_points) {
          expect(score(strong)).toBeGreaterThan(score(weak))
          compared += 1
        }
      }
      expect(strengths.map(score)).toEqual([...strengths.map(score)].sort((a, b) => b - a))
      expect(weak_points.map(score)).toEqual([...weak_points.map(score)].sort((a, b) => a - b))
    }
    expect(compared).toBeGreaterThan(0)
  })

  it('is empty for days without answers', async () => {
    const empty = await intelligence('s-1', { end_time: '2020-01-01' })
    expect([empty.answer_count, empty.families, empty.strengths]).toEqual([0, [], []])
    expect(empty.abilities.map(one => one.value)).toEqual([null, null, null, null, null])
    expect((await client.body('intelligence', { student_id: 's-99' })).errmsg).toBe('この生徒は見つかりません。')
  })
})

interface Report {
  exercise_count: number
  average_score: number
  homework_count: number
  submitted_count: number
  families: Family[]
  total: number
}

describe('reports', () => {
  it('of a student match the rankings and the score matrix', async () => {
    const report = (await client.data('get-student-rpt', { student_id: 's-3' })) as Report & {
      items: { homework_id: string; submit_status: number; completed_count: number }[]
    }
    const own = (await counted({})).items.find(row => row.student_id === 's-3')
    expect(report).toMatchObject({ exercise_count: own?.exercise_count, average_score: own?.average_score })
    expect(report.families.reduce((sum, one) => sum + one.exercise_count, 0)).toBe(report.exercise_count)
    expect(report.items.filter(one => one.submit_status === 2)).toHaveLength(report.submitted_count)
    expect(report.homework_count).toBe(report.items.length)
    for (const line of nonEmpty(report.items)) {
      const request = { homework_id: line.homework_id, page: 1, limit: 100 }
      const matrix = (await client.data('topic-score-overview-y', request)) as {
        items: { student_id: string; submit_status: number; scores: object[] }[]
      }
      const row = matrix.items.find(one => one.student_id === 's-3')
      expect([row?.submit_status, row?.scores.length]).toEqual([line.submit_status, line.completed_count])
    }
  })

  it('of a class add up its students', async () => {
    const days = { start_time: '2026-11-01', end_time: '2026-11-16' }
    const report = (await client.data('get-team-rpt', { team_id: '2', ...days })) as Report & {
      items: Figures[]
      homeworks: { homework_id: string; submitted_count: number }[]
    }
    expect(report.items.map(row => row.exercise_count).reduce((a, b) => a + b)).toBe(report.exercise_count)
    expect(report.exercise_count).toBe((await counted({ team_id: '2', ...days })).sum)
    expect(report.homeworks.reduce((sum, one) => sum + one.submitted_count, 0)).toBe(report.submitted_count)
    expect([report.total, report.homework_count]).toEqual([10, report.homeworks.length])
  })

  it('are refused for unknown students and classes', async () => {
    expect((await client.body('get-student-rpt', { student_id: 's-99' })).errmsg).toBe('この生徒は見つかりません。')
    expect((await client.body('get-team-rpt', { team_id: '99' })).errmsg).toBe('このクラスは見つかりません。')
  })
})

/** The answer of 学習進捗グラフ as lines: a missing figure is a gap, and the class is compared with its own students. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dataIn, readableLines } from '../../../../renderer/features/charts/chart-data'
import { measureFormats } from '../../../../renderer/features/study/line-words'
import { graphChart, hasStudy, withStepDates } from '../../../../renderer/screens/progress-graph/graph-chart'
import type { Measure } from '../../../../shared/domain/study-measures'
import { type EndpointResponse, endpointRow } from '../../../../shared/endpoints/index'

const read = (answer: object) => {
  const { items } = v.parse(endpointRow('progress-graph').response, answer) as EndpointResponse<'progress-graph'>
  return withStepDates(items)
}

const steps = ['2026-11-09', '2026-11-16', '2026-11-23'].map(date => ({
  date,
  words: date,
  tick: date,
  days: { from: date, to: date.replace(/.$/, '9') },
}))

const chartOf = (
  lines: ReturnType<typeof read>,
  measure: Measure,
  compared: string[],
  { teamId = '1', sizes = [] }: { teamId?: string; sizes?: number[] } = {},
) =>
  graphChart(lines, {
    teamId,
    measure,
    steps,
    title: '',
    categoryLabel: '週',
    compared,
    showsAll: false,
    nameOf: id => id,
    sizeOf: id => sizes[Number(id)] ?? 0,
  })

const point = (date: string, exercise_count: unknown, average_score: unknown = null) => ({
  date,
  exercise_count,
  average_score,
})

/** The class has the id of one of its students, who are counted apart. */
const answer = {
  dates: ['2026-11-09', null],
  items: [
    {
      series_type: 'team',
      id: '1',
      points: [point('2026-11-09', 90, 70), point('2026-11-16', 90), point('2026-11-23', 90)],
    },
    {
      series_type: 'student',
      id: '1',
      points: [point('2026-11-09 00:00:00', 10, 60), point('2026-11-16', null, 80), point('2026-11-23', 0)],
    },
    { series_type: 'student', id: '2', points: [point('2026-11-09', 20, 80), { date: null, exercise_count: 1 }] },
    { series_type: 'student', id: '3', points: [point('2026-11-16', 6, '72点'), point('2026-11-23', 3)] },
    { series_type: 'student', id: null, points: [] },
  ],
}

describe('the lines of a class', () => {
  it('have gaps for null, for steps that are left out, and for a student without a line; odd rows hide no other', () => {
    const lines = read(answer)
    expect(lines.map(({ id }) => id)).toEqual(['1', '1', '2', '3'])
    const [first, gone] = chartOf(lines, 'exercises', ['1', '9']).series
    expect(first?.values).toEqual([10, null, 0])
    expect(gone).toMatchObject({ name: '9', values: [null, null, null] })
    const [own] = chartOf(lines, 'average', ['1']).series
    expect(own?.values).toEqual([60, 80, null])
    // an average whose number of exercises is unknown has no n
    expect(own?.counts?.values).toEqual([10, null, null])
  })

  it('compare the mean with the median of the same students, not with the class of today', () => {
    const { series = [], band } = chartOf(read(answer), 'exercises', [], { sizes: [0, 40] })
    const n = { values: [2, 0, 2].map(count => count || null), unit: '人' }
    expect(series).toMatchObject([
      { name: '1人あたり', values: [15, null, 1.5], counts: n, look: 'main' },
      { name: '中央値', values: [15, null, 1.5], counts: n, look: 'middle' },
    ])
    expect(band).toMatchObject({ low: [12.5, null, 0.75], high: [17.5, null, 2.25] })
    // an average is the server's, over all exercises
    expect(chartOf(read(answer), 'average', []).series[0]).toMatchObject({
      name: 'クラス平均',
      values: [70, null, null],
    })
  })

  it('divide the amount of a class among others by its students', () => {
    const teams = read({ dates: [], items: answer.items.slice(0, 1) })
    expect(chartOf(teams, 'exercises', ['1'], { teamId: '', sizes: [0, 40] }).series).toMatchObject([
      { name: '1', values: [2.25, 2.25, 2.25], counts: { values: [40, 40, 40], unit: '人' } },
    ])
    expect(chartOf(teams, 'exercises', ['1'], { teamId: '' }).series[0]?.values).toEqual([null, null, null])
  })

  it('are there without the line of the class, and the class without those of its students', () => {
    const lines = read(answer)
    const students = chartOf(lines.slice(1), 'average', ['2'])
    expect(students.series.map(({ name }) => name)).toEqual(['2', '中央値'])
    expect(students.band?.low).toEqual([65, 80, null])
    expect(chartOf(lines.slice(1), 'exercises', []).series[0]?.values).toEqual([15, null, 1.5])
    const alone = (measure: Measure) => chartOf(lines.slice(0, 1), measure, []).series
    expect(alone('average')).toMatchObject([{ name: 'クラス平均', values: [70, null, null], look: 'main' }])
    expect(alone('exercises')).toMatchObject([{ name: 'クラス合計', values: [90, 90, 90], look: 'main' }])
  })

  it('lead from a value to its rows: of a student to the exercises of the step, of a class to its students', () => {
    const data = dataIn(chartOf(read(answer), 'average', ['2']), { from: 1, to: 2 })
    const [own, ...ofTeam] = readableLines(data).map(({ rowsOf }) => rowsOf?.(0))
    const days = 'period=own&from=2026-11-16&to=2026-11-19'
    expect(own).toBe(`/admin/student/student-details/2?tab=exercise&${days}`)
    expect(ofTeam).toEqual(Array(4).fill(`/admin/student/team-report?team_id=1&${days}`))
    const teams = chartOf(read(answer), 'average', ['7'], { teamId: '' }).series
    expect(teams[0]?.rowsOf?.(0)).toContain('team-report?team_id=7&period=own&from=2026-11-09&')
  })

  it('say nothing if all figures are 0 or missing', () => {
    const of = (...points: object[]) => hasStudy(read({ items: [{ series_type: 'team', id: '1', points }] }))
    expect(of(point('2026-11-09', 0), point('2026-11-16', null))).toBe(false)
    expect(of(point('2026-11-09', null, 0))).toBe(true)
    expect(of({ date: '2026-11-09', study_seconds: 5 })).toBe(true)
  })
})

it('writes short times with a decimal, so that they are not nothing', () => {
  const seconds = [0, 1, 20, 90, 597, 600, 754]
  const words = ['0', '0.1', '0.3', '1.5', '10', '10', '13']
  expect(seconds.map(value => measureFormats.study(value / 60))).toEqual(words)
  expect(seconds.map(value => measureFormats.record(value / 60))).toEqual(words)
})

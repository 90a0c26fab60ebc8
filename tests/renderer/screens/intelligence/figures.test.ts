/** The rules of 得意・苦手: what is judged, which exercises show it, and what is proposed next. */
import { describe, expect, it } from 'vitest'
import type { Resource } from '../../../../renderer/features/homework/contents/catalogue-request'
import type { Log } from '../../../../renderer/features/study/log-columns'
import {
  differenceWords,
  figuresOf,
  firstShown,
  type Intelligence,
  logsThatShow,
  verdictOfShown,
} from '../../../../renderer/screens/intelligence/figures'
import { kindsOf, proposals } from '../../../../renderer/screens/intelligence/next-resources'
import { areaPoints, outline, valuePlaces } from '../../../../renderer/ui/radar-geometry'

const ability = (name: string, value?: number, team?: number, count?: number) => ({
  ability: name,
  max: 100,
  value,
  team_average: team,
  answer_count: count,
  team_answer_count: undefined,
})

const family = (name: string, count: number, own?: number, team?: number) => ({
  family: name,
  exercise_count: count,
  average_score: own,
  team_average_score: team,
  team_exercise_count: undefined,
})

const answer: Intelligence = {
  student_id: 's-1',
  number: '01',
  nickname: '阿部 陽菜',
  team_id: '3',
  team_name: '2年A組',
  answer_count: 40,
  abilities: [
    ability('fluency', 80, 70, 40),
    ability('completeness', 74.96, 70, 40),
    ability('reading_speed', 108, 100, 40),
    ability('pronunciation', 60, 70),
    ability('unknown', 1, 2, 40),
  ],
  families: [
    family('reading', 5, 75, 70),
    family('listening', 4, 30, 70),
    family('grammar', 12, 64.96, 70),
    family('writing', 9, undefined, 60),
    family('comprehension', 20, 65.06, 70),
  ],
  strengths: [],
  weak_points: [],
}

const log = (over: Partial<Log>): Log => ({
  homework_id: '501',
  homework_title: '',
  topic_id: '9001',
  resource_id: 'r-1',
  resource_title: '文の音読',
  resource_level: '中学2年',
  view_key: 'sentence-reading',
  round: 1,
  score: 50,
  study_seconds: 60,
  record_duration: 20,
  updated_at: '2026-11-20 19:05:00',
  ...over,
})

describe('the figures', () => {
  const figures = figuresOf(answer)
  const of = (key: string) => figures.find(each => each.key === key)

  it('has the five abilities in their order with the maxima of SPEC §9, and a missing one has no value', () => {
    expect(figures.slice(0, 5).map(({ key, max }) => [key, max])).toEqual([
      ['completeness', 100],
      ['reading_speed', 180],
      ['pronunciation', 100],
      ['content', 100],
      ['fluency', 100],
    ])
    expect([of('content')?.value, of('content')?.difference, of('content')?.verdict]).toEqual([undefined, null, null])
  })

  it.each([
    ['fluency', 'strong'],
    ['completeness', 'strong'], // 75.0 is written, and 70.0
    ['reading_speed', null], // 8 words per minute of 180
    ['pronunciation', null], // of how many answers is not known
    ['reading', 'strong'],
    ['listening', null], // four exercises only
    ['grammar', 'weak'], // 65.0 is written, and 70.0
    ['comprehension', null],
    ['writing', null], // no score
  ])('judges %s as %s', (key, verdict) => {
    expect(of(key)?.verdict).toBe(verdict)
  })

  it('names what has too few exercises, and writes differences with their sign', () => {
    expect(figures.filter(({ isFew }) => isFew).map(({ key }) => key)).toEqual(['listening'])
    expect([3.24, 0, -5, null].map(differenceWords)).toEqual(['+3.2', '0.0', '-5.0', '―'])
  })

  it('judges nothing against a class of which hardly anybody else has done it', () => {
    const count = (team_exercise_count: number) =>
      figuresOf({
        ...answer,
        families: [{ ...family('grammar', 12, 40, 70), team_exercise_count }],
      }).at(-1)
    expect([count(16)?.verdict, count(16)?.isFew, count(16)?.teamCount]).toEqual([null, true, 16])
    expect([count(17)?.verdict, count(17)?.isFew]).toEqual(['weak', false])
  })

  it('shows first the family that is most below the class, without those that are not judged', () => {
    expect(firstShown(figures)).toBe('grammar')
    expect(['reading', 'grammar', 'fluency'].map(shown => verdictOfShown(figures, shown))).toEqual([
      'strong',
      'weak',
      'strong',
    ])
  })

  it('finds the exercises of a family, and the recorded ones', () => {
    const logs = [log({}), log({ view_key: 'grammar', record_duration: 0, round: 2 }), log({ view_key: 'listening' })]
    expect(logsThatShow(logs, 'grammar').map(({ round }) => round)).toEqual([2])
    for (const shown of ['recorded', 'fluency']) expect(logsThatShow(logs, shown)).toHaveLength(2)
    expect(logsThatShow(logs, 'content').map(({ round }) => round)).toEqual([2])
  })
})

describe('what is proposed', () => {
  const few = log({ view_key: 'word-reading', score: 10 })
  const many = [1, 2, 3, 4, 5].map(round => log({ round, score: 80 }))

  it('begins with the kind of the lowest average that says enough', () => {
    expect(kindsOf([few, ...many]).map(({ view_key, average, count }) => [view_key, average, count])).toEqual([
      ['sentence-reading', 80, 5],
      ['word-reading', 10, 1],
    ])
  })

  it('has what is not done first, then the usual level, then the lowest best score', () => {
    const resource = (resource_id: string, resource_level: string, view_key = 'sentence-reading') =>
      ({ resource_id, resource_level, view_key }) as Resource
    const resources = [
      resource('r-1', '中学2年'),
      resource('r-2', '中学2年'),
      resource('r-3', '中学1年'),
      resource('r-4', '中学2年'),
      resource('r-5', '中学2年', 'listening'),
    ]
    const logs = [log({ score: 40 }), log({ score: 90, round: 2 }), log({ resource_id: 'r-4', score: 60 })]
    // r-4 was done in the period, but is not among the exercises that are shown
    const found = proposals(resources, { logs: logs.slice(0, 2), all: logs }, 'sentence-reading')
    expect(found.map(({ resource_id, best }) => [resource_id, best])).toEqual([
      ['r-2', undefined],
      ['r-3', undefined],
      ['r-4', 60],
      ['r-1', 90],
    ])
  })

  it('has the usual level first, though most exercises name none', () => {
    const resources = [{}, { resource_level: '中学2年' }].map(
      (level, at) => ({ resource_id: `r-${at}`, view_key: 'sentence-reading', ...level }) as Resource,
    )
    const unnamed = [1, 2].map(round => log({ resource_id: 'other', resource_level: undefined, round }))
    const logs = [...unnamed, log({ resource_id: 'other', resource_level: '中学2年', round: 3 })]
    const found = proposals(resources, { logs, all: logs }, 'sentence-reading')
    expect(found.map(({ resource_id }) => resource_id)).toEqual(['r-1', 'r-0'])
  })
})

describe('the radar chart', () => {
  it('is open beside a missing value, has no area then, and ends at its axes', () => {
    const maxima = [100, 180, 100, 100, 100]
    const whole = valuePlaces([100, 90, 0, 50, 250], maxima)
    expect([whole[0]?.y, outline(whole).match(/M/g)?.length]).toEqual([42, 5])
    expect(areaPoints(whole)?.split(' ')).toHaveLength(5)
    const open = valuePlaces([100, undefined, 0, null, 50], maxima)
    // only the fifth and the first value are neighbours
    expect([open[1], open[3], outline(open).match(/M/g)?.length, areaPoints(open)]).toEqual([null, null, 1, null])
  })
})

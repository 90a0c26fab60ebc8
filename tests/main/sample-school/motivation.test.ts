import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { achievementsOf } from '../../../main/sample-school/data/achievements'
import { createWorld } from '../../../main/sample-school/data/create-world'
import type { Round } from '../../../main/sample-school/data/submitted-rounds'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import type { Achievement } from '../../../shared/endpoints/motivation'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Client, monday, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

const list = async (over: object = {}) =>
  (await client.data('student-achievement-page-list', { page: 1, limit: 200, ...over })) as {
    items: Achievement[]
    total: number
  }

const encourage = (over: Partial<EndpointRequest<'student-achievement-encourage'>>) =>
  client.body('student-achievement-encourage', { encourage: 'この調子です', is_all: 0, ...over })

describe('achievements', () => {
  it('are computed from the submitted rounds, latest first', async () => {
    const { items, total } = await list()
    expect(total).toBe(items.length)
    expect(items.length).toBeGreaterThan(20)
    const times = items.map(one => one.achieve_time)
    expect(times).toEqual([...times].sort().reverse())
    const counts = (await client.data('exercise_count_ranking_v2', { page: 1, limit: 200 })) as {
      items: { student_id: string; exercise_count: number }[]
    }
    for (const { student_id, exercise_count } of nonEmpty(counts.items)) {
      const reached = items.filter(one => one.student_id === student_id && one.type === 1).map(one => one.count)
      expect(reached.sort((a, b) => a - b)).toEqual([10, 50, 100, 200, 300, 500].filter(mark => mark <= exercise_count))
    }
  })

  it('are limited to the requested class and type', async () => {
    const { items } = await list({ team_id: '2', type: 2 })
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(one => one.team_id === '2' && one.type === 2)).toBe(true)
  })

  it('count days in a row in Tokyo time', () => {
    const [homework] = createWorld(1, 'small', monday).homeworks
    const [student, topic] = [homework?.students[0], homework?.topics[0]]
    if (student === undefined || topic === undefined) throw new Error('an empty school')
    const idsOf = (times: readonly string[], score: number) =>
      achievementsOf(
        student,
        times.map((time): Round => ({ student, topic, round: 1, score, time: Date.parse(`${time}:00+09:00`) })),
      ).map(one => one.id)
    const on = (...times: string[]) => idsOf(times, 50)
    expect(on('2026-11-01T23:59', '2026-11-02T00:00', '2026-11-03T12:00')).toEqual(['m-3-3-s-1'])
    expect(on('2026-11-01T00:00', '2026-11-01T23:59', '2026-11-02T00:00')).toEqual([])
    expect(on('2026-11-01T10:00', '2026-11-02T10:00', '2026-11-04T10:00')).toEqual([])
    // Full marks on each day of a month, then on three days more: each achievement is listed once.
    const month = Array.from({ length: 30 }, (_, at) => `2026-09-${String(at + 1).padStart(2, '0')}T10:00`)
    const later = ['2026-10-02T10:00', '2026-10-03T10:00', '2026-10-04T10:00']
    const counted = ['m-3-3', 'm-3-5', 'm-3-7', 'm-1-10', 'm-3-14', 'm-3-30']
    const withFullMarks = [
      'm-2-1',
      'm-3-3',
      'm-2-5',
      'm-3-5',
      'm-3-7',
      'm-1-10',
      'm-2-10',
      'm-3-14',
      'm-2-30',
      'm-3-30',
    ]
    expect(idsOf([...month, ...later], 99)).toEqual(counted.map(id => `${id}-s-1`))
    expect(idsOf([...month, ...later], 100)).toEqual(withFullMarks.map(id => `${id}-s-1`))
  })
})

describe('encouragement', () => {
  it('reaches one or many students, and a new text replaces it', async () => {
    const [a, b, c] = (await list()).items.map(one => one.motivation_id)
    expect((await encourage({ motivation_ids: a })).errcode).toBe(0)
    expect((await encourage({ motivation_ids: `${a},${b}`, encourage: ' すばらしい ' })).errcode).toBe(0)
    const { items } = await list()
    const word = (id?: string) => items.find(one => one.motivation_id === id)
    expect(word(a)).toMatchObject({ is_encouraged: 1, encourage: 'すばらしい', teacher: '髙橋 美咲' })
    expect(word(b)).toMatchObject({ is_encouraged: 1, encourage_time: '2026-11-16 12:00:00' })
    expect(word(c)?.is_encouraged).toBe(0)
  })

  it('reaches all students of a class and type, and keeps existing encouragements', async () => {
    const [first] = (await list({ team_id: '1', type: 1 })).items
    await encourage({ motivation_ids: first?.motivation_id, encourage: '先に言いました' })
    expect((await encourage({ is_all: 1, team_id: '1', type: 1, encourage: '皆さんへ' })).errcode).toBe(0)
    const { items } = await list({ team_id: '1', type: 1 })
    expect(nonEmpty(items).every(one => one.is_encouraged === 1)).toBe(true)
    const words = items.map(one => (one.motivation_id === first?.motivation_id ? '先に言いました' : '皆さんへ'))
    expect(items.map(one => one.encourage)).toEqual(words)
    expect((await list({ team_id: '2', type: 1 })).items.some(one => one.is_encouraged === 1)).toBe(false)
    expect((await encourage({ is_all: 1, team_id: '1', type: 1 })).errcode).toBe(0)
  })

  it('is refused without text or students, and for unknown achievements', async () => {
    const [one] = (await list({ team_id: '1' })).items
    const id = one?.motivation_id ?? ''
    const wrong = async (over: Parameters<typeof encourage>[0]) => (await encourage(over)).errmsg
    expect(await wrong({ motivation_ids: id, encourage: ' ' })).toBe('励ましの言葉を入力してください。')
    expect(await wrong({ motivation_ids: id, encourage: 'あ'.repeat(100) })).toBe(
      '励ましの言葉は99文字以内で入力してください。',
    )
    expect(await wrong({ motivation_ids: id, encourage: '🎉' })).toBe('無効な文字が含まれています')
    expect(await wrong({})).toBe('励ます生徒を選択してください。')
    expect(await wrong({ motivation_ids: 'm-1-10-s-99' })).toBe('この実績は見つかりません。')
    expect(await wrong({ motivation_ids: id, team_id: '2' })).toBe('この実績は見つかりません。')
  })

  it('survives a restart', async () => {
    const dataDir = folder()
    const before = client
    client = await startLoggedIn({ dataDir })
    await encourage({ is_all: 1, team_id: '1' })
    await client.school.close()
    client = await startLoggedIn({ dataDir })
    const { items } = await list()
    await client.school.close()
    client = before
    expect(nonEmpty(items).every(one => (one.is_encouraged === 1) === (one.team_id === '1'))).toBe(true)
  })
})

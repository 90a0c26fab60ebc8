import { describe, expect, it } from 'vitest'
import { parseJst } from '../../../shared/domain/time'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { folder } from '../../fixtures/folder'
import { threeDays } from '../../fixtures/requests/periodic'
import { normal } from '../../fixtures/requests/publish'
import { type Client, monday } from './client'
import { startForTest } from './school-for-test'

const school = (dataDir?: string, now = monday): Promise<Client> =>
  startForTest({ now, ...(dataDir === undefined ? {} : { dataDir }) })

interface Plan {
  homework_id: string
  status: number
  end_time: string
  start_time: string
  plan_status: number
  day_count: number
  delivered_count: number
  submitted_count: number
  next_time?: string | null
  items: {
    date: string
    start_time: string
    is_delivered: number
    topics: { topic_id: string; resource_id: string }[]
  }[]
}

const made = async (client: Client, over: object = {}) =>
  ((await client.data('publish-homework', { ...threeDays('plan'), ...over })) as Plan).homework_id
const details = (client: Client, homework_id: string) =>
  client.data('periodic-plan-details', { homework_id }) as Promise<Plan>
const to = (client: Client, time: string) => client.control('clock', { now: Number(parseJst(time)) })
const dates = (plan: Plan) => plan.items.map(day => day.date.slice(5))
const refusal = async <N extends EndpointName>(client: Client, name: N, request: EndpointRequest<N>) =>
  (await client.body(name, request)).errmsg

describe('a periodic plan', () => {
  it('is delivered day by day', async () => {
    const client = await school()
    const homework_id = await made(client)
    expect(await details(client, homework_id)).toMatchObject({
      status: 5,
      plan_status: 0,
      delivered_count: 0,
      day_count: 3,
    })
    const states: [string, number, number][] = [
      ['2026-11-17 08:00:00', 1, 4],
      ['2026-11-18 07:59:59', 1, 4],
      ['2026-11-18 08:00:00', 2, 4],
      ['2026-11-20 07:59:59', 2, 4],
    ]
    for (const [time, delivered_count, status] of states) {
      await to(client, time)
      expect(await details(client, homework_id)).toMatchObject({ plan_status: 1, delivered_count, status })
    }
    expect((await details(client, homework_id)).submitted_count).toBe(0)
    await to(client, '2026-11-20 08:01:00')
    expect(await details(client, homework_id)).toMatchObject({
      plan_status: 3,
      delivered_count: 3,
      status: 1,
      next_time: null,
    })
  })

  it.each<[string, object, string]>([
    [
      '29 minutes ahead',
      { days: [{ start_time: '2026-11-16 12:29:59', topics: [{ resource_id: 'r-31' }] }] },
      '30分以上後',
    ],
    [
      'a day without content',
      { days: [...threeDays('x').days, { start_time: '2026-11-21 08:00:00', topics: [] }] },
      'すべての配信日に教材を1つ以上',
    ],
    ['no day', { days: [] }, '配信日を1日以上'],
    [
      'the same date twice',
      { days: [...threeDays('x').days, { start_time: '2026-11-17 20:00:00', topics: [{ resource_id: 'r-31' }] }] },
      '同じ日に2回',
    ],
    ['an end before the last day', { end_time: '2026-11-20 08:00:00' }, '最後の配信日時より後'],
    ['topics outside of days', { topics: [{ resource_id: 'r-31' }] }, '配信日ごとに教材を'],
  ])('is refused with %s', async (_, over, sentence) => {
    const client = await school()
    expect(await refusal(client, 'publish-homework', { ...threeDays('x'), ...over })).toContain(sentence)
  })

  it('can start thirty minutes ahead', async () => {
    const client = await school()
    const days = [{ start_time: '2026-11-16 12:30:00', topics: [{ resource_id: 'r-31' }] }]
    expect((await details(client, await made(client, { days }))).start_time).toBe('2026-11-16 12:30:00')
  })

  it('skips, moves and copies days that were not delivered yet, and keeps this over a restart', async () => {
    const dataDir = folder()
    const client = await school(dataDir)
    const homework_id = await made(client)
    await to(client, '2026-11-17 09:00:00')
    const copied = await client.data('periodic-plan-copy-day', {
      homework_id,
      date: '2026-11-17',
      start_time: '2026-11-19 07:30:00',
    })
    expect(dates(copied as Plan)).toEqual(['11-17', '11-18', '11-19', '11-20'])
    const ids = (copied as Plan).items.flatMap(day => day.topics.map(topic => topic.topic_id))
    expect(new Set(ids).size).toBe(ids.length)
    const move = { homework_id, date: '2026-11-18', start_time: '2026-11-21 08:00:00' }
    expect(dates((await client.data('periodic-plan-move-day', { ...move, with_following: 1 })) as Plan)).toEqual([
      '11-17',
      '11-21',
      '11-22',
      '11-23',
    ])
    await client.data('periodic-plan-skip-day', { homework_id, date: '2026-11-22' })
    const last = (await client.data('periodic-plan-change-day', {
      homework_id,
      date: '2026-11-23',
      topics: [{ resource_id: 'r-34' }, { resource_id: 'r-33' }],
    })) as Plan
    expect(dates(last)).toEqual(['11-17', '11-21', '11-23'])
    expect(last.items[2]?.topics.map(topic => topic.resource_id)).toEqual(['r-34', 'r-33'])
    await client.school.close()
    const again = await school(dataDir, Number(parseJst('2026-11-17 09:00:00')))
    expect(await details(again, homework_id)).toEqual(last)
  })

  it('refuses an invalid plan, and changes of delivered days', async () => {
    const client = await school()
    const homework_id = await made(client)
    await to(client, '2026-11-17 09:00:00')
    const day = { homework_id, date: '2026-11-18' }
    const move = (start_time: string, with_following: 0 | 1 = 0) =>
      refusal(client, 'periodic-plan-move-day', { ...day, start_time, with_following })
    expect(await move('2026-11-17 09:29:59')).toContain('30分以上後')
    expect(await move('2026-11-20 20:00:00')).toContain('同じ日に2回')
    expect(await move('2026-11-30 08:00:00')).toContain('最後の配信日時より後')
    expect(await move('2026-11-28 08:00:00', 1)).toContain('最後の配信日時より後')
    expect(await refusal(client, 'periodic-plan-skip-day', { homework_id, date: '2026-11-17' })).toBe(
      '配信済みの日は変更できません。',
    )
    expect(await refusal(client, 'periodic-plan-skip-day', { homework_id, date: '2026-11-19' })).toBe(
      'この配信日は見つかりません。',
    )
    expect(await refusal(client, 'periodic-plan-change-day', { ...day, topics: [] })).toContain('教材を1つ以上')
    const other = ((await client.data('publish-homework', normal('n'))) as Plan).homework_id
    expect(await refusal(client, 'periodic-plan-pause', { homework_id: other })).toBe(
      'この宿題は定期配信ではありません。',
    )
    await to(client, '2026-11-20 08:00:00')
    expect(await refusal(client, 'periodic-plan-skip-day', day)).toBe(
      'すべての配信が終わっているため、変更できません。',
    )
  })

  it('changes its contents day by day, never by a change of the homework', async () => {
    const client = await school()
    const homework_id = await made(client)
    const body = await client.body('change-homework', { homework_id, topics: [{ resource_id: 'r-34' }] })
    expect([body.errcode, body.errmsg]).toEqual([400, '定期配信の教材は、定期配信管理で変更してください。'])
    expect((await details(client, homework_id)).day_count).toBe(3)
  })

  it('delivers nothing while it is paused, and continues as many days later as needed', async () => {
    const client = await school()
    const homework_id = await made(client)
    expect(await refusal(client, 'periodic-plan-pause', { homework_id })).toContain('まだ配信が始まっていません')
    await to(client, '2026-11-17 20:00:00')
    const paused = (await client.data('periodic-plan-pause', { homework_id })) as Plan
    expect(paused).toMatchObject({ plan_status: 2, delivered_count: 1, status: 4 })
    expect(dates(paused)).toEqual(['11-17', '11-18', '11-20'])
    await to(client, '2026-11-24 12:00:00')
    expect(await details(client, homework_id)).toMatchObject({ plan_status: 2, delivered_count: 1, submitted_count: 0 })
    expect(await refusal(client, 'periodic-plan-skip-day', { homework_id, date: '2026-11-18' })).toContain('一時停止中')
    const resumed = (await client.data('periodic-plan-resume', { homework_id })) as Plan
    expect(dates(resumed)).toEqual(['11-17', '11-25', '11-27'])
    expect(resumed).toMatchObject({ plan_status: 1, end_time: '2026-12-06 23:59:59', next_time: '2026-11-25 08:00:00' })
    expect(await refusal(client, 'periodic-plan-resume', { homework_id })).toContain('一時停止していません')
    await to(client, '2026-12-06 23:59:58')
    const done = await details(client, homework_id)
    expect(done.submitted_count).toBeGreaterThan(0)
  })

  it('can be ended: nothing more is delivered, and students’ work stays', async () => {
    const client = await school()
    const homework_id = await made(client)
    expect(await refusal(client, 'periodic-plan-end', { homework_id })).toContain('まだ配信が始まっていません')
    await to(client, '2026-11-19 08:00:00')
    const rows = async () =>
      (await client.data('topic-score-overview-y', { homework_id, page: 1, limit: 100 })) as {
        items: { scores: object[] }[]
      }
    const before = (await rows()).items.map(row => row.scores)
    const ended = (await client.data('periodic-plan-end', { homework_id })) as Plan
    expect(dates(ended)).toEqual(['11-17', '11-18'])
    expect(ended).toMatchObject({ plan_status: 3, status: 1 })
    expect((await rows()).items.map(row => row.scores)).toEqual(before)
    await to(client, '2026-11-30 00:00:00')
    expect(await details(client, homework_id)).toMatchObject({ delivered_count: 2 })
  })

  it('is listed by its status', async () => {
    const client = await school()
    await made(client)
    const list = async (plan_status?: 0 | 1 | 2 | 3) =>
      ((await client.data('periodic-plan-page-list', { page: 1, limit: 100, plan_status })) as { items: Plan[] }).items
    const all = await list()
    for (const state of [0, 1, 2, 3] as const) {
      expect(await list(state)).toEqual(all.filter(plan => plan.plan_status === state))
    }
    expect(new Set(all.map(plan => plan.plan_status))).toEqual(new Set([0, 1, 3]))
  })
})

describe('a day that is added to a plan', () => {
  it('is placed by its date, with its own contents, and is delivered at its time', async () => {
    const client = await school()
    const homework_id = await made(client)
    const start_time = '2026-11-19 07:30:00'
    const topics = [{ resource_id: 'r-34' }, { resource_id: 'r-31' }]
    const plan = (await client.data('periodic-plan-add-day', { homework_id, start_time, topics })) as Plan
    expect(dates(plan)).toEqual(['11-17', '11-18', '11-19', '11-20'])
    expect(plan.items[2]?.topics.map(one => one.resource_id)).toEqual(['r-34', 'r-31'])
    await to(client, '2026-11-19 07:30:00')
    expect((await details(client, homework_id)).delivered_count).toBe(3)
  })

  it.each([
    ['on a day that already exists', '2026-11-18 09:00:00', 'r-34', '同じ日に2回配信することはできません。'],
    ['too soon', '2026-11-16 12:10:00', 'r-34', '定期配信の配信日時は、現在より30分以上後を指定してください。'],
    ['after the deadline', '2026-12-01 08:00:00', 'r-34', '期限は、最後の配信日時より後の日時を指定してください。'],
    ['with a part of a word book', '2026-11-19 08:00:00', 'wb-1-1', '単語帳のパートは、単語テストでのみ選べます。'],
    ['with an unknown resource', '2026-11-19 08:00:00', 'r-999', '選択した教材が見つかりません。'],
  ])('is refused %s', async (_, start_time, resource_id, sentence) => {
    const client = await school()
    const homework_id = await made(client)
    const request = { homework_id, start_time, topics: [{ resource_id }] }
    expect(await refusal(client, 'periodic-plan-add-day', request)).toBe(sentence)
    expect((await details(client, homework_id)).day_count).toBe(3)
  })
})

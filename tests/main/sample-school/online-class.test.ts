import { describe, expect, it } from 'vitest'
import type { EndpointName } from '../../../shared/endpoints/index'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { onlineClassRequests } from '../../fixtures/requests/online-class'
import { type Body, type Client, startLoggedIn } from './client'
import { startForTest } from './school-for-test'

interface Row {
  class_id: string
  title: string
  live_type: number
  live_status: number
  start_time: string
  end_time: string
  room_id: string
  team_ids: string
}
const errorOf = ({ errcode, errmsg }: Body) => [errcode, errmsg]
// The school's time: Monday, noon.
const plan = {
  title: '道案内',
  content: '駅から学校まで',
  room_id: 'r-2',
  team_ids: '1,2',
  live_type: 0 as 0 | 1,
  start_time: '2026-11-16 16:00:00',
  end_time: '2026-11-16 16:50:00',
}
const create = async (client: Client, over: Partial<typeof plan> = {}) =>
  ((await client.data('online-class-create', { ...plan, ...over })) as { class_id: string }).class_id
const info = async (client: Client, class_id: string) =>
  (await client.data('online-class-basic-info', { class_id })) as Row
const list = async (client: Client, over: { live_type?: 0 | 1; live_status?: 0 | 1 | 2 } = {}) =>
  (await client.data('online-class-page-list', { page: 1, limit: 20, ...over })) as { items: Row[]; total: number }
const at = (client: Client, time: string) => client.control('clock', { now: Date.parse(`${time}+09:00`) })
const rooms = async (client: Client, start: string, end: string, class_id?: string) => {
  const request = { start_time: `2026-11-16 ${start}:00`, end_time: `2026-11-16 ${end}:00`, class_id }
  const { items } = (await client.data('available-room-list', request)) as { items: { room_id: string }[] }
  return items.map(room => room.room_id)
}

describe('a live lesson', () => {
  it('is planned, goes live and ends as the clock moves', async () => {
    const client = await startForTest()
    const id = await create(client)
    expect(await info(client, id)).toMatchObject({
      ...plan,
      room_name: 'オンライン教室2',
      student_count: 20,
      live_status: 0,
    })
    for (const [time, status] of [
      ['2026-11-16T15:59:59', 0],
      ['2026-11-16T16:00:00', 1],
      ['2026-11-16T16:49:59', 1],
      ['2026-11-16T16:50:00', 2],
    ] as const) {
      await at(client, time)
      expect((await info(client, id)).live_status, time).toBe(status)
    }
  })

  it('goes live when it is started early', async () => {
    const client = await startForTest()
    const id = await create(client)
    expect(await client.data('online-class-start', { class_id: id })).toEqual({
      class_id: id,
      live_status: 1,
      live_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/room\/r-2$/),
    })
    expect(await info(client, id)).toMatchObject({ live_status: 1, start_time: '2026-11-16 12:00:00' })
    expect((await client.body('online-class-start', { class_id: id })).errcode, 'again').toBe(0)
    await at(client, '2026-11-16T16:50:00')
    expect(errorOf(await client.body('online-class-start', { class_id: id }))).toEqual([
      400,
      'この授業は終了しています。',
    ])
  })

  it('cannot start while its room is taken, or for more than six hours', async () => {
    const client = await startForTest()
    await create(client, { start_time: '2026-11-16 12:30:00', end_time: '2026-11-16 13:00:00' })
    const second = await create(client)
    expect(errorOf(await client.body('online-class-start', { class_id: second }))).toEqual([
      400,
      'この教室は、指定された時間に別の授業が入っています。',
    ])
    const later = await create(client, {
      room_id: 'r-1',
      start_time: '2026-11-16 18:00:00',
      end_time: '2026-11-16 18:01:00',
    })
    expect(errorOf(await client.body('online-class-start', { class_id: later }))).toEqual([
      400,
      'オンライン授業は6時間以内で設定してください。',
    ])
    await client.control('clock', { advance: 60_000 })
    expect((await client.body('online-class-start', { class_id: later })).errcode).toBe(0)
  })

  it('can be changed before it starts, but not later', async () => {
    const client = await startForTest()
    const id = await create(client)
    const changed = { ...plan, title: '買い物', team_ids: '2', live_type: 1 as const, end_time: '2026-11-16 17:00:00' }
    await client.data('online-class-update', { class_id: id, ...changed })
    expect(await info(client, id)).toMatchObject({ ...changed, student_count: 10 })
    await at(client, '2026-11-16T16:10:00')
    const refused = [400, '開始前の授業だけ変更できます。']
    expect(errorOf(await client.body('online-class-update', { class_id: id, ...changed }))).toEqual(refused)
    expect(errorOf(await client.body('online-class-delete', { class_id: id }))).toEqual([
      400,
      '授業中のため削除できません。',
    ])
    await at(client, '2026-11-16T18:00:00')
    expect(errorOf(await client.body('online-class-update', { class_id: id, ...changed }))).toEqual(refused)
    await client.data('online-class-delete', { class_id: id })
    expect(errorOf(await client.body('online-class-basic-info', { class_id: id }))).toEqual([
      404,
      'このオンライン授業は見つかりません。',
    ])
  })

  it.each([
    [{ title: '' }, '授業名を入力してください。'],
    [{ title: 'あ'.repeat(51) }, '授業名は50文字以内で入力してください。'],
    [{ title: '授業🎓' }, '無効な文字が含まれています'],
    [{ content: 'あ'.repeat(501) }, '授業の内容は500文字以内で入力してください。'],
    [{ team_ids: '' }, 'クラスを1つ以上選択してください。'],
    [{ team_ids: '99' }, 'このクラスは見つかりません。'],
    [{ room_id: 'r-9' }, 'この教室は見つかりません。'],
    [{ start_time: '2026-11-31 16:00:00' }, '開始日時が正しくありません。'],
    [{ start_time: '2026-11-16 11:59:00' }, '開始日時には現在より後の日時を指定してください。'],
    [{ end_time: '2026-11-16 16:00:00' }, '終了時刻は開始時刻より後にしてください。'],
    [{ end_time: '2026-11-16 22:00:01' }, 'オンライン授業は6時間以内で設定してください。'],
  ])('is refused: %j', async (over, sentence) => {
    const client = await startForTest()
    expect(errorOf(await client.body('online-class-create', { ...plan, ...over }))).toEqual([400, sentence])
    const id = await create(client)
    expect(errorOf(await client.body('online-class-update', { class_id: id, ...plan, ...over }))).toEqual([
      400,
      sentence,
    ])
    expect(await info(client, id)).toMatchObject(plan)
  })

  it('has at most a hundred students', async () => {
    const client = await startForTest({ size: 'full' })
    expect((await client.body('online-class-create', { ...plan, team_ids: '1,2' })).errcode).toBe(0)
    expect(errorOf(await client.body('online-class-create', { ...plan, room_id: 'r-1', team_ids: '1,2,3' }))).toEqual([
      400,
      '参加できる生徒は100名までです。',
    ])
  })

  it('survives a restart: planned, started, changed, deleted', async () => {
    const dataDir = folder()
    const client = await startLoggedIn({ dataDir })
    const keptId = await create(client)
    const deletedId = await create(client, { room_id: 'r-1' })
    await client.data('online-class-start', { class_id: keptId })
    await client.data('online-class-delete', { class_id: deletedId })
    await client.data('online-class-delete', { class_id: 'l-1' })
    await client.data('online-class-update', {
      class_id: 'l-4',
      ...plan,
      title: '変更',
      start_time: '2026-11-18 10:00:00',
      end_time: '2026-11-18 11:00:00',
    })
    const before = await list(client)
    await client.school.close()
    const again = await startForTest({ dataDir })
    expect(await list(again)).toEqual(before)
    expect(before.items.find(lesson => lesson.class_id === 'l-4')?.title).toBe('変更')
    expect(before.items.filter(lesson => ['l-1', deletedId].includes(lesson.class_id))).toEqual([])
    expect(await create(again, { room_id: 'r-1' })).not.toBe(deletedId)
  })
})

describe('the list of lessons', () => {
  it('is filtered by kind and status, and contains only the teacher’s own lessons', async () => {
    const client = await startForTest()
    const id = await create(client, { live_type: 1 })
    await client.data('online-class-start', { class_id: id })
    const all = await list(client)
    for (const live_status of [0, 1, 2] as const) {
      const some = await list(client, { live_status })
      expect(some.total).toBeGreaterThan(0)
      expect(some.items).toEqual(all.items.filter(lesson => lesson.live_status === live_status))
    }
    const watched = await list(client, { live_type: 1, live_status: 1 })
    expect(watched.items.map(lesson => lesson.class_id)).toEqual([id])
    const starts = all.items.map(lesson => lesson.start_time)
    expect(starts).toEqual([...starts].sort().reverse())
    await client.login('guest@sample.school')
    expect((await list(client)).total).toBe(0)
    expect((await client.body('online-class-delete', { class_id: id })).errcode).toBe(404)
  })

  it('accepts the filter values that the server offers', async () => {
    const client = await startForTest()
    expect(await client.data('online-class-search-filter-list', {})).toEqual({
      live_types: [
        { value: 0, label: '双方向' },
        { value: 1, label: '視聴のみ' },
      ],
      live_statuses: [
        { value: 0, label: '開始前' },
        { value: 1, label: '授業中' },
        { value: 2, label: '終了' },
      ],
    })
  })
})

describe('a room', () => {
  it('is free before a lesson and from its end on, for all teachers', async () => {
    const client = await startForTest()
    const id = await create(client)
    await client.login('guest@sample.school')
    const all = ['r-1', 'r-2', 'r-3', 'r-4']
    const others = ['r-1', 'r-3', 'r-4']
    expect(await rooms(client, '15:00', '16:00')).toEqual(all)
    expect(await rooms(client, '15:00', '16:01')).toEqual(others)
    expect(await rooms(client, '16:10', '16:20')).toEqual(others)
    expect(await rooms(client, '16:49', '18:00')).toEqual(others)
    expect(await rooms(client, '16:50', '18:00')).toEqual(all)
    expect(await rooms(client, '16:10', '16:20', id), 'but for the lesson itself').toEqual(all)
    const body = await client.body('online-class-create', { ...plan, team_ids: '1' })
    expect(errorOf(body)).toEqual([400, 'この教室は、指定された時間に別の授業が入っています。'])
    const period = { start_time: plan.end_time, end_time: plan.start_time }
    expect((await client.body('available-room-list', period)).errmsg).toBe('終了時刻は開始時刻より後にしてください。')
    await at(client, '2026-11-16T16:10:00')
    const { items } = (await client.data('room-list', {})) as { items: { room_id: string; is_free: number }[] }
    expect(items.map(room => room.is_free)).toEqual([1, 0, 1, 1])
  })

  it('is free again after its lesson is deleted', async () => {
    const client = await startForTest()
    const id = await create(client)
    expect(await rooms(client, '16:10', '16:20')).toEqual(['r-1', 'r-3', 'r-4'])
    await client.data('online-class-delete', { class_id: id })
    expect(await rooms(client, '16:10', '16:20')).toEqual(['r-1', 'r-2', 'r-3', 'r-4'])
    expect(await create(client)).not.toBe(id)
  })
})

describe('an account without live lessons', () => {
  it('is refused all these calls', async () => {
    const client = await startForTest()
    const names = Object.keys(onlineClassRequests) as (keyof typeof onlineClassRequests)[]
    const requests: [EndpointName, object][] = []
    for (const name of names) requests.push([name, await onlineClassRequests[name](client)])
    await client.login('nolive@sample.school')
    for (const [name, request] of nonEmpty(requests)) {
      const answer = await client.fetch(name, request as never)
      expect(errorOf((await answer.json()) as Body), name).toEqual([
        400,
        'このアカウントではオンライン授業を利用できません。',
      ])
    }
  })
})

it('prepared lessons are offered by kind', async () => {
  const client = await startForTest()
  const of = async (live_type?: 0 | 1) =>
    ((await client.data('lesson-list', { live_type })) as { items: { live_type: number }[] }).items
  const [all, both, watched] = [await of(), await of(0), await of(1)]
  expect(all.length).toBe(both.length + watched.length)
  expect(new Set(watched.map(lesson => lesson.live_type))).toEqual(new Set([1]))
})

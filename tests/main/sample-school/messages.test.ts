import { describe, expect, it } from 'vitest'
import { day } from '../../../shared/domain/time'
import { folder } from '../../fixtures/folder'
import { type Body, type Client, monday, startLoggedIn } from './client'
import { startForTest } from './school-for-test'

interface Head {
  id: string
  title: string
  send_time: string
  team_names: string[]
  student_count: number
  read_count: number
}
interface Details extends Head {
  content: string
  homeworks: { homework_id: string; title: string }[]
  receivers: { student_id: string; is_read: number; read_time?: string }[]
}

const errorOf = ({ errcode, errmsg }: Body) => [errcode, errmsg]
const outbox = async (client: Client, page = 1, limit?: number) =>
  (await client.data('outbox-message-list', { page, limit })) as { items: Head[]; total: number }
const details = async (client: Client, id: string) => (await client.data('message-details', { id })) as Details
const send = async (client: Client, over: object = {}) => {
  const { id } = (await client.data('send-new-message', {
    title: '件名',
    content: '本文',
    team_ids: '1',
    ...over,
  })) as {
    id: string
  }
  return id
}
const at = (client: Client, now: number) => client.control('clock', { now })

describe('the outbox', () => {
  it('lists twelve a page, newest first', async () => {
    const client = await startForTest()
    const id = await send(client)
    const first = await outbox(client)
    expect([first.items.length, first.items[0]?.id]).toEqual([12, id])
    const second = await outbox(client, 2)
    expect(first.total).toBe(15)
    expect(second.items).toHaveLength(3)
    const times = [...first.items, ...second.items].map(message => message.send_time)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('contains only the teacher’s own messages', async () => {
    const client = await startForTest()
    const id = await send(client)
    await client.login('nolive@sample.school')
    expect((await outbox(client)).total).toBe(0)
    for (const body of [
      await client.body('message-details', { id }),
      await client.body('message-delete', { ids: id }),
      await client.body('message-details', { id: 'm-1' }),
    ])
      expect(errorOf(body)).toEqual([404, 'このメッセージは見つかりません。'])
  })
})

describe('a message', () => {
  it('goes to classes and students, once to each student, with links to homework', async () => {
    const client = await startForTest()
    const id = await send(client, {
      title: ' 𠮷 ',
      content: '一行目\n二行目 ',
      team_ids: '1,1',
      student_ids: 's-1,s-11',
      homework_ids: '501,502',
    })
    const message = await details(client, id)
    expect(message).toMatchObject({ title: '𠮷', content: '一行目\n二行目', student_count: 11, read_count: 0 })
    expect(message.send_time).toBe('2026-11-16 12:00:00')
    expect(message.team_names).toHaveLength(1)
    expect(message.homeworks).toMatchObject([
      { homework_id: '501', title: '全ビュー見本' },
      { homework_id: '502', title: expect.stringMatching(/./) },
    ])
    expect(new Set(message.receivers.map(receiver => receiver.student_id)).size).toBe(11)
  })

  it('is read by most students within two days, by some never, and by none before it was sent', async () => {
    const client = await startForTest({ size: 'full' })
    const id = await send(client, { team_ids: '1,2,3' })
    const counts: number[] = []
    for (const later of [0, 3_600_000, day, 3 * day, 30 * day]) {
      await at(client, monday + later)
      const message = await details(client, id)
      const read = message.receivers.filter(receiver => receiver.is_read === 1)
      expect(read).toHaveLength(message.read_count)
      expect(read.filter(({ read_time }) => (read_time ?? '') <= message.send_time)).toEqual([])
      expect(message.receivers.filter(receiver => receiver.is_read === 0 && receiver.read_time)).toEqual([])
      expect((await outbox(client)).items.find(one => one.id === id)?.read_count).toBe(message.read_count)
      counts.push(message.read_count)
    }
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts[0]).toBe(0)
    expect(counts[1]).toBeGreaterThan(0)
    expect(counts[3]).toBeGreaterThan(90)
    expect(counts[3]).toBeLessThan(120)
    expect(counts[4]).toBe(counts[3])
  })

  it.each([
    [{ title: ' ' }, '件名を入力してください。'],
    [{ title: '𠮷'.repeat(51) }, '件名は50文字以内で入力してください。'],
    [{ title: '👍' }, '無効な文字が含まれています'],
    [{ content: '' }, '本文を入力してください。'],
    [{ content: 'あ'.repeat(1001) }, '本文は1000文字以内で入力してください。'],
    [{ content: 'がんばろう💪' }, '無効な文字が含まれています'],
    [{ team_ids: undefined }, '送信先のクラスまたは生徒を選択してください。'],
    [{ team_ids: '99' }, 'このクラスは見つかりません。'],
    [{ student_ids: 's-9999' }, 'この生徒は見つかりません。'],
    [{ homework_ids: '501,9' }, 'この宿題は見つかりません。'],
    [
      { homework_ids: Array.from({ length: 11 }, (_, n) => 501 + n).join(',') },
      'メッセージに付けられる宿題は10件までです。',
    ],
  ])('is refused: %j', async (over, sentence) => {
    const client = await startForTest()
    const body = await client.body('send-new-message', { title: '件名', content: '本文', team_ids: '1', ...over })
    expect(errorOf(body)).toEqual([400, sentence])
    expect((await outbox(client)).total).toBe(14)
  })

  it('is refused for a class without students', async () => {
    const client = await startForTest()
    const { id } = (await client.data('team-create', { name: '空のクラス', allow_join: 1 })) as { id: string }
    const body = await client.body('send-new-message', { title: '件名', content: '本文', team_ids: id })
    expect(errorOf(body)).toEqual([400, '選択したクラスには生徒がいません。'])
  })

  it('may be as long as the limits', async () => {
    const client = await startForTest()
    const longest = { title: '𠮷'.repeat(50), content: 'あ'.repeat(1000) }
    expect(await details(client, await send(client, longest))).toMatchObject(longest)
  })

  it('is refused from an account that may not send messages', async () => {
    const client = await startForTest()
    await client.login('guest@sample.school')
    expect(await client.data('new-notice-total', {})).toMatchObject({ allow_send_message: 0 })
    const body = await client.body('send-new-message', { title: '件名', content: '本文', team_ids: '1' })
    expect(errorOf(body)).toEqual([400, 'このアカウントではメッセージを送信できません。'])
  })

  it('stays sent or deleted after a restart', async () => {
    const dataDir = folder()
    const client = await startLoggedIn({ dataDir })
    const [keptId, deletedId] = [await send(client), await send(client)]
    await client.data('message-delete', { ids: `${deletedId},m-3` })
    expect((await client.body('message-delete', { ids: `${keptId},${deletedId}` })).errcode).toBe(404)
    const before = await details(client, keptId)
    await client.school.close()
    const again = await startForTest({ dataDir })
    const ids = (await outbox(again, 1, 50)).items.map(message => message.id)
    expect([ids.includes(keptId), ids.includes(deletedId), ids.includes('m-3'), ids.length]).toEqual([
      true,
      false,
      false,
      14,
    ])
    expect(await details(again, keptId)).toEqual(before)
    expect(await send(again)).not.toBe(deletedId)
  })
})

describe('notices', () => {
  type Page = { items: { id: string; notice_type: number; create_time: string; is_read: number }[]; total: number }
  const all = async (client: Client) => (await client.data('notice-page-list', { page: 1, limit: 200 })) as Page
  const total = async (client: Client) =>
    ((await client.data('new-notice-total', {})) as { new_msg_num: number }).new_msg_num

  it('of both kinds are in one list, newest first', async () => {
    const client = await startForTest()
    const { items } = await all(client)
    expect(new Set(items.map(notice => notice.notice_type))).toEqual(new Set([1, 2]))
    const times = items.map(notice => notice.create_time)
    expect(times).toEqual([...times].sort().reverse())
    expect(items.filter(notice => notice.is_read === 0)).toHaveLength(await total(client))
  })

  it('are counted by kind, and all of one kind are marked as read at once, for this teacher only', async () => {
    const client = await startForTest()
    const counts = (who: Client) => who.data('new-notice-total', {}) as Promise<Record<string, number>>
    const before = await counts(client)
    const { items } = await all(client)
    const unreadOf = (type: number) => items.filter(each => each.notice_type === type && each.is_read === 0).length
    expect([before.new_system_num, before.new_homework_num]).toEqual([unreadOf(1), unreadOf(2)])
    expect(Math.min(unreadOf(1), unreadOf(2))).toBeGreaterThan(0)
    await client.data('notice-read-all', { notice_type: 2 })
    expect(await counts(client)).toMatchObject({
      new_msg_num: unreadOf(1),
      new_system_num: unreadOf(1),
      new_homework_num: 0,
    })
    await client.login('nolive@sample.school')
    expect((await counts(client)).new_homework_num).toBeGreaterThan(0)
  })

  it('of the service are listed from the day on which they are published', async () => {
    const client = await startForTest()
    const listed = async () =>
      ((await client.data('system-notice-page-list', { page: 1, limit: 200 })) as { total: number }).total
    expect(await listed()).toBe(11)
    await client.control('clock', { advance: 2 * 864e5 + 1000 })
    expect(await listed()).toBe(12)
  })

  it('are permanently removed from the lists of the teacher who deletes them, and of no other', async () => {
    const dataDir = folder()
    const client = await startLoggedIn({ dataDir })
    const before = await all(client)
    const unread = before.items.filter(notice => notice.is_read === 0)
    const own = unread.find(notice => notice.notice_type === 1)?.id ?? ''
    const about = unread.find(notice => notice.notice_type === 2)?.id ?? ''
    const count = await total(client)
    await client.data('notice-delete', { ids: `${own},${about}` })
    expect((await all(client)).total).toBe(before.total - 2)
    expect(await total(client)).toBe(count - 2)
    const lists = JSON.stringify([
      await client.data('system-notice-page-list', { page: 1, limit: 200 }),
      await client.data('homework-notice-page-list', { page: 1, limit: 200 }),
    ])
    expect([lists.includes(`"${own}"`), lists.includes(`"${about}"`)]).toEqual([false, false])
    const notFound = [404, 'このお知らせは見つかりません。']
    expect(errorOf(await client.body('system-notice-content', { notice_id: own }))).toEqual(notFound)
    expect(errorOf(await client.body('notice-delete', { ids: own }))).toEqual(notFound)
    await client.school.close()
    const again = await startForTest({ dataDir })
    expect((await all(again)).total).toBe(before.total - 2)
    await again.login('nolive@sample.school')
    expect((await all(again)).total).toBe(before.total)
  })
})

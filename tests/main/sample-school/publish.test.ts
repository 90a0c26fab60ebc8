import { describe, expect, it } from 'vitest'
import { day, parseJst, wireTime } from '../../../shared/domain/time'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { callOf } from '../../fixtures/calls'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { normal } from '../../fixtures/requests/publish'
import { type Client, monday } from './client'
import { startForTest } from './school-for-test'

const school = (dataDir?: string, now = monday): Promise<Client> =>
  startForTest({ now, ...(dataDir === undefined ? {} : { dataDir }) })

type Request = EndpointRequest<'publish-homework'>

interface Row {
  homework_id: string
  title: string
  status: number
  start_time: string
  end_time: string
  team_ids: string
  student_count: number
  submitted_count: number
  topic_count: number
}

const publish = (client: Client, over: Partial<Request> = {}) =>
  client.data('publish-homework', { ...normal('first'), ...over }) as Promise<Row>
const refusal = async (client: Client, over: Partial<Request>) =>
  (await client.body('publish-homework', { ...normal('other'), ...over })).errmsg
const info = (client: Client, id: string) => client.data('homework-basic-info', { id }) as Promise<Row>
const setClock = (client: Client, at: number) => client.control('clock', { now: at })
const total = async (client: Client) =>
  ((await client.data('my-homework-page-list', { page: 1, limit: 1 })) as { total: number }).total

const minutes = (count: number) => wireTime(monday + count * 60_000)

describe('publishing homework', () => {
  it('delivers at once; students work; it is complete when all have submitted', async () => {
    const client = await school()
    const row = await publish(client, { team_ids: '1,2' })
    expect(row).toMatchObject({ status: 4, student_count: 20, submitted_count: 0, topic_count: 2 })
    expect(row.start_time).toBe(wireTime(monday))
    await setClock(client, monday + 60_000)
    expect((await info(client, row.homework_id)).status).toBe(1)
    await setClock(client, monday + 4 * day)
    const later = await info(client, row.homework_id)
    expect(later.submitted_count).toBeGreaterThan(0)
    expect(later.status).toBe(1)
    await setClock(client, Number(parseJst(row.end_time)) - 1000)
    expect(await info(client, row.homework_id)).toMatchObject({ status: 2, submitted_count: 20 })
  })

  it('waits for a scheduled delivery, and ends at the deadline if somebody has not submitted', async () => {
    const client = await school()
    await publish(client)
    const row = await publish(client, {
      request_id: 'second',
      delivery_type: 1,
      start_time: '2026-11-17 08:00:00',
    })
    expect(row.status).toBe(5)
    await setClock(client, Number(parseJst('2026-11-17 07:59:59')))
    expect((await info(client, row.homework_id)).status).toBe(5)
    await setClock(client, Number(parseJst('2026-11-17 08:00:00')))
    expect((await info(client, row.homework_id)).status).toBe(4)
    await setClock(client, Number(parseJst('2026-11-23 23:59:58')))
    expect((await info(client, row.homework_id)).status).toBe(1)
    await setClock(client, Number(parseJst('2026-11-23 23:59:59')))
    const ended = await info(client, row.homework_id)
    expect(ended.status).toBe(3)
    expect(ended.submitted_count).toBeLessThan(10)
  })

  it('creates one homework per request id, also after a restart and with parallel requests', async () => {
    const dataDir = folder()
    const client = await school(dataDir)
    expect(await client.data('publish-result', { request_id: 'first' })).toEqual({ status: 0 })
    const before = await total(client)
    const rows = await Promise.all([publish(client), publish(client), publish(client, { title: '別の題' })])
    expect(new Set(rows.map(row => row.homework_id)).size).toBe(1)
    expect(await total(client)).toBe(before + 1)
    await client.school.close()
    const again = await school(dataDir)
    const made = rows[0]?.homework_id
    expect(await again.data('publish-result', { request_id: 'first' })).toEqual({ status: 1, homework_id: made })
    expect((await publish(again)).homework_id).toBe(made)
    await again.data('homework-delete', { homework_id: made ?? '' })
    expect(await again.data('publish-result', { request_id: 'first' })).toEqual({ status: 2 })
    expect(await refusal(again, { request_id: 'first' })).toBe('この宿題は作成されましたが、その後削除されました。')
    // The number of the deleted homework is not used again.
    expect((await publish(again, { request_id: 'next' })).homework_id).not.toBe(made)
  })

  it('keeps the request ids of different teachers apart', async () => {
    const client = await school()
    const row = await publish(client)
    await client.login('nolive@sample.school')
    expect(await client.data('publish-result', { request_id: 'first' })).toEqual({ status: 0 })
    expect((await publish(client)).homework_id).not.toBe(row.homework_id)
  })

  it('accepts some students of the classes', async () => {
    const client = await school()
    const row = await publish(client, { team_ids: '2,1', student_ids: 's-3,s-1,s-12,s-3' })
    expect(row).toMatchObject({ student_count: 3, team_ids: '2,1' })
    const { items } = (await client.data('topic-score-overview-y', {
      homework_id: row.homework_id,
      page: 1,
      limit: 10,
    })) as { items: { student_id: string }[] }
    expect(items.map(one => one.student_id)).toEqual(['s-1', 's-3', 's-12'])
  })

  it('keeps the order of topics, and numbers a repeated resource', async () => {
    const client = await school()
    const topics = [{ resource_id: 'r-35' }, { resource_id: 'r-31' }, { resource_id: 'r-35' }]
    const { homework_id } = await publish(client, { topics })
    const list = (await client.data('homework-topic-list', { id: homework_id })) as {
      items: { resource_id: string; resource_title: string; topic_id: string }[]
    }
    expect(list.items.map(one => one.resource_id)).toEqual(['r-35', 'r-31', 'r-35'])
    expect(list.items[2]?.resource_title).toBe(`${list.items[0]?.resource_title} 2`)
    expect(new Set(list.items.map(one => one.topic_id)).size).toBe(3)
  })

  it.each<[string, Partial<Request>, string]>([
    ['no title', { title: ' 　' }, '宿題名を入力してください。'],
    ['51 characters', { title: '𠮷'.repeat(51) }, '宿題名は50文字以内で入力してください。'],
    ['a character that file names cannot have', { title: 'A/B' }, '宿題名に次の文字は使えません： \\ / : * ? " < > |'],
    ['an emoji', { title: '宿題👍' }, '無効な文字が含まれています'],
    ['a line break', { title: '宿題\n1' }, '無効な文字が含まれています'],
    ['an unknown class', { team_ids: '1,99' }, '選択したクラスが見つかりません。'],
    ['a student of another class', { student_ids: 's-1,s-11' }, '選択した生徒が、選択したクラスにいません。'],
    ['a class without students', { team_ids: '1,2', student_ids: 's-1' }, '「=1+1」の生徒が1人も選択されていません。'],
    ['no topic', { topics: [] }, '教材を1つ以上選んでください。'],
    ['topics left out', { topics: undefined }, '教材を1つ以上選んでください。'],
    ['101 topics', { topics: Array(101).fill({ resource_id: 'r-31' }) }, '一度に出せる教材は100件までです。'],
    ['an unknown resource', { topics: [{ resource_id: 'r-999' }] }, '選択した教材が見つかりません。'],
    ['an end that has passed', { end_time: minutes(0) }, '期限は、現在より後の日時を指定してください。'],
    ['a day that does not exist', { end_time: '2027-02-29 10:00:00' }, '日時が正しくありません。'],
    ['no start for a scheduled delivery', { delivery_type: 1 }, '配信日時を指定してください。'],
    [
      'a start that has passed',
      { delivery_type: 1, start_time: minutes(-1) },
      '配信日時は、現在より後の日時を指定してください。',
    ],
    [
      'an end before the start',
      { delivery_type: 1, start_time: '2026-11-24 00:00:00' },
      '期限は、配信日時より後の日時を指定してください。',
    ],
    ['days', { days: [] }, '配信日ごとの教材は、定期配信でのみ指定できます。'],
  ])('refuses %s', async (_, over, sentence) => {
    const client = await school()
    const before = await total(client)
    expect(await refusal(client, over)).toBe(sentence)
    expect(await total(client)).toBe(before)
    expect(await client.data('publish-result', { request_id: 'other' })).toEqual({ status: 0 })
  })

  it('accepts 50 code points of any plane, and 100 topics', async () => {
    const client = await school()
    const row = await publish(client, { title: '𠮷'.repeat(50), topics: Array(100).fill({ resource_id: 'r-31' }) })
    expect(row).toMatchObject({ title: '𠮷'.repeat(50), topic_count: 100 })
  })

  it('is refused for an account that may not assign homework', async () => {
    const client = await school()
    await client.login('bc@sample.school')
    const answer = await fetch(`${client.origin}/v4/homework-publish/publish-homework?flag=bc&teacher_id=19`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify(normal('bc')),
    })
    expect(await answer.json()).toMatchObject({ errcode: 400, errmsg: 'このアカウントでは宿題を出せません。' })
  })

  it('is also changed, deleted, redistributed and planned only by an account that may assign it', async () => {
    const client = await school()
    const plans = (await client.data('periodic-plan-page-list', { page: 1, limit: 1 })) as { items: Row[] }
    const plan = { homework_id: plans.items[0]?.homework_id }
    const day = { ...plan, date: '2026-11-18', start_time: '2026-11-19 08:00:00', topics: [{ resource_id: 'r-34' }] }
    const { topics: _topics, ...copied } = day
    const { start_time: _start, ...changed } = day
    const { date: _date, ...added } = day
    const requests: [EndpointName, object][] = [
      ['change-homework', { homework_id: '501', title: '新しい題' }],
      ['homework-delete', { homework_id: '501' }],
      ['delay-homework', { homework_id: '501' }],
      ['periodic-plan-skip-day', { ...plan, date: '2026-11-18' }],
      ['periodic-plan-move-day', { ...copied, with_following: 0 }],
      ['periodic-plan-copy-day', copied],
      ['periodic-plan-add-day', added],
      ['periodic-plan-change-day', changed],
      ['periodic-plan-pause', plan],
      ['periodic-plan-resume', plan],
      ['periodic-plan-end', plan],
    ]
    await client.login('bc@sample.school')
    for (const [name, request] of requests) {
      const answer = await fetch(`${client.origin}${callOf(name).path}?flag=bc&teacher_id=19`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
        body: JSON.stringify(request),
      })
      const { errcode, errmsg } = (await answer.json()) as { errcode: number; errmsg: string }
      expect([name, errcode, errmsg]).toEqual([name, 400, 'このアカウントでは宿題を出せません。'])
    }
  })
})

describe('changing homework', () => {
  const change = (client: Client, request: EndpointRequest<'change-homework'>) =>
    client.body('change-homework', request)

  it('can change everything before the delivery', async () => {
    const client = await school()
    const waiting = { delivery_type: 1, start_time: '2026-11-17 08:00:00' } as const
    const { homework_id } = await publish(client, waiting)
    const edit = {
      title: '新しい題',
      team_ids: '2',
      start_time: '2026-11-18 09:00:00',
      end_time: '2026-11-30 12:00:00',
      topics: [{ resource_id: 'r-33' }],
      required_times: 1,
      delay: 1,
      subtitle: 1,
    } satisfies Partial<EndpointRequest<'change-homework'>>
    expect(await change(client, { homework_id, ...edit })).toMatchObject({ errcode: 0 })
    expect(await info(client, homework_id)).toMatchObject({
      title: '新しい題',
      team_ids: '2',
      start_time: '2026-11-18 09:00:00',
      end_time: '2026-11-30 12:00:00',
      required_times: 1,
      delay: 1,
      subtitle: 1,
      topic_count: 1,
      status: 5,
    })
    expect(await change(client, { homework_id, delivery_type: 0 })).toMatchObject({ errcode: 0 })
    expect((await info(client, homework_id)).status).toBe(4)
  })

  it('cannot change receivers and topics after the delivery', async () => {
    const client = await school()
    const { homework_id, end_time } = await publish(client)
    await setClock(client, monday + day)
    expect((await change(client, { homework_id, team_ids: '2' })).errmsg).toBe(
      '配信を開始した宿題のクラスと生徒は変更できません。',
    )
    expect((await change(client, { homework_id, topics: [{ resource_id: 'r-33' }] })).errmsg).toBe(
      '配信を開始した宿題の教材は変更できません。',
    )
    // A form sends all its fields, changed or not.
    expect((await change(client, { homework_id, team_ids: '1', end_time, title: '題' })).errcode).toBe(0)
    await setClock(client, Number(parseJst(end_time)) + 1000)
    expect((await change(client, { homework_id, end_time: '2026-12-30 00:00:00' })).errmsg).toBe(
      '終了した宿題の期限は変更できません。',
    )
    expect((await change(client, { homework_id, sample_answer: 1 })).errcode).toBe(0)
  })

  it('keeps all submissions when the deadline moves', async () => {
    const client = await school()
    const first = await publish(client)
    for (const at of [2, 3, 4]) {
      await setClock(client, monday + at * day)
      const before = await info(client, first.homework_id)
      const papers = await client.data('topic-score-overview-y', { homework_id: first.homework_id, page: 1 })
      const end_time = wireTime(monday + (at % 2 === 0 ? 20 : 6) * day)
      expect(await change(client, { homework_id: first.homework_id, end_time })).toMatchObject({ errcode: 0 })
      expect(await info(client, first.homework_id)).toMatchObject({ submitted_count: before.submitted_count, end_time })
      expect(await client.data('topic-score-overview-y', { homework_id: first.homework_id, page: 1 })).toEqual(papers)
    }
  })
})

describe('redistribution', () => {
  interface Details extends Row {
    can_reissue: number
    reason: string
    unsubmitted_count: number
    reissue_end_time?: string
    reached_count: number
    items: { student_id: string; submit_status: number; is_target: number; submit_time?: string }[]
  }
  const details = (client: Client, homework_id: string) =>
    client.data('reissue-details', { homework_id }) as Promise<Details>
  const delay = (client: Client, homework_id: string) => client.body('delay-homework', { homework_id })

  /** A homework that has ended, with some students who have not submitted. */
  async function endedHomework(client: Client): Promise<Row> {
    await publish(client, { request_id: 'zero' })
    const row = await publish(client)
    await setClock(client, Number(parseJst(row.end_time)) + 60_000)
    return row
  }

  it('gives students who have not submitted seven more days, and changes nothing for others', async () => {
    const dataDir = folder()
    const client = await school(dataDir)
    const row = await endedHomework(client)
    const before = await details(client, row.homework_id)
    expect(before).toMatchObject({
      status: 3,
      can_reissue: 1,
      reissue_end_time: '2026-11-30 23:59:59',
      reached_count: 0,
    })
    const targets = before.items.filter(one => one.is_target === 1).map(one => one.student_id)
    expect(targets).toHaveLength(before.unsubmitted_count)
    expect(targets.length).toBeGreaterThan(0)
    const submitted = nonEmpty(before.items.filter(one => one.submit_status === 2))
    expect(submitted.every(one => one.is_target === 0)).toBe(true)
    expect(await delay(client, row.homework_id)).toMatchObject({ errcode: 0 })
    const after = await details(client, row.homework_id)
    expect(after).toMatchObject({
      status: 6,
      end_time: '2026-11-30 23:59:59',
      reissue_previous_end_time: row.end_time,
      reached_count: targets.length,
    })
    expect(after.items.filter(one => one.is_target === 1).map(one => one.student_id)).toEqual(targets)
    const done = (one: Details) => one.items.filter(item => item.submit_status === 2)
    expect(done(after).map(one => one.submit_time)).toEqual(done(before).map(one => one.submit_time))
    expect((await delay(client, row.homework_id)).errmsg).toBe('この宿題は再配信中です。')
    await client.school.close()
    const again = await school(dataDir, Number(parseJst('2026-11-30 23:59:58')))
    const late = await details(again, row.homework_id)
    expect(late.status).toBe(6)
    expect(late.submitted_count).toBeGreaterThan(before.submitted_count)
    expect(late.items.filter(one => one.is_target === 1).map(one => one.student_id)).toEqual(targets)
    await setClock(again, Number(parseJst('2026-11-30 23:59:59')))
    expect((await info(again, row.homework_id)).status).toBe(3)
  })

  it('is refused if all have submitted, and before the delivery', async () => {
    const client = await school()
    const row = await publish(client)
    expect((await delay(client, row.homework_id)).errmsg).toContain('配信の途中の宿題は再配信できません')
    await setClock(client, Number(parseJst(row.end_time)) + 1)
    expect((await delay(client, row.homework_id)).errmsg).toBe('未提出の生徒がいないため、再配信できません。')
    expect(await details(client, row.homework_id)).toMatchObject({ can_reissue: 0, unsubmitted_count: 0 })
    const end_time = '2026-12-24 08:00:00'
    const waiting = { delivery_type: 1, start_time: '2026-12-20 08:00:00', end_time, request_id: 'w' } as const
    const { homework_id } = await publish(client, waiting)
    expect((await delay(client, homework_id)).errmsg).toBe('配信待ちの宿題は再配信できません。')
    expect((await delay(client, '1')).errmsg).toBe('この宿題は見つかりません。')
  })

  it('lists homework that can be redistributed and that was redistributed', async () => {
    const client = await school()
    const list = async (reissue_type?: 1 | 2) =>
      (
        (await client.data('reissue-page-list', { page: 1, limit: 100, reissue_type })) as {
          items: (Details & { reissue_time?: string })[]
        }
      ).items
    const [can, was, both] = [await list(1), await list(2), await list()]
    expect(can.every(row => row.can_reissue === 1 && row.unsubmitted_count > 0 && row.reason === '')).toBe(true)
    expect(was.every(row => (row.reissue_time ?? '') !== '' && row.reached_count > 0)).toBe(true)
    expect(can.length).toBeGreaterThan(0)
    expect(was.length).toBeGreaterThan(0)
    expect(new Set(both.map(row => row.homework_id))).toEqual(new Set([...can, ...was].map(row => row.homework_id)))
  })
})

describe('the other calls of the assign screens', () => {
  it('return the students of a class, all homework at once, and names for plans', async () => {
    const client = await school()
    const students = (await client.data('student-list-by-team', { team_id: '2' })) as { items: { team_name: string }[] }
    expect(students.items).toHaveLength(10)
    expect(students.items[0]?.team_name).toBe('=1+1')
    expect((await client.body('student-list-by-team', { team_id: '9' })).errmsg).toBe(
      '選択したクラスが見つかりません。',
    )
    const all = (await client.data('my-homework-list', {})) as { items: Row[]; total: number }
    expect(all.items).toHaveLength(await total(client))
    const names = async (code: string) =>
      ((await client.data('regular-recommend-names', { code })) as { items: { name: string }[] }).items.length
    expect(await names('eiken')).toBeGreaterThan(await names('constructor'))
    expect(await names('constructor')).toBeGreaterThan(0)
  })

  it('tell that a word test has no required times', async () => {
    const client = await school()
    const ask = (homework_type: 1 | 3, resource_ids: string) =>
      client.body('check-define-times', { homework_type, resource_ids })
    expect((await ask(1, 'r-31,r-35')).data).toMatchObject({ can_define: 1, items: [] })
    expect((await ask(3, 'wb-1-1')).data).toMatchObject({ can_define: 0, items: [{ resource_id: 'wb-1-1' }] })
    expect((await ask(1, 'r-31,r-0')).errmsg).toBe('選択した教材が見つかりません。')
  })

  it('delete homework', async () => {
    const client = await school()
    const before = await total(client)
    await client.data('homework-delete', { homework_id: '502' })
    expect(await total(client)).toBe(before - 1)
    expect((await client.body('homework-delete', { homework_id: '502' })).errmsg).toBe('この宿題は見つかりません。')
  })
})

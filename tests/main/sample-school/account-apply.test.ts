import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate/browser'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../../../main/excel/read/workbook'
import { day } from '../../../shared/domain/time'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { folder } from '../../fixtures/folder'
import { workbookFile } from '../../fixtures/workbook'
import { type Body, type Client, monday, startLoggedIn } from './client'
import { startForTest } from './school-for-test'

interface Order {
  order_id: string
  apply_type: number
  apply_status: number
  create_time: string
  update_time: string
  reason?: string
}
const head = ['学年', 'クラス', '番号', '氏名', 'フリガナ']
const hana = ['1年', 'A組', 1, '髙橋 花', 'タカハシ ハナ']
const errorOf = ({ errcode, errmsg }: Body) => [errcode, errmsg]
const apply = async (client: Client, rows: (string | number)[][], apply_type: 1 | 2 | 3 = 1) =>
  client.body('requests-put', { apply_type, file: await workbookFile(rows) })
const orders = async (client: Client, over: Partial<EndpointRequest<'order-list'>> = {}) =>
  (await client.data('order-list', { page: 1, limit: 50, ...over })) as { items: Order[]; total: number }
const order = async (client: Client, id: string) =>
  (await orders(client)).items.find(one => one.order_id === id) ?? ({} as Partial<Order>)
const idOf = (body: Body) => (body.data as { order_id: string }).order_id

describe('an application for accounts', () => {
  it('is received, checked and issued as the clock moves', async () => {
    const client = await startForTest()
    const body = await apply(client, [head, hana, ['1年', 'A組', 2, '𠮷田 健', '']])
    expect(body.data).toMatchObject({ student_count: 2 })
    const id = idOf(body)
    expect(await order(client, id)).toEqual({
      order_id: id,
      apply_type: 1,
      apply_status: 1,
      file_name: '名簿.xlsx',
      student_count: 2,
      create_time: '2026-11-16 12:00:00',
      update_time: '2026-11-16 12:00:00',
    })
    const seen: unknown[] = []
    for (let hour = 1; hour <= 50; hour++) {
      await client.control('clock', { now: monday + hour * 3_600_000 })
      seen.push((await order(client, id)).apply_status)
    }
    expect(seen).toEqual([...seen].sort())
    expect(new Set(seen)).toEqual(new Set([...(seen.includes(1) ? [1] : []), 2, 3]))
    const { update_time, reason } = await order(client, id)
    expect([(update_time ?? '') > '2026-11-17', reason]).toEqual([
      true,
      '申請どおりに手続きしました。サンプル校では、生徒の一覧には反映されません。',
    ])
  })

  it('is sent back if a class has two students with the same name', async () => {
    const client = await startForTest()
    const id = idOf(await apply(client, [head, hana, ['1年', 'A組', 2, '髙橋　花', '']]))
    const other = idOf(await apply(client, [head, hana, ['1年', 'B組', 1, '髙橋 花', '']]))
    await client.control('clock', { now: monday + 3 * day })
    expect(await order(client, id)).toMatchObject({ apply_status: 4, reason: expect.stringContaining('同姓同名') })
    expect(await order(client, other)).toMatchObject({ apply_status: 3 })
  })

  it('to change or stop accounts must name students of the school', async () => {
    const client = await startForTest()
    const change = ['生徒ID', '学年', 'クラス', '番号', '氏名']
    expect((await apply(client, [change, ['s-1', '2年', '', '', '']], 2)).errcode).toBe(0)
    expect(errorOf(await apply(client, [change, ['s-1', '2年'], ['s-999', '2年'], ['x', '2年']], 2))).toEqual([
      400,
      '3行目：生徒ID「s-999」の生徒は見つかりません。（ほか1件）',
    ])
    expect(
      (
        await apply(
          client,
          [
            ['生徒ID', '氏名', '理由'],
            ['s-2', '', '転出'],
          ],
          3,
        )
      ).errcode,
    ).toBe(0)
  })

  it('with invalid rows is refused with a message for each row', async () => {
    const client = await startForTest()
    const before = (await orders(client)).total
    expect(
      errorOf(
        await apply(client, [
          ['学年', 'クラス'],
          ['1年', 'A組'],
        ]),
      ),
    ).toEqual([
      400,
      '1行目のC列が、ひな形と異なります（ひな形は「番号」、ファイルは空欄）。項目名を変えずに、ひな形に入力してください。',
    ])
    expect(errorOf(await apply(client, [head]))).toEqual([400, '生徒が1人も入力されていません。'])
    // An empty line counts, so that the row number is the one that Excel shows.
    expect(errorOf(await apply(client, [head, [], hana, ['1年', 'A組', 'x', '', '']]))).toEqual([
      400,
      '4行目：「番号」は数字で入力してください。（ほか1件）',
    ])
    expect((await orders(client)).total).toBe(before)
  })

  it.each<[string, string, Uint8Array<ArrayBuffer>, string]>([
    ['another extension', 'a.csv', new Uint8Array([1]), 'Excelブック（.xlsx）を選択してください。'],
    ['an older workbook', 'a.xls', new Uint8Array([0xd0, 0xcf]), 'Excelブック（.xlsx）を選択してください。'],
    [
      'an older workbook under a new name',
      'A.XLSX',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      'Excelブック（.xlsx）として開けません。パスワードを外し、.xlsx形式で保存してから選択してください。',
    ],
    [
      'too many bytes',
      'a.xlsx',
      new Uint8Array(5 * 1024 * 1024 + 1),
      'ファイルが大きすぎます。5MB以下にしてください。',
    ],
    [
      'a truncated file',
      'a.xlsx',
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
      'ファイルが壊れているため、読み取れません。Excelで開けるときは、「名前を付けて保存」で保存し直してから、選び直してください。',
    ],
    [
      'a zip bomb',
      'a.xlsx',
      new Uint8Array(zipSync({ 'xl/workbook.xml': new Uint8Array(10_000_000) }, { level: 9 })),
      '開くと異常に大きくなるファイルのため、安全のために読み取りませんでした。Excelで新しいブックに必要な表だけを貼り付け、保存してから選択してください。',
    ],
  ])('is refused with %s', async (_name, name, bytes, sentence) => {
    const client = await startForTest()
    expect(errorOf(await client.body('requests-put', { apply_type: 1, file: { name, type: '', bytes } }))).toEqual([
      400,
      sentence,
    ])
  })

  it('needs a kind and a file', async () => {
    const client = await startForTest()
    const file = await workbookFile([head, hana])
    const ask = async (...fields: [string, string | Blob][]) => {
      const form = new FormData()
      for (const [key, value] of fields) form.append(key, value)
      const answer = await client.fetch('requests-put', { apply_type: 1, file }, { body: form })
      return ((await answer.json()) as Body).errcode
    }
    const blob = new File([file.bytes], file.name)
    expect(await ask(['apply_type', '1'], ['file', blob])).toBe(0)
    expect(await ask(['apply_type', '4'], ['file', blob])).toBe(400)
    expect(await ask(['file', blob])).toBe(400)
    expect(await ask(['apply_type', '1'])).toBe(400)
    expect(await ask(['apply_type', '1'], ['file', 'text'])).toBe(400)
    expect(await ask(['apply_type', '1'], ['file', blob], ['file', blob])).toBe(400)
  })

  it('survives a restart, and the stored data contains no student name', async () => {
    const dataDir = folder()
    const client = await startLoggedIn({ dataDir })
    const id = idOf(await apply(client, [head, hana]))
    const before = await order(client, id)
    await client.school.close()
    const again = await startForTest({ dataDir })
    expect(await order(again, id)).toEqual(before)
    const written = readFileSync(join(dataDir, 'small-1.journal'), 'utf8')
    expect([written.includes('名簿.xlsx'), written.includes('花')]).toEqual([true, false])
    expect(idOf(await apply(again, [head, hana]))).not.toBe(id)
  })
})

describe('the list of applications', () => {
  it('filters by kind, status and dates, and returns pages, newest first', async () => {
    const client = await startForTest()
    await apply(client, [head, hana])
    const all = await orders(client)
    const times = all.items.map(one => one.create_time)
    expect(times).toEqual([...times].sort().reverse())
    for (const apply_type of [1, 2, 3] as const) {
      const some = await orders(client, { apply_type })
      expect(some.items).toEqual(all.items.filter(one => one.apply_type === apply_type))
      expect(some.total).toBeGreaterThan(0)
    }
    for (const apply_status of [1, 2, 3, 4] as const) {
      const some = await orders(client, { apply_status })
      expect(some.items).toEqual(all.items.filter(one => one.apply_status === apply_status))
      expect(some.total).toBeGreaterThan(0)
    }
    const days = { start_time: '2026-11-03', end_time: '2026-11-04' }
    const within = all.items.filter(one => one.create_time >= '2026-11-03' && one.create_time < '2026-11-05')
    expect((await orders(client, days)).items).toEqual(within)
    expect(within.length).toBe(2)
    const second = within[1]?.create_time ?? ''
    expect((await orders(client, { start_time: second, end_time: second })).items).toEqual([within[1]])
    const paged = await orders(client, { page: 2, limit: 3 })
    expect([paged.items, paged.total]).toEqual([all.items.slice(3, 6), all.total])
    expect(errorOf(await client.body('order-list', { page: 1, limit: 5, start_time: '2026-02-30' }))[0]).toBe(400)
  })

  it('contains only the teacher’s own applications', async () => {
    const client = await startForTest()
    await apply(client, [head, hana])
    await client.login('nolive@sample.school')
    expect((await orders(client)).total).toBe(0)
  })

  it('offers its filter values', async () => {
    const client = await startForTest()
    const { apply_types, apply_statuses } = (await client.data('order-select-data', {})) as Record<
      'apply_types' | 'apply_statuses',
      { label: string }[]
    >
    expect(apply_types.map(one => one.label)).toEqual(['新規発行', '登録内容の変更', '利用停止'])
    expect(apply_statuses.map(one => one.label)).toEqual(['受付', '確認中', '発行済', '差し戻し'])
  })
})

describe('the templates', () => {
  it('are served under templateUrl, and are accepted when filled in', async () => {
    const client = await startForTest()
    const info = (await client.data('account-apply-basic-info', {})) as {
      school: string
      max_rows: number
      apply_types: { value: 1 | 2 | 3; template: string }[]
    }
    expect(info).toMatchObject({ school: 'さくら中学校', max_rows: 500, email: 'teacher@sample.school' })
    const rows: Record<1 | 2 | 3, string[]> = {
      1: ['1年', 'A組', '1', '花', ''],
      2: ['s-1', '', 'B組', '', ''],
      3: ['s-1', '', ''],
    }
    expect(info.apply_types.map(({ value }) => value)).toEqual([1, 2, 3])
    for (const { value, template } of info.apply_types) {
      const answer = await fetch(`${client.school.config().templateUrl}/${template}`)
      expect(answer.headers.get('content-type')).toContain('spreadsheetml')
      const sheet = await readWorkbook(new Uint8Array(await answer.arrayBuffer()))
      expect(sheet).toHaveLength(1)
      expect((await apply(client, [sheet[0]?.cells ?? [], rows[value]], value)).errcode, template).toBe(0)
    }
    expect((await fetch(`${client.school.config().templateUrl}/other.xlsx`)).status).toBe(404)
  })
})

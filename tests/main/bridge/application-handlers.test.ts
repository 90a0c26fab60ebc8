import { expect, it } from 'vitest'
import { applicationHandlers } from '../../../main/bridge/application-handlers'
import { failure, success } from '../../../shared/contract/result'
import { workbookFile } from '../../fixtures/workbook'

const heads = ['学年', 'クラス', '番号', '氏名', 'フリガナ']

/** A client whose template files are these bytes; null: the server has none. */
const clientWith = (template: Uint8Array | null) => {
  const asked: string[] = []
  return {
    asked,
    async stream(name: string) {
      asked.push(name)
      if (template === null) return failure('status', '見つかりません。')
      async function* body() {
        for (let at = 0; at < (template?.length ?? 0); at += 1000)
          yield (template ?? new Uint8Array()).slice(at, at + 1000)
      }
      return success({ type: '', body: body() })
    },
  }
}

const readWith = (template: Uint8Array | null, bytes: Uint8Array, type: 1 | 2 | 3 = 1) => {
  const client = clientWith(template)
  return {
    client,
    answer: applicationHandlers({ client })['applications.read']({ apply_type: type, bytes: new Uint8Array(bytes) }),
  }
}

it('reads the rows of the file, and the headings of the template of its kind', async () => {
  const template = await workbookFile([[...heads, '備考']])
  const file = await workbookFile([heads, [], ['1年', 'A組', '07', '髙橋 花', '']])
  const { client, answer } = readWith(template.bytes, file.bytes, 2)
  expect(await answer).toMatchObject({
    ok: true,
    value: {
      heads: [...heads, '備考'],
      rows: [
        { row: 1, cells: heads },
        { row: 3, cells: ['1年', 'A組', '07', '髙橋 花'] },
      ],
    },
  })
  expect(client.asked).toEqual(['account-change.xlsx'])
})

it.each<[string, () => Promise<Uint8Array | null>]>([
  ['there is none', async () => null],
  ['it is damaged', async () => (await workbookFile([heads])).bytes.slice(0, 900)],
  ['it is too large', async () => new Uint8Array(1024 * 1024 + 1)],
  ['it is empty', async () => (await workbookFile([])).bytes],
])('reads the file without the template if %s', async (_name, template) => {
  const file = await workbookFile([heads])
  expect(await readWith(await template(), file.bytes).answer).toMatchObject({
    ok: true,
    value: { heads: null, rows: [{ row: 1, cells: heads }] },
  })
})

it('reads no more of an endless template than its limit', async () => {
  let taken = 0
  const stream = async () => {
    async function* body() {
      for (; taken < 20 * 1024 * 1024; taken += 64 * 1024) yield new Uint8Array(64 * 1024)
    }
    return success({ type: '', body: body() })
  }
  const file = await workbookFile([heads])
  const answer = await applicationHandlers({ client: { stream } })['applications.read']({
    apply_type: 1,
    bytes: new Uint8Array(file.bytes),
  })
  expect(answer).toMatchObject({ ok: true, value: { heads: null } })
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(1024 * 1024 + 64 * 1024)
})

it('refuses a file that is no workbook, with the reason', async () => {
  const { answer } = readWith(null, new TextEncoder().encode('学年,クラス'))
  expect(await answer).toEqual(
    failure(
      'invalid-request',
      'Excelブック（.xlsx）として開けません。パスワードを外し、.xlsx形式で保存してから選択してください。',
    ),
  )
})

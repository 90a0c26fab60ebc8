import { unzipSync, zipSync } from 'fflate/browser'
import { expect, it } from 'vitest'
import { applicationHandlers } from '../../../main/bridge/application-handlers'
import { failure, success } from '../../../shared/contract/result'
import { workbookFile, workbookOfSheets } from '../../fixtures/workbook'

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

it('reads the sheet that has the name of the template’s, and the first one if the template is empty', async () => {
  const row = ['1年', 'A組', '07', '髙橋 花', '']
  const { bytes } = await workbookOfSheets({ 記入例: [['見本']], 申請: [heads, row] })
  const sheetWith = async (rows: string[][]) =>
    (await readWith((await workbookOfSheets({ 申請: rows })).bytes, bytes)).answer
  expect(await sheetWith([heads])).toMatchObject({ value: { sheet: '申請', heads, rows: [{ cells: heads }, {}] } })
  expect(await sheetWith([])).toMatchObject({ value: { sheet: '記入例', heads: null, rows: [{ cells: ['見本'] }] } })
})

/** A template of so many bytes. */
async function templateOf(size: number): Promise<Uint8Array> {
  const parts = unzipSync((await workbookFile([heads])).bytes)
  const filled = (length: number) =>
    zipSync({ ...parts, 'docProps/thumbnail.jpeg': [new Uint8Array(length), { level: 0 }] })
  const template = filled(size - filled(0).length)
  expect(template).toHaveLength(size)
  return template
}

it('reads a template of 1 MiB, and none that is larger', async () => {
  const file = await workbookFile([heads])
  const headsWith = async (size: number) => (await readWith(await templateOf(size), file.bytes)).answer
  expect(await headsWith(1024 * 1024)).toMatchObject({ ok: true, value: { heads } })
  expect(await headsWith(1024 * 1024 + 1)).toMatchObject({ ok: true, value: { heads: null } })
})

it.each<[string, () => Promise<Uint8Array | null>]>([
  ['there is none', async () => null],
  ['it is damaged', async () => (await workbookFile([heads])).bytes.slice(0, 900)],
  ['it is empty', async () => (await workbookFile([])).bytes],
])('reads the file without the template if %s', async (_name, template) => {
  const file = await workbookFile([heads])
  expect(await readWith(await template(), file.bytes).answer).toMatchObject({
    ok: true,
    value: { heads: null, rows: [{ row: 1, cells: heads }] },
  })
})

const office = (...parts: string[]) =>
  Buffer.concat([Buffer.from('PK\x03\x04 '), Buffer.from(parts.join(' ')), Buffer.from('PK\x05\x06')])

it.each<[string, Buffer, RegExp]>([
  ['an older workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /古い形式のExcelブック（.xls）です。/],
  [
    'a workbook with a password',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    /パスワードの付いたExcelブックです。/,
  ],
  ['a document of another program', office('word/document.xml'), /Excelブックではありません（Word/],
  ['another archive', office('a.txt'), /圧縮フォルダー（.zip）です。/],
  ['a list as text', Buffer.from('学年,クラス\n'), /CSVやテキストのファイルです。/],
  ['a web page', Buffer.from('<html><table>'), /Webページの形式のファイルです。/],
  ['a PDF', Buffer.from('%PDF-1.7'), /PDFは読み取れません。/],
  ['something else', Buffer.from([0, 0, 1, 2, 3, 0, 0, 4]), /Excelブックとして読み取れないファイルです。/],
])('says what a file is that has the name of a workbook: %s', async (_name, bytes, sentence) => {
  const { client, answer } = readWith(null, new Uint8Array(bytes))
  expect(await answer).toMatchObject({ ok: false, error: { message: expect.stringMatching(sentence) } })
  expect(client.asked).toEqual([])
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

it('says that a workbook carries macros or links to other workbooks', async () => {
  const { bytes } = await workbookFile([heads])
  const parts = { ...unzipSync(bytes), 'xl/vbaProject.bin': bytes, 'xl/externalLinks/externalLink1.xml': bytes }
  expect(await readWith(null, zipSync(parts)).answer).toMatchObject({ value: { carries: ['macros', 'links'] } })
})

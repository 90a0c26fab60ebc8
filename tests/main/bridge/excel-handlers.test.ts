import { zipSync } from 'fflate/browser'
import { expect, it } from 'vitest'
import { excelHandlers } from '../../../main/bridge/excel-handlers'
import { failure } from '../../../shared/contract/result'
import { workbookFile } from '../../fixtures/workbook'

const handlers = excelHandlers({ clock: () => Date.parse('2026-11-16T09:00:00+09:00') })
const read = (bytes: Uint8Array) => handlers['excel.read']({ bytes: new Uint8Array(bytes) })
const words = (text: string) => new TextEncoder().encode(text)

it('returns the rows with content, with Excel’s row numbers', async () => {
  const { bytes } = await workbookFile([['番号', '氏名'], [], [1, '𠮷田 花'], ['', '=1+1']])
  expect(await read(bytes)).toEqual({
    ok: true,
    value: {
      rows: [
        { row: 1, cells: ['番号', '氏名'] },
        { row: 3, cells: ['1', '𠮷田 花'] },
        { row: 4, cells: ['', '=1+1'] },
      ],
    },
  })
})

it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['text', () => words('番号,氏名'), 'Excelブック（.xlsx）として開けません。'],
  [
    'an old or a locked workbook',
    () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
    'Excelブック（.xlsx）として開けません。',
  ],
  ['another zip', () => zipSync({ 'a.txt': words('x') }), 'Excelブック（.xlsx）として開けません。'],
  [
    'a workbook cut short',
    async () => (await workbookFile([['a']])).bytes.slice(0, 900),
    'ファイルが壊れているため、読み取れません。Excelで開けるときは、「名前を付けて保存」で保存し直してから、選び直してください。',
  ],
  [
    'a part packed to burst',
    () => zipSync({ 'xl/workbook.xml': new Uint8Array(60_000_000) }, { level: 9 }),
    '開くと異常に大きくなるファイルのため',
  ],
  ['nothing', () => new Uint8Array(0), 'Excelブック（.xlsx）として開けません。'],
])('refuses %s with its reason', async (_what, make, reason) => {
  const result = await read(await make())
  expect(result).toMatchObject(failure('invalid-request', expect.stringContaining(reason)))
})

it('writes a sheet whose cells are read back unchanged, and none of which is a formula', async () => {
  const rows = [
    ['番号', '氏名'],
    ['007', '髙橋 𠮷乃'],
    ['', '=1+1'],
  ]
  const written = await handlers['excel.write']({ name: '新規/発行', rows })
  if (!written.ok) throw new Error(written.error.message)
  expect(await read(written.value.bytes)).toEqual({
    ok: true,
    value: {
      rows: [
        { row: 1, cells: ['番号', '氏名'] },
        { row: 2, cells: ['007', '髙橋 𠮷乃'] },
        { row: 3, cells: ['', "'=1+1"] },
      ],
    },
  })
})

import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate/browser'
import { describe, expect, it } from 'vitest'
import { RefusedFile } from '../../../../main/excel/read/refused-file'
import { readWorkbook } from '../../../../main/excel/read/workbook'

type Files = Record<string, string | Uint8Array>

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook with one sheet, whose parts are given as text. */
const parts = (sheet: string, strings = ''): Files => ({
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
})

const pack = (files: Files, level: 0 | 9 = 9): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, of]) => [name, typeof of === 'string' ? strToU8(of) : of])),
      { level },
    ),
  )

const rows = (sheet: string, strings?: string) => readWorkbook(pack(parts(sheet, strings)))

async function refusalOf(bytes: Uint8Array): Promise<unknown> {
  try {
    return await readWorkbook(bytes)
  } catch (error) {
    return error instanceof RefusedFile ? error.reason : error
  }
}

async function byExcel(cells: ExcelJS.CellValue[][]): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('名簿')
  for (const row of cells) sheet.addRow(row)
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** The offset of an entry's record in the directory. */
function record(zip: Buffer, name: string): number {
  let at = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  while (zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)) !== name) {
    at = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), at + 1)
  }
  return at
}

describe('a workbook', () => {
  it('is read into cells of text', async () => {
    const date = new Date(Date.UTC(2026, 3, 1))
    const read = await readWorkbook(
      await byExcel([
        ['学年', '番号', '氏名'],
        [2, '007', '𠮷田 健'],
        [],
        [0.1 + 0.2, true, { formula: 'A2+1', result: 3 }, null, 'E'],
        [{ richText: [{ text: '髙' }, { text: '橋' }] }, 1e-7, ' 前後 ', { error: '#N/A' }, date],
      ]),
    )
    expect(read).toEqual([
      { row: 1, cells: ['学年', '番号', '氏名'] },
      { row: 2, cells: ['2', '007', '𠮷田 健'] },
      { row: 4, cells: ['0.3', 'TRUE', '3', '', 'E'] },
      { row: 5, cells: ['髙橋', '1e-7', ' 前後 ', '#N/A', '46113'] },
    ])
  })

  it('keeps every text that it can hold', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter(one => one.trim() !== '' && !/\p{Cc}|_x[0-9a-f]{4}_|\ufffe|\uffff/iu.test(one))
    const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(table, async cells => {
        expect((await readWorkbook(await byExcel(cells))).map(row => row.cells)).toEqual(cells)
      }),
      { numRuns: 25 },
    )
  })

  it('is read without the phonetic guides of names', async () => {
    const strings =
      '<si><t>東海</t><rPh sb="0" eb="2"><t>トウカイ</t></rPh><phoneticPr fontId="1"/></si><si><r><t>林</t></r><r><t xml:space="preserve"> 陽</t></r><rPh sb="0" eb="1"><t>ハヤシ</t></rPh></si>'
    const sheet = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
    expect(await rows(sheet, strings)).toEqual([{ row: 1, cells: ['東海', '林 陽'] }])
  })

  it('is read when other programs wrote it', async () => {
    const sheet =
      '<x:row><x:c t="inlineStr"><x:is><x:t>a&amp;&#x9AD9;&#39640;</x:t></x:is></x:c><x:c t="str"><x:f>1&gt;0</x:f><x:v><![CDATA[<b>]]></x:v></x:c></x:row><!-- <row><c><v>9</v></c></row> --><row r="5"><c r="C5" s="1"/><c r="B5" t=\'str\' x="a>b"><v>_x000D__x005F_x0041_</v></c></row>'
    expect(await rows(sheet)).toEqual([
      { row: 1, cells: ['a&髙高', '<b>'] },
      { row: 5, cells: ['', '\r_x0041_'] },
    ])
  })

  it('is read at its first sheet that is not hidden', async () => {
    const book = new ExcelJS.Workbook()
    book.addWorksheet('隠し', { state: 'hidden' }).addRow(['no'])
    book.addWorksheet('名簿').addRow(['yes'])
    const read = await readWorkbook(Buffer.from(await book.xlsx.writeBuffer()))
    expect(read).toEqual([{ row: 1, cells: ['yes'] }])
  })

  it('has no entities except the five of XML, and is refused with a DOCTYPE', async () => {
    const xml = '<row r="1"><c r="A1" t="str"><v>&lol;&constructor;</v></c></row>'
    expect(await rows(xml)).toEqual([{ row: 1, cells: ['&lol;&constructor;'] }])
    await expect(rows(`<!DOCTYPE a [<!ENTITY lol "lollollol">]>${xml}`)).rejects.toMatchObject({ reason: 'doctype' })
  })
})

describe('another file', () => {
  it.each([
    ['nothing', new Uint8Array(0)],
    ['a text', strToU8('学年,クラス\n')],
    ['an older workbook, or one with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['another zip', pack({ 'a.txt': 'a' })],
  ])('%s is of the wrong kind', async (_name, bytes) => expect(await refusalOf(bytes)).toBe('kind'))

  it('that is truncated or changed at any byte is refused, without any other error', async () => {
    const whole = await byExcel([
      ['学年', 'クラス'],
      ['1', 'A'],
    ])
    const good = JSON.stringify(await readWorkbook(whole))
    for (let length = 0; length < whole.length; length += 293) {
      expect(['kind', 'damaged']).toContain(await refusalOf(whole.subarray(0, length)))
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const broken = Buffer.from(whole)
        broken[at] = (broken[at] ?? 0) ^ change
        const result = await refusalOf(broken)
        // a changed size in the directory of the zip looks like a bomb
        expect(['kind', 'damaged', 'large', 'bomb', good]).toContain(
          typeof result === 'string' ? result : JSON.stringify(result),
        )
      }),
      { numRuns: 150 },
    )
  })

  it('is damaged when a part that it names is missing', async () => {
    const files = parts('')
    const { 'xl/worksheets/sheet1.xml': _sheet, ...without } = files
    expect(await refusalOf(pack(without))).toBe('damaged')
  })

  it('is damaged when two parts have the same name', async () => {
    const zip = pack({ ...parts(''), 'xl/worksheets/sheet2.xml': '' })
    expect(await refusalOf(Buffer.from(zip.toString('latin1').replaceAll('sheet2.xml', 'sheet1.xml'), 'latin1'))).toBe(
      'damaged',
    )
  })
})

describe('a zip bomb', () => {
  const zeros = (bytes: number) => new Uint8Array(bytes)

  it('is recognised by its number of parts', async () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, '']))
    // With the four of the workbook itself.
    expect(await refusalOf(pack({ ...parts(''), ...many(996) }))).toEqual([])
    expect(await refusalOf(pack({ ...parts(''), ...many(997) }))).toBe('large')
  })

  it('is recognised by its compression ratio', async () => {
    expect(await refusalOf(pack({ ...parts(''), bomb: zeros(262_145) }))).toBe('bomb')
    expect(await refusalOf(pack({ ...parts(''), small: zeros(262_144) }))).toEqual([])
  })

  it('is recognised by its total inflated size', async () => {
    const half = new Uint8Array(16_777_216)
    expect(await refusalOf(pack({ ...parts(''), a: half, b: half }, 0))).toBe('large')
  })

  it('with a false size is not inflated further', async () => {
    const name = 'xl/worksheets/sheet1.xml'
    const zip = pack({ ...parts(''), [name]: zeros(30_000_000) })
    zip.writeUInt32LE(1000, record(zip, name) + 24)
    const before = process.memoryUsage().arrayBuffers
    expect(await refusalOf(zip)).toBe('damaged')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000)
  })

  it('of 4 GB and more is not inflated', async () => {
    const zip = pack(parts(''))
    zip.writeUInt32LE(0xffffffff, record(zip, 'xl/workbook.xml') + 24)
    expect(await refusalOf(zip)).toBe('bomb')
  })

  it('with too many rows, columns, texts or tags is refused', async () => {
    const cell = (at: string) => `<row><c r="${at}"><v>1</v></c></row>`
    expect(await rows(cell('A1').repeat(5000))).toHaveLength(5000)
    const large = [
      parts(cell('A1').repeat(5001)),
      parts(cell('CW1')),
      parts(cell('XFD1048576')),
      parts('', '<si/>'.repeat(200_001)),
      parts('<c/>'.repeat(1_500_001)),
    ]
    for (const files of large) expect(await refusalOf(pack(files, 0))).toBe('large')
    expect(await rows(cell('CV1'))).toEqual([{ row: 1, cells: [...Array(99).fill(''), '1'] }])
  })

  it('with a password is of the wrong kind', async () => {
    const zip = pack(parts(''))
    zip.writeUInt16LE(1, record(zip, 'xl/workbook.xml') + 8)
    expect(await refusalOf(zip)).toBe('kind')
  })
})

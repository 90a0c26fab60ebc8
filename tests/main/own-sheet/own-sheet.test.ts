import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readOwnSheet, writeOwnSheet } from '../../../main/own-sheet/own-sheet'
import type { CellToWrite } from '../../../shared/contract/own-sheet'
import type { OwnSheet } from '../../../shared/contract/types'
import { defined } from '../../fixtures/defined'
import { type Workbook, workbookBytes } from '../../fixtures/own-sheets/package'
import { type OwnSheetName, ownSheetNames, ownSheets } from '../../fixtures/own-sheets/sheets'
import { zip64Of } from '../../fixtures/own-sheets/zip64'
import { changedParts, faultsOfSheet, partText, valuesOf } from './read-parts'

const sheetPart = 'xl/worksheets/sheet1.xml'
/** Columns of the ten sheets: D, 第2回, is empty. */
const [c, d, e, f] = [2, 3, 4, 5]

const number = (row: number, column: number, value: number): CellToWrite => ({ row, column, value: { number: value } })

const readBack = async (bytes: Uint8Array): Promise<ExcelJS.Worksheet> => {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer)
  return defined(workbook.worksheets[0])
}

/** The cells whose content differs, with their new content. */
function changedValues(before: Uint8Array, after: Uint8Array): Record<string, string> {
  const [old, now] = [before, after].map(file => valuesOf(file, sheetPart))
  return Object.fromEntries(Object.entries(now ?? {}).filter(([at, value]) => old?.[at] !== value))
}

/** Why nothing may be written, by `A1`; undefined where something may. */
function refusalAt({ rows }: OwnSheet, row: number, column: number): string | undefined {
  return rows.find(one => one.row === row)?.refusals.find(([from, to]) => column >= from && column <= to)?.[2]
}

describe.each(ownSheetNames)('a sheet such as %s', name => {
  it('gets its scores, and every other entry keeps its bytes', async () => {
    const free = name === 'merges.xlsx' ? [6, 7, 8, 9] : [4, 5, 6, 7, 8, 9]
    const before = ownSheets[name]()
    const { bytes, format } = await writeOwnSheet(
      before,
      0,
      free.map(row => number(row, d, row * 10)),
    )
    const hasFormulas = name !== 'two-classes.xlsx'
    expect(changedParts(before, bytes)).toEqual(hasFormulas ? ['xl/workbook.xml', sheetPart] : [sheetPart])
    expect(changedValues(before, bytes)).toEqual(Object.fromEntries(free.map(row => [`D${row}`, String(row * 10)])))
    expect(faultsOfSheet(partText(bytes, sheetPart))).toEqual([])
    expect(partText(bytes, 'xl/workbook.xml').includes('fullCalcOnLoad="1"')).toBe(hasFormulas)
    expect((await readBack(bytes)).getCell(`D${free[0]}`).value).toBe((free[0] ?? 0) * 10)
    expect(format).toBe(name === 'macro.xlsm' ? 'xlsm' : 'xlsx')
  })
})

it('writes only what differs, whatever the cells', async () => {
  const before = ownSheets['macro.xlsm']()
  const cell = fc.record({
    row: fc.integer({ min: 1, max: 40 }),
    column: fc.oneof(fc.constantFrom(c, d, f), fc.integer({ min: 6, max: 40 })),
    value: fc.oneof(
      fc.record({ number: fc.integer({ min: 0, max: 1000 }) }),
      fc.record({ text: fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }) }),
    ),
  })
  const cells = fc.uniqueArray(cell, {
    minLength: 1,
    maxLength: 30,
    selector: ({ row, column }) => row * 1000 + column,
  })
  await fc.assert(
    fc.asyncProperty(cells, async written => {
      const { bytes } = await writeOwnSheet(before, 0, written)
      const xml = partText(bytes, sheetPart)
      expect(faultsOfSheet(xml)).toEqual([])
      expect(changedParts(before, bytes)).toEqual(['xl/workbook.xml', sheetPart])
      const [old, now] = [before, bytes].map(file => valuesOf(file, sheetPart))
      const touched = new Set(
        written.map(({ row, column }) => `${new ExcelJS.Workbook().addWorksheet().getColumn(column + 1).letter}${row}`),
      )
      const others = Object.entries(now ?? {}).filter(([at]) => !touched.has(at))
      expect(Object.fromEntries(others)).toEqual(
        Object.fromEntries(Object.entries(old ?? {}).filter(([at]) => !touched.has(at))),
      )
      const sheet = await readBack(bytes)
      for (const { row, column, value } of written) {
        if ('number' in value) expect(sheet.getRow(row).getCell(column + 1).value).toBe(value.number)
      }
    }),
    { numRuns: 15 },
  )
})

/** What stands in the way, by the sheet, with the cell of Excel that says so. */
const refused: [OwnSheetName, row: number, column: number, why: string][] = [
  ['macro.xlsm', 4, e, 'formula'],
  ['merges.xlsx', 1, 1, 'merged'],
  ['merges.xlsx', 4, d, 'merged'],
  ['merges.xlsx', 5, d, 'merged'],
  ['protected.xlsx', 4, c, 'locked'],
  ['table.xlsx', 3, d, 'heading'],
  ['table.xlsx', 10, d, 'total'],
  ['rules.xlsx', 4, c, 'validated'],
  ['rules.xlsx', 4, f, 'validated'],
]

it.each(refused)('refuses a cell of %s', async (name, row, column, why) => {
  const before = ownSheets[name]()
  const sheet = await readOwnSheet(before)
  expect(refusalAt(sheet, row, column)).toBe(why)
  await expect(writeOwnSheet(before, 0, [number(9, 20, 1), number(row, column, 1)])).rejects.toThrow('cells')
})

it.each([
  ['', ['heading', undefined, undefined]],
  [' headerRowCount="0"', [undefined, undefined, undefined]],
  [' totalsRowCount="1"', ['heading', undefined, 'total']],
])('refuses the rows of a table that are no students: with%s', async (counts, why) => {
  const before = workbookBytes({
    sheets: [
      {
        name: '表',
        rows: [1, 2, 3].map(row => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`).join(''),
        after: '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>',
        relations: [['rId1', 'table', '../tables/table1.xml']],
      },
    ],
    parts: { 'xl/tables/table1.xml': `<table id="1" ref="A1:B3"${counts}/>` },
  })
  const sheet = await readOwnSheet(before)
  expect(sheet.rows.map(({ row }) => row)).toEqual([1, 2, 3])
  expect([1, 2, 3].map(row => refusalAt(sheet, row, 1))).toEqual(why)
  expect([1, 2, 3].map(row => refusalAt(sheet, row, 2))).toEqual([undefined, undefined, undefined])
})

it('refuses the cells of a rule, also if parts of its list are no references', async () => {
  const sqref = 'A1 #REF! B1:#REF! #REF!:C1 D1'
  const before = workbookBytes({
    sheets: [
      {
        name: '表',
        rows: '<row r="1"><c r="A1"><v>1</v></c></row>',
        after: `<dataValidations count="1"><dataValidation type="whole" sqref="${sqref}"/></dataValidations>`,
      },
    ],
  })
  const sheet = await readOwnSheet(before)
  expect([0, 1, 2, 3].map(column => refusalAt(sheet, 1, column))).toEqual([
    'validated',
    undefined,
    undefined,
    'validated',
  ])
})

const xf = (numFmtId: number) => `<xf numFmtId="${numFmtId}" xfId="0" applyNumberFormat="1"/>`

/** A workbook with these rows, whose styles are General, a day, a text and a percentage. */
const withRows = (rows: string, more: Partial<Workbook> & { before?: string; after?: string } = {}): Uint8Array =>
  workbookBytes({
    sheets: [{ name: '表', rows, before: more.before ?? '', after: more.after ?? '' }],
    styles: [xf(0), xf(14), xf(49), xf(9)],
    ...more,
  })

it('has formulas, also where the tag of its only one is cut between two parts of the inflated sheet', async () => {
  const withFormula = (padding: number) =>
    withRows(`<row r="1"><c r="A1" t="str"><v>${'x'.repeat(padding)}</v></c><c r="B1"><f>1+1</f></c></row>`)
  const place = partText(withFormula(0), sheetPart).indexOf('<f>')
  expect(place).toBeGreaterThan(0)
  // zlib inflates in parts of 16 KB
  for (const cut of [0, 1, 2]) expect((await readOwnSheet(withFormula(16_384 - cut - place))).hasFormulas).toBe(true)
})

it('that Excel calculates already keeps its workbook, and a formula of several cells may not be cut', async () => {
  const rows =
    '<row r="1"><c r="A1"/><c r="B1"><f t="array" ref="B1:B2">A1:A2</f></c></row><row r="2"><c r="B2"/></row>'
  const before = withRows(rows, { behindSheets: '<calcPr calcId="1" fullCalcOnLoad="1"/>' })
  const { bytes } = await writeOwnSheet(before, 0, [number(1, 0, 85)])
  expect(changedParts(before, bytes)).toEqual([sheetPart])
  await expect(writeOwnSheet(before, 0, [number(2, 1, 85)])).rejects.toThrow('cells')
})

it('is read up to row 5,000 and column 256, and offers 20 columns beside its last text', async () => {
  const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`
  const near = await readOwnSheet(withRows(`<row r="1">${cell('A1')}${cell('C1')}</row>`))
  expect(near.columns).toBe(23)
  const far = await readOwnSheet(
    withRows(`<row r="1">${cell('IP1')}</row><row r="5000">${cell('A5000')}</row><row r="5001">${cell('A5001')}</row>`),
  )
  expect([far.columns, far.rows.map(({ row }) => row)]).toEqual([256, [1, 5000]])
})

it('two values for one cell are refused, and the cell is named', async () => {
  const before = ownSheets['macro.xlsm']()
  const twice = [number(4, d, 7), number(5, d, 8), number(4, d, 9)]
  await expect(writeOwnSheet(before, 0, twice)).rejects.toMatchObject({ cells: ['D4'] })
})

describe('a value is kept as the sheet keeps such values', () => {
  const rows = '<row r="1"><c r="A1" s="1"/><c r="B1" s="2"/><c r="C1" s="3"/><c r="D1"/></row>'
  const day = (column: number): CellToWrite => ({ row: 1, column, value: { day: '2026-11-23' } })

  it.each([
    ['counts days from 1900', false, '46349'],
    ['counts days from 1904', true, '44887'],
  ])('%s', async (_, is1904, serial) => {
    const before = withRows(rows, is1904 ? { properties: '<workbookPr date1904="true"/>' } : {})
    const { bytes } = await writeOwnSheet(before, 0, [day(0), day(3), { ...number(1, 1, 85) }])
    expect(changedValues(before, bytes)).toEqual({ A1: serial, B1: '85', D1: '2026/11/23' })
    expect(partText(bytes, sheetPart)).toContain('<c r="B1" s="2" t="inlineStr">')
    // An older Mac's workbook reads the same day.
    expect((await readOwnSheet(bytes)).rows[0]?.cells[0]).toBe('2026/11/23')
  })

  it('refuses a score that the format would show as a day or a percentage', async () => {
    await expect(writeOwnSheet(withRows(rows), 0, [number(1, 0, 85)])).rejects.toThrow('cells')
    await expect(writeOwnSheet(withRows(rows), 0, [number(1, 2, 85)])).rejects.toThrow('cells')
  })

  it('takes the style of the row, or of the column, for a cell that was not there', async () => {
    const before = withRows('<row r="1" s="2" customFormat="1"><c r="A1"/></row><row r="2"/>', {
      before: '<cols><col min="3" max="5" width="9" style="1"/></cols>',
    })
    const { bytes } = await writeOwnSheet(before, 0, [number(1, 2, 5), { ...day(3), row: 2 }, { ...day(4), row: 7 }])
    const xml = partText(bytes, sheetPart)
    expect(xml).toContain('<c r="C1" s="2" t="inlineStr"><is><t>5</t></is></c></row>')
    expect(xml).toContain(
      '<row r="2"><c r="D2" s="1"><v>46349</v></c></row><row r="7"><c r="E7" s="1"><v>46349</v></c></row>',
    )
  })

  it('stands in its row and column, also between others that change', async () => {
    const before = withRows('<row r="1"/><row r="3" spans="1:1"><c r="A3"/><c r="C3"/></row>')
    const cells = [number(3, 2, 33), number(3, 1, 32), number(2, 0, 21), number(3, 4, 35)]
    const { bytes } = await writeOwnSheet(before, 0, cells)
    expect(faultsOfSheet(partText(bytes, sheetPart))).toEqual([])
    expect(changedValues(before, bytes)).toEqual({ A2: '21', B3: '32', C3: '33', E3: '35' })
  })

  it('never becomes a formula, and keeps no sign that XML cannot hold', async () => {
    const { bytes } = await writeOwnSheet(withRows(rows), 0, [{ row: 1, column: 3, value: { text: '=1+1\u0000<&' } }])
    expect(valuesOf(bytes, sheetPart).D1).toBe("'=1+1<&")
  })
})

describe('the XML of other programs', () => {
  it('may have prefixes, no references, and no rows', async () => {
    const prefixed = (data: string) =>
      `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:dimension ref="A1"/>${data}</x:worksheet>`
    const write = async (data: string, cells: CellToWrite[]) => {
      const before = withRows('', { parts: { [sheetPart]: prefixed(data) } })
      const { bytes } = await writeOwnSheet(before, 0, cells)
      return partText(bytes, sheetPart)
    }
    expect(await write('<x:sheetData/>', [number(2, 1, 5)])).toBe(
      prefixed('<x:sheetData><x:row r="2"><x:c r="B2"><x:v>5</x:v></x:c></x:row></x:sheetData>').replace(
        '"A1"',
        '"A1:B2"',
      ),
    )
    const rows = '<x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row/></x:sheetData>'
    expect(await write(rows, [number(1, 1, 9), number(1, 2, 8), number(2, 0, 7)])).toBe(
      prefixed(
        '<x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c r="B1"><x:v>9</x:v></x:c><x:c r="C1"><x:v>8</x:v></x:c></x:row><x:row><x:c r="A2"><x:v>7</x:v></x:c></x:row></x:sheetData>',
      ).replace('"A1"/>', '"A1:C2"/>'),
    )
  })

  it('keeps comments, line ends and attributes of other programs around the cells', async () => {
    const rows =
      '\r\n <!-- <c r="A1"> --> <row r="1" x14ac:dyDescent="0.15" spans="1:1">\r\n<c r="A1" t="s" s="1"\r\n><v>0</v></c ></row>\r\n'
    const before = withRows(rows, { strings: ['<si><t>旧</t></si>'] })
    const { bytes } = await writeOwnSheet(before, 0, [{ row: 1, column: 0, value: { text: '未' } }, number(1, 1, 3)])
    expect(partText(bytes, sheetPart)).toBe(
      partText(before, sheetPart).replace(
        rows,
        '\r\n <!-- <c r="A1"> --> <row r="1" x14ac:dyDescent="0.15" spans="1:2">\r\n<c r="A1" s="1" t="inlineStr"><is><t>未</t></is></c><c r="B1"><v>3</v></c></row>\r\n',
      ),
    )
  })

  it.each([
    ['rows out of order', '<row r="2"/><row r="1"/>'],
    ['a cell twice', '<row r="1"><c r="A1"/><c r="A1"/></row>'],
    ['a cell of another row', '<row r="12"><c r="A2"/></row>'],
    ['tags that do not fit', '<row r="1"><c r="A1"></row>'],
  ])('is refused with %s', async (_, rows) => {
    await expect(writeOwnSheet(withRows(rows), 0, [number(9, 0, 1)])).rejects.toThrow('damaged')
  })

  it('is refused with a document type', async () => {
    const xml = '<!DOCTYPE w [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>'
    await expect(writeOwnSheet(withRows('', { parts: { [sheetPart]: xml } }), 0, [number(1, 0, 1)])).rejects.toThrow(
      'damaged',
    )
  })
})

describe('a package of another program', () => {
  const types = (defaults: string, overrides = '') =>
    `<Types><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${defaults}${overrides}</Types>`
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  const root = (target: string) =>
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`
  /** The same parts under other names. */
  const renamed = (names: (name: string) => string, parts: Record<string, string>): Uint8Array => {
    const entries = Object.entries(unzipSync(withRows('<row r="1"/>', { behindSheets: '<calcPr calcId="1"/>' })))
    const files = entries.map(([name, content]) => [names(name), content] as const)
    return zipSync({ ...Object.fromEntries(files), ...mapValues(parts) })
  }
  const mapValues = (parts: Record<string, string>) =>
    Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)]))
  const contentTypes = '[Content_Types].xml'

  it.each<[string, Uint8Array, string]>([
    [
      'whose types stand by their extension',
      renamed(name => name, { [contentTypes]: types(`<Default Extension="XML" ContentType="${main}"/>`) }),
      sheetPart,
    ],
    [
      'whose workbook has another name',
      renamed(name => name.replace('workbook.xml', 'workbook2.xml'), {
        [contentTypes]: types('', `<Override PartName="/XL/Workbook2.xml" ContentType="${main}"/>`),
        '_rels/.rels': root('/xl/Workbook2.xml'),
      }),
      sheetPart,
    ],
    [
      'with the separators of Windows',
      renamed(name => name.replaceAll('/', '\\'), {}),
      sheetPart.replaceAll('/', '\\'),
    ],
    ['in capital letters', renamed(name => name.toUpperCase(), {}), sheetPart.toUpperCase()],
  ])('%s is read and patched', async (_, before, part) => {
    expect((await readOwnSheet(before)).sheets).toEqual([{ name: '表', isHidden: false }])
    const { bytes, format } = await writeOwnSheet(before, 0, [number(1, 0, 85)])
    expect(format).toBe('xlsx')
    expect(changedParts(before, bytes)).toEqual([part])
    expect(partText(bytes, part)).toContain('<c r="A1"><v>85</v></c>')
    expect((await readOwnSheet(bytes)).rows.map(({ cells }) => cells)).toEqual([['85']])
  })

  it.each([
    ['places', false],
    ['places and sizes', true],
  ])('with the end record and the %s of large archives is read and patched', async (_, hasLargeSizes) => {
    const before = zip64Of(
      renamed(name => name, {}),
      hasLargeSizes,
    )
    const { bytes } = await writeOwnSheet(before, 0, [number(1, 0, 85)])
    expect((await readOwnSheet(bytes)).rows.map(({ cells }) => cells)).toEqual([['85']])
    const [old, now] = [before, bytes].map(file => unzipSync(file))
    expect(Object.keys(now ?? {})).toEqual(Object.keys(old ?? {}))
    expect(
      Object.keys(now ?? {}).filter(name => !Buffer.from(now?.[name] ?? []).equals(old?.[name] ?? Buffer.of())),
    ).toEqual([sheetPart])
  })

  it('has each entry once, also when it is changed again', async () => {
    const first = await writeOwnSheet(ownSheets['macro.xlsm'](), 0, [number(4, d, 7)])
    const again = await writeOwnSheet(first.bytes, 0, [number(4, d, 7)])
    expect(Buffer.from(again.bytes).equals(first.bytes)).toBe(true)
  })

  it('has sheets without cells, which are refused as such', async () => {
    const before = workbookBytes({
      sheets: [
        { name: '表', rows: '' },
        { name: 'グラフ1', rows: '' },
      ],
      parts: {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
        'xl/chartsheets/sheet1.xml': '<chartsheet/>',
      },
    })
    await expect(readOwnSheet(before, 1)).rejects.toThrow('chart-sheet')
    await expect(readOwnSheet(before)).resolves.toMatchObject({ sheet: 0 })
  })
})

describe('a file that is refused', () => {
  const compound = (words = '') =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(words, 'utf16le')])
  const signed = workbookBytes({ sheets: [{ name: '表', rows: '' }], parts: { '_xmlsignatures/sig1.xml': '<a/>' } })
  const template = withRows('', { parts: { '[Content_Types].xml': '<Types/>' } })
  it.each<[string, Uint8Array, string]>([
    ['a file without content', new Uint8Array(), 'empty'],
    ['an older workbook', compound(), 'old-workbook'],
    ['a workbook with a password', compound('EncryptedPackage'), 'password'],
    ['a signed workbook', signed, 'signed'],
    ['a template', template, 'template'],
    ['a text', strToU8('番号,氏名\n1,青木'), 'text'],
    ['a binary workbook', zipSync({ 'xl/workbook.bin': strToU8('x') }), 'document'],
  ])('is %s', async (_, bytes, kind) => {
    await expect(readOwnSheet(bytes)).rejects.toThrow(kind)
    await expect(writeOwnSheet(bytes, 0, [number(1, 0, 1)])).rejects.toThrow(kind)
  })

  /** Where the directory describes the entry. */
  const centralOf = (file: Buffer, name: string) => file.lastIndexOf(name) - 46

  it.each<[string, (file: Buffer, central: number) => void]>([
    [
      'begins where another begins',
      (file, at) => file.writeUInt32LE(file.readUInt32LE(centralOf(file, sheetPart) + 42), at + 42),
    ],
    ['reaches one byte into the next', (file, at) => file.writeUInt32LE(file.readUInt32LE(at + 20) + 1, at + 20)],
  ])('is a package in which an entry %s', async (_, change) => {
    const file = Buffer.from(withRows('<row r="1"/>', { parts: { 'xl/media/image1.png': 'picture' } }))
    await expect(writeOwnSheet(file, 0, [number(1, 0, 85)])).resolves.toMatchObject({ format: 'xlsx' })
    change(file, centralOf(file, 'xl/media/image1.png'))
    expect((await readOwnSheet(file)).sheets).toEqual([{ name: '表', isHidden: false }])
    await expect(writeOwnSheet(file, 0, [number(1, 0, 85)])).rejects.toThrow('damaged')
  })

  it('is damaged at any byte, or patched as a whole', async () => {
    const before = ownSheets['table.xlsx']()
    const outcomes = new Set<string>()
    for (let at = 0; at < before.length; at += 97) {
      const broken = Uint8Array.from(before)
      broken[at] = (broken[at] ?? 0) ^ 0x55
      outcomes.add(
        await writeOwnSheet(broken, 0, [number(4, d, 7)]).then(
          () => 'written',
          (error: unknown) => (error instanceof Error ? error.constructor.name : 'unknown'),
        ),
      )
    }
    expect(
      [...outcomes].filter(one => !['written', 'RefusedFile', 'RefusedSheetError', 'RefusedCellsError'].includes(one)),
    ).toEqual([])
    expect(outcomes.size).toBeGreaterThan(1)
  })
})

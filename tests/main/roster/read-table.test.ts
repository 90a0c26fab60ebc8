import ExcelJS from 'exceljs'
import { strToU8, unzipSync, zipSync } from 'fflate/browser'
import { describe, expect, it } from 'vitest'
import { RefusedFile } from '../../../main/excel/read/refused-file'
import { RefusedKindError, readFile, readPasted } from '../../../main/roster/read-table'
import { encoders } from '../../fixtures/encode-text'

const list = '番号,氏名\r\n1,山田 太郎\r\n2,髙橋①㈱\r\n'
const rows = [
  { row: 1, cells: ['番号', '氏名'] },
  { row: 2, cells: ['1', '山田 太郎'] },
  { row: 3, cells: ['2', '髙橋①㈱'] },
]

async function refusalOf(bytes: Uint8Array): Promise<unknown> {
  try {
    return await readFile(bytes, {})
  } catch (error) {
    if (error instanceof RefusedKindError) return error.kind
    return error instanceof RefusedFile ? error.reason : error
  }
}

describe('a text file', () => {
  it.each([
    ['UTF-8', 'utf-8'],
    ['UTF-8 with a mark', 'utf-8'],
    ['UTF-16LE', 'utf-16le'],
    ['UTF-16LE with a mark', 'utf-16le'],
    ['UTF-16BE', 'utf-16be'],
    ['UTF-16BE with a mark', 'utf-16be'],
    ['CP932', 'shift_jis'],
  ] as const)('in %s is recognised', async (encoder, encoding) => {
    const table = await readFile(encoders[encoder](list), {})
    expect(table).toEqual({ rows, text: { encoding, delimiter: ',', faults: 0 } })
  })

  it('names the row with a quote that is never closed, also when it was pasted', async () => {
    const file = await readFile(encoders['UTF-8']('番号,氏名\n1,"山田\n2,鈴木'), {})
    expect(file.text).toEqual({ encoding: 'utf-8', delimiter: ',', faults: 0, unclosed: 2 })
    expect(readPasted('番号\t氏名\n1\t山田\n2\t"鈴木').text).toMatchObject({ delimiter: '\t', unclosed: 3 })
  })

  it('in ISO-2022-JP is recognised', async () => {
    const word = Buffer.from('\x1b$B9b66\x1b(B', 'latin1')
    const table = await readFile(Buffer.concat([Buffer.from('a,b\n1,'), word, Buffer.from('\n')]), {})
    expect(table.text).toEqual({ encoding: 'iso-2022-jp', delimiter: ',', faults: 0 })
    expect(table.rows[1]?.cells).toEqual(['1', '高橋'])
  })

  it('with a zero byte by mistake keeps its encoding', async () => {
    for (const encoder of ['UTF-8', 'CP932'] as const) {
      const table = await readFile(encoders[encoder]('番号,氏名\n1,山田\0 太郎\n2,髙橋 花子\n'), {})
      expect(table.rows[2]?.cells).toEqual(['2', '髙橋 花子'])
    }
  })

  it('in UTF-8 is recognised although the part that is tried ends inside a letter', async () => {
    const lines = `${'x'.repeat(98)}\r\n`.repeat(2621)
    // The first 262,144 bytes end after two of the three bytes of 山.
    const table = await readFile(encoders['UTF-8'](`${lines}${'x'.repeat(42)}山田\r\n`), {})
    expect(table.text).toMatchObject({ encoding: 'utf-8', faults: 0 })
    expect(table.rows.at(-1)?.cells).toEqual([`${'x'.repeat(42)}山田`])
  })

  it('in EUC-JP can be read by choice', async () => {
    const plain = list.replace('髙橋①㈱', '高橋')
    const table = await readFile(encoders['EUC-JP'](plain), { encoding: 'euc-jp' })
    expect(table.rows[2]).toEqual({ row: 3, cells: ['2', '高橋'] })
  })

  it('has all characters of names in CP932, to the code point', async () => {
    const names = '髙﨑德濵塚\ufa19①㈱～－∥Ⅰ￢'
    const table = await readFile(encoders.CP932(`氏名\n${names}\nｱｲｳ`), {})
    expect(table.rows[1]?.cells).toEqual([names])
  })

  it('has no byte order mark in its first cell, even if the file has two', async () => {
    const marked = encoders['UTF-8']('\ufeff\ufeff番号,氏名\n1,山田')
    expect((await readFile(marked, {})).rows[0]?.cells).toEqual(['番号', '氏名'])
  })

  it('in UTF-8 keeps characters beyond 16 bits and variation selectors', async () => {
    const table = await readFile(encoders['UTF-8']('氏名\n𠮷田 渡邉󠄂 \ufa19'), {})
    expect(table.rows[1]?.cells).toEqual(['𠮷田 渡邉󠄂 \ufa19'])
  })

  it('shows a byte that does not fit, and counts it', async () => {
    const bytes = encoders.CP932(list)
    const table = await readFile(Buffer.concat([bytes, Buffer.from([0x33, 0x2c, 0xff, 0x41])]), {})
    expect(table.text).toEqual({ encoding: 'shift_jis', delimiter: ',', faults: 1 })
    expect(table.rows[3]).toEqual({ row: 4, cells: ['3', '\ufffdA'] })
  })

  it('of more than 5 MB is too large', async () => {
    const line = `${'a'.repeat(9000)},`.repeat(99)
    expect(await refusalOf(Buffer.from(`${line}\n`.repeat(5)))).toMatchObject({ text: { delimiter: ',' } })
    expect(await refusalOf(Buffer.from(`${line}\n`.repeat(6)))).toBe('large')
    const pasted = (lines: number) => readPasted(`${line.replaceAll(',', '\t')}\n`.repeat(lines)).rows
    expect(pasted(5)).toHaveLength(5)
    expect(() => pasted(6)).toThrow(RefusedFile)
  })
})

it('passwords are never read, whatever the table comes from', async () => {
  const cells = [
    ['番号', '初期パスワード（配布用）', '氏名', 'PW'],
    ['1', 'kite2847', '山田 太郎', 'x1'],
  ]
  const wanted = [
    { row: 1, cells: ['番号', '初期パスワード（配布用）', '氏名', 'PW'] },
    { row: 2, cells: ['1', '', '山田 太郎', ''] },
  ]
  const book = new ExcelJS.Workbook()
  book.addWorksheet('名簿').addRows(cells)
  const csv = cells.map(row => row.join(',')).join('\n')
  expect((await readFile(strToU8(csv), {})).rows).toEqual(wanted)
  expect(readPasted(csv.replaceAll(',', '\t')).rows).toEqual(wanted)
  expect((await readFile(Buffer.from(await book.xlsx.writeBuffer()), {})).rows).toEqual(wanted)
  // a password can look like a heading, which stands beside others
  const wordlike = '番号\t氏名\tパスワード\n1\t山田 太郎\tname\n2\t佐藤 花\tkite2847'
  expect(readPasted(wordlike).rows.map(row => row.cells[2])).toEqual(['パスワード', '', ''])
  // no heading: a name stands alone
  expect(readPasted('山田 太郎\npw').rows.map(row => row.cells)).toEqual([['山田 太郎'], ['pw']])
  // no heading either: these words stand beside a name, not beside a heading
  const students = [
    ['山田 太郎', 'password1', 'pass'],
    ['佐藤 花', 'kite2847', 'kite'],
  ]
  const pasted = students.map(cells => cells.join('\t')).join('\n')
  expect(readPasted(pasted).rows.map(({ cells }) => cells)).toEqual(students)
})

const passwordHeadings = [
  ...['ログインパスワード', 'ログインPW', 'Googleパスワード', '学習用パスワード', 'パスワード１', 'パスワード欄'],
  ...['パスワード※変更可', '（初期）パスワード', 'ID/パスワード', 'Initial Password', 'PWD', 'ﾊﾟｽﾜｰﾄﾞ', '初期パス'],
  ...[
    'パスワード（よみ）',
    'パスワードのふりがな',
    '備考（パスワード）',
    'Pass word',
    'login_pw',
    'ID・PW',
    'pass2',
    '暗証番号',
  ],
]
it.each(passwordHeadings)('a column is one of passwords: %s', heading => {
  const cells = [['番号', heading, '氏名'].join('\t'), '1\tpassw0rd\tささき かな'].join('\n')
  expect(readPasted(cells).rows.map(row => row.cells)).toEqual([
    ['番号', heading, '氏名'],
    ['1', '', 'ささき かな'],
  ])
})

const otherHeadings = [
  '氏名',
  '番号',
  '生徒ID（初期パスワードと同じ）',
  '通学パス',
  'パスポート',
  'Compass',
  'spwn',
  '備考',
]
it.each(otherHeadings)('a column is none of passwords: %s', heading => {
  const cells = [['クラス', heading, 'ふりがな'].join('\t'), '2年A組\tx\tさ'].join('\n')
  expect(readPasted(cells).rows[1]?.cells).toEqual(['2年A組', 'x', 'さ'])
})

it('a title of passwords over the heading of a field takes nothing away', () => {
  const rows = readPasted('クラス\tID・パスワード\tID・パスワード\n組\tID\tパスワード\n2年A組\ts1\tkite2847').rows
  expect(rows[2]?.cells).toEqual(['2年A組', 's1', ''])
})

describe('pasted cells', () => {
  it('are read as Excel copies them', () => {
    expect(readPasted('1\t"山田\n太郎"\r\n2\t\r\n')).toEqual({
      rows: [
        { row: 1, cells: ['1', '山田\n太郎'] },
        { row: 2, cells: ['2', ''] },
      ],
      text: { encoding: null, delimiter: '\t', faults: 0 },
    })
  })
})

describe('pasted names', () => {
  it('keep their commas and semicolons', () => {
    const { rows: pasted } = readPasted('氏名\nSMITH, John\nA; B')
    expect(pasted.map(({ cells }) => cells)).toEqual([['氏名'], ['SMITH, John'], ['A; B']])
  })
})

describe('another file', () => {
  /** The start of a zip archive, a name of a part, and the end. */
  const zipOf = (name: string) =>
    Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(name), Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])

  const compound = (rest: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(rest, 'utf16le')])

  it.each([
    ['a file without content', Buffer.alloc(0), 'empty'],
    ['an older workbook', compound('Workbook'), 'old-workbook'],
    ['a workbook with a password', compound('EncryptedPackage'), 'password'],
    ['a web page that is called .xls', Buffer.from('\ufeff<html><table><tr><td>番号'), 'web-page'],
    ['XML that is called .xls', Buffer.from('<?xml version="1.0"?><Workbook/>'), 'web-page'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'pdf'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d494844520000010000000100080600000000', 'hex'), 'binary'],
    [
      'random bytes',
      Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3) * 104729) & 255)),
      'binary',
    ],
    ['a zip that is cut', Buffer.from('504b030400000000', 'hex'), 'damaged'],
    ['another zip', zipOf('list.csv'), 'archive'],
    ['a text document', zipOf('word/document.xml'), 'document'],
    ['a sheet of another program', zipOf('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'document'],
  ])('%s is refused for what it is', async (_name, bytes, kind) => expect(await refusalOf(bytes)).toBe(kind))
})

describe('a workbook', () => {
  async function book(fill: (book: ExcelJS.Workbook) => void): Promise<Uint8Array> {
    const workbook = new ExcelJS.Workbook()
    fill(workbook)
    return new Uint8Array(await workbook.xlsx.writeBuffer())
  }

  it('lets one of its sheets be chosen', async () => {
    const bytes = await book(one => {
      one.addWorksheet('隠し', { state: 'hidden' }).addRow(['a'])
      one.addWorksheet('1年').addRow(['b'])
      one.addWorksheet('2年').addRow(['c'])
    })
    const sheets = [
      { name: '隠し', isHidden: true },
      { name: '1年', isHidden: false },
      { name: '2年', isHidden: false },
    ]
    expect(await readFile(bytes, {})).toEqual({
      rows: [{ row: 1, cells: ['b'] }],
      workbook: { sheets, sheet: 1 },
    })
    expect((await readFile(bytes, { sheet: 2 })).rows).toEqual([{ row: 1, cells: ['c'] }])
    await expect(readFile(bytes, { sheet: 3 })).rejects.toThrow('damaged')
  })

  it('with macros or links to other workbooks is read without them, which is said', async () => {
    const plain = await book(one => {
      one.addWorksheet('名簿').addRow(['a'])
    })
    const carrying = zipSync({
      ...unzipSync(plain),
      'xl/vbaProject.bin': new Uint8Array(1),
      'xl/externalLinks/externalLink1.xml': strToU8('<externalLink/>'),
    })
    expect((await readFile(plain, {})).workbook).not.toHaveProperty('carries')
    expect(await readFile(carrying, {})).toMatchObject({
      rows: [{ row: 1, cells: ['a'] }],
      workbook: { carries: ['macros', 'links'] },
    })
  })

  it.each([
    [
      'headings',
      [
        ['番号', '氏名'],
        [1, '山田 太郎'],
      ],
    ],
    [
      'numbers and names only',
      [
        [1, '山田 太郎'],
        [2, '髙橋 花子'],
      ],
    ],
  ])('with a cover is read from the sheet that has %s', async (_, list) => {
    const bytes = await book(one => {
      one
        .addWorksheet('表紙')
        .addRows([['令和8年度 生徒名簿'], ['学校名', '架空中学校'], ['作成者', '森 葵'], ['取扱注意']])
      one.addWorksheet('名簿').addRows(list)
      one.addWorksheet('別の名簿').addRows(list)
    })
    expect((await readFile(bytes, {})).workbook?.sheet).toBe(1)
  })

  it('with a sheet for each class is read as one list', async () => {
    const heads = ['番号', '氏名']
    const bytes = await book(one => {
      one.addWorksheet('表紙').addRows([['令和8年度 生徒名簿']])
      one.addWorksheet('2年A組').addRows([heads, [1, '甲 一'], [2, '甲 二']])
      one.addWorksheet('2年B組').addRows([['2年B組'], ['番号', '氏　名'], [1, '乙 一']])
      one.addWorksheet('写し').addRows([heads, [1, '甲 一'], [2, '甲 二']])
      one.addWorksheet('電話').addRows([
        ['番号', '氏名', '電話'],
        [9, '丙 一', '03'],
      ])
      one.addWorksheet('隠し', { state: 'hidden' }).addRows([heads, [9, '丁 一']])
      // The import leaves out the hidden columns of the first sheet, which would be those of all.
      const masked = one.addWorksheet('2年C組')
      masked.addRows([heads, [1, '戊 一']])
      masked.getColumn(1).hidden = true
    })
    const table = await readFile(bytes, {})
    expect(table.workbook?.joined).toEqual([1, 2])
    expect(table.rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, '番号', '氏名'],
      [2, '1', '甲 一'],
      [3, '2', '甲 二'],
      [1_000_000_001, '2年B組'],
      [1_000_000_002, '番号', '氏　名'],
      [1_000_000_003, '1', '乙 一'],
    ])
    const one = await readFile(bytes, { sheet: 2 })
    expect([one.workbook?.joined, one.rows]).toEqual([undefined, expect.objectContaining({ length: 3 })])
  })

  it('says which columns Excel hides', async () => {
    const bytes = await book(one => {
      const sheet = one.addWorksheet('名簿')
      sheet.addRows([
        ['旧氏名', '番号', '氏名'],
        ['甲 一', 1, '乙 一'],
      ])
      sheet.getColumn(1).hidden = true
    })
    const table = await readFile(bytes, {})
    expect(table.workbook?.hiddenColumns).toEqual([0])
    expect(table.rows[1]?.cells).toEqual(['甲 一', '1', '乙 一'])
  })

  it('whose first sheet is empty is read from the next one', async () => {
    const bytes = await book(one => {
      one.addWorksheet('表紙')
      one.addWorksheet('隠し', { state: 'hidden' }).addRow(['a'])
      one.addWorksheet('名簿').addRow(['b'])
    })
    expect(await readFile(bytes, {})).toMatchObject({ rows: [{ row: 1, cells: ['b'] }], workbook: { sheet: 2 } })
    expect((await readFile(bytes, { sheet: 0 })).rows).toEqual([])
  })

  it('is read as a person sees it: merged cells, days, zeros, errors and hidden rows', async () => {
    const bytes = await book(one => {
      const sheet = one.addWorksheet('名簿')
      sheet.addRows([
        ['氏名', null, '組', '番号'],
        ['姓', '名'],
        ['山田', '太郎', new Date(Date.UTC(2026, 0, 2)), 7],
        ['鈴木', { error: '#N/A' }, 'A', { formula: 'A1' }],
      ])
      sheet.mergeCells('A1:B1')
      sheet.mergeCells('C1:C2')
      sheet.mergeCells('D1:D2')
      sheet.getCell('D3').numFmt = '000'
      sheet.getRow(4).hidden = true
    })
    expect((await readFile(bytes, {})).rows).toEqual([
      { row: 1, cells: ['氏名', '氏名', '組', '番号'], marks: { 1: 'merged' } },
      { row: 2, cells: ['姓', '名', '組', '番号'], marks: { 2: 'merged', 3: 'merged' } },
      { row: 3, cells: ['山田', '太郎', '2026/1/2', '007'], marks: { 2: 'date' } },
      { row: 4, cells: ['鈴木', '#N/A', 'A', ''], marks: { 1: 'fault', 3: 'uncalculated' }, isHidden: true },
    ])
  })

  it('keeps a number whose format is the general one of Japanese programs, or has a word', async () => {
    const bytes = await book(one => {
      const sheet = one.addWorksheet('名簿')
      sheet.addRow([1, 2, 46024])
      for (const [cell, format] of Object.entries({ A1: 'G/標準', B1: '#"番"', C1: 'ge.m.d' }))
        sheet.getCell(cell).numFmt = format
    })
    expect((await readFile(bytes, {})).rows).toEqual([{ row: 1, cells: ['1', '2', '2026/1/2'], marks: { 2: 'date' } }])
  })

  it('that merges more cells than a list has is too large', async () => {
    const bytes = await book(one => {
      const sheet = one.addWorksheet('名簿')
      for (let row = 1; row <= 2100; row++) sheet.addRow(['a', row === 1 ? 'b' : null])
      sheet.mergeCells('B1:CV2100')
    })
    expect(await refusalOf(bytes)).toBe('large')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RefusedFile } from '../../../main/excel/read/refused-file'
import { findDelimiter, readDelimited } from '../../../main/roster/delimited'

const cells = (text: string) => readDelimited(text, ',').rows.map(row => row.cells)

const refusalOf = (text: string): unknown => {
  try {
    return readDelimited(text, ',').rows.length
  } catch (error) {
    return error instanceof RefusedFile ? error.reason : error
  }
}

describe('comma-separated text', () => {
  it('keeps quotes, commas and line ends inside quotes', () => {
    expect(cells('a,"b,c","d ""e"""\r\n"f\ng",h')).toEqual([
      ['a', 'b,c', 'd "e"'],
      ['f\ng', 'h'],
    ])
  })

  it('gives each row its number in Excel, whatever ends the lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(readDelimited(['a,b', '', ' ,', 'c'].join(end), ',').rows).toEqual([
        { row: 1, cells: ['a', 'b'] },
        { row: 4, cells: ['c'] },
      ])
    }
  })

  it('reads a cell of quotes as long as a cell may be, and refuses a longer one', () => {
    const quotes = (count: number) => `"${'""'.repeat(count)}"`
    expect(cells(quotes(10_000))).toEqual([['"'.repeat(10_000)]])
    expect(refusalOf(quotes(10_001))).toBe('large')
  })

  it('reads rows of any length, and a delimiter at the end of the text', () => {
    expect(cells('a,b,\nc\nd,')).toEqual([['a', 'b', ''], ['c'], ['d']])
  })

  it('reads a formula that only keeps the zeros of a number, and an apostrophe before another formula', () => {
    expect(cells(`="007","=""08""",'=1+1,'a`)).toEqual([['007', '08', '=1+1', "'a"]])
  })

  it('names the row with a quote that is never closed', () => {
    expect(readDelimited('a\nb,"c\nd,e', ',')).toEqual({
      rows: [
        { row: 1, cells: ['a'] },
        { row: 2, cells: ['b', 'c\nd,e'] },
      ],
      unclosed: 2,
    })
  })

  it('is refused when it has too many rows, columns or lines, or a cell as long as a book', () => {
    expect(refusalOf('a\n'.repeat(5000))).toBe(5000)
    expect(refusalOf('a\n'.repeat(5001))).toBe('large')
    expect(refusalOf('a,'.repeat(100))).toBe(1)
    expect(refusalOf('a,'.repeat(101))).toBe('large')
    expect(refusalOf(','.repeat(500_000))).toBe(0)
    expect(refusalOf('\n'.repeat(100_001))).toBe('large')
    expect(refusalOf('a'.repeat(10_001))).toBe('large')
    expect(refusalOf(`"${'a'.repeat(5_000_000)}`)).toBe('large')
  })

  it('is read back as it was written, whatever its cells are', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter(text => text.trim() !== '' && !/^['=]/.test(text))
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 })
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const written = rows.map(row => row.map(text => `"${text.replaceAll('"', '""')}"`).join(',')).join(end)
        expect(cells(written)).toEqual(rows)
      }),
    )
  })
})

describe('the delimiter', () => {
  it.each([
    ['番号\t氏名\n1\t山田, 太郎', '\t'],
    ['番号,氏名\n1,"山田;;;;太郎"', ','],
    ['番号;氏名\n1;山田', ';'],
    ['山田 太郎\n鈴木 花子', ','],
  ])('of %j is %j', (text, delimiter) => expect(findDelimiter(text)).toBe(delimiter))
})

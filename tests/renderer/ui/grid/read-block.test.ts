import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBlock } from '../../../../renderer/ui/grid/read-block'
import { anyText, checkProperty } from '../../../shared/check-property'

/** The cells as Excel writes them to the clipboard. */
const excelText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(cells => cells.map(cell => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .map(line => `${line}\r\n`)
    .join('')

describe('a block from the clipboard', () => {
  it.each([
    ['one cell', '12', [['12']]],
    ['a column of Excel', '1\r\n2\r\n3\r\n', [['1'], ['2'], ['3']]],
    ['a column of another program', '1\n2\n3', [['1'], ['2'], ['3']]],
    [
      'rows and columns',
      '1\t阿部\r\n2\t𠮷田\r\n',
      [
        ['1', '阿部'],
        ['2', '𠮷田'],
      ],
    ],
    [
      'empty cells',
      '1\t\r\n\t\r\n',
      [
        ['1', ''],
        ['', ''],
      ],
    ],
    ['an empty cell at the end', '1\r\n\r\n', [['1'], ['']]],
    ['a cell with a line break', '"A\nB"\t2\r\n', [['A\nB', '2']]],
    ['a cell with quotes', '"5"" tall"\r\n', [['5" tall']]],
    ['a quote that is no frame', '"A" B\t2\r\n', [['"A" B', '2']]],
    ['a frame that is never closed', '"A\t2\r\n', [['"A', '2']]],
    ['nothing', '', [['']]],
  ])('reads %s', (_what, text, cells) => expect(readBlock(text)).toEqual(cells))

  it('reads what Excel writes for any cells', () => {
    const rows = fc.array(fc.array(anyText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    checkProperty(rows, cells => {
      expect(readBlock(excelText(cells))).toEqual(cells)
    })
  })
})

/** Workbooks of one sheet: texts, and columns of numbers. */
import ExcelJS from 'exceljs'
import { expect, it } from 'vitest'
import { plainSheet } from '../../../main/excel/plain-sheet'

const heads = ['番号', '平均点', '学習回数']

async function cellsOf(rows: string[][], numbers?: number[]) {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await plainSheet('学習', [heads, ...rows], 0, numbers)).buffer)
  const sheet = workbook.worksheets[0]
  return rows.map((row, at) =>
    row.map((_, column) => {
      const { value, numFmt } = sheet?.getCell(at + 2, column + 1) ?? {}
      return [value, numFmt]
    }),
  )
}

it('writes the columns of numbers as numbers with their decimals, and a gap as text', async () => {
  expect(
    await cellsOf(
      [
        ['01', '84.0', '12'],
        ['02', '―', '0'],
      ],
      [1, 2],
    ),
  ).toEqual([
    [
      ['01', '@'],
      [84, '0.0'],
      [12, '0'],
    ],
    [
      ['02', '@'],
      ['―', '@'],
      [0, '0'],
    ],
  ])
})

it('keeps texts that only look like numbers, also formulas, and headings', async () => {
  expect(await cellsOf([['=1+1', '007', '1e3']], [0, 1, 2])).toEqual([
    [
      ["'=1+1", '@'],
      ['007', '@'],
      ['1e3', '@'],
    ],
  ])
  expect(await cellsOf([['01', '84.0', '12']])).toEqual([
    [
      ['01', '@'],
      ['84.0', '@'],
      ['12', '@'],
    ],
  ])
})

it('is printed on A4 as wide as one page, with its heading on each', async () => {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await plainSheet('学習', [heads], 0)).buffer)
  const page = { paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '1:1' }
  expect(workbook.worksheets[0]?.pageSetup).toMatchObject(page)
})

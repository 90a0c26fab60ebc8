/** The teacher's own sheet (docs/own-sheet.md): what the page sees of a workbook, and what is written into it. */
import * as v from 'valibot'
import { limits } from '../domain/limits'

/**
 * Why nothing is written into a cell. `formula`: it has one, or it shows a part of the result of one. `locked`: the sheet
 * is protected. `validated`: it has a rule for what may be typed. `heading`, `total`: of a table. `pivot`: of a pivot
 * table. `rich`: it holds more than a value, such as a picture.
 */
export const cellRefusals = ['formula', 'merged', 'locked', 'validated', 'heading', 'total', 'pivot', 'rich'] as const

export type CellRefusal = (typeof cellRefusals)[number]

/** How a cell shows its number, as far as that decides what can be written: the text format keeps texts. */
export type CellFormat = 'date' | 'text' | 'percent'

/** The same for the cells of a row from one column to another, both from 0. */
export type Run<T> = readonly [from: number, to: number, is: T]

const wholeNumber = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))

/** A value to write: a number, a text, or a day (`2026-11-23`). */
const value = v.union([
  v.strictObject({ number: v.pipe(v.number(), v.finite()) }),
  v.strictObject({ text: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({ day: v.pipe(v.string(), v.isoDate()) }),
])

export type CellValue = v.InferOutput<typeof value>

/** The row has its number in Excel, the column counts from 0. */
const cell = v.strictObject({
  row: v.pipe(wholeNumber(limits.ownSheet.rows), v.minValue(1)),
  column: wholeNumber(limits.ownSheet.columns - 1),
  value,
})

export type CellToWrite = v.InferOutput<typeof cell>

export const cellsToWrite = v.pipe(v.array(cell), v.minLength(1), v.maxLength(limits.ownSheet.cells))

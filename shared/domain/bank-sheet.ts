/**
 * The Excel file of a comment bank (chosen). Main writes it; the page reads the rows of a file that a teacher chose, which
 * may come from anywhere.
 */
import type { Keep } from '../contract/keeps'
import type { SheetRow } from '../contract/types'
import { bankSheetText } from '../text'
import { withoutQuote, withQuote } from './cell'
import { limits } from './limits'
import { textFault, tidyText } from './text-rules'
import { day, fromJst, parseJst, wireTime } from './time'

export type SheetEntry = Omit<Keep<'comment-bank'>['entries'][number], 'id'>

type Field = keyof typeof bankSheetText.heads

/** The columns in their order. */
export const bankFields: readonly Field[] = ['text', 'reading', 'slot', 'used', 'at']

/** The columns beside the text. */
export type BankDetail = Exclude<Field, 'text'>

/** A row that was read: its entry, or its text and the column whose cell is wrong. */
export type ReadRow = { row: number; entry: SheetEntry } | { row: number; text: string; wrong: BankDetail }

/** The cells of an entry, in the order of the columns; null for an empty cell. */
export const bankCells = ({ text, reading, slot, used, at }: SheetEntry): (string | number | null)[] => [
  withQuote(text),
  reading === undefined ? null : withQuote(reading),
  slot,
  used,
  at === 0 ? null : wireTime(at * 1000),
]

const tidy = (cell: string): string => cell.normalize('NFKC').trim()

function wholeNumber(cell: string, least: number, most: number): number | undefined {
  const number = Number(cell)
  return /^\d+$/.test(cell) && number >= least && number <= most ? number : undefined
}

/** Excel stores a date as days since this day in 1899. */
const firstDay = fromJst(1899, 12, 30)

/** The seconds since 1970 of a time in the form of the file, or of one that was typed into Excel again. */
function secondsOf(cell: string): number | undefined {
  const instant = /^\d+(\.\d+)?$/.test(cell) ? Number(cell) * day + firstDay : parseJst(cell.replaceAll('/', '-'))
  return instant === null || instant < 0 ? undefined : Math.round(instant / 1000)
}

/** The values of the cells beside the text; undefined for a wrong cell. An empty cell has the value of a new entry. */
const readers: { [F in Exclude<BankDetail, 'reading'>]: (cell: string) => SheetEntry[F] | undefined } = {
  slot: cell => (cell === '' ? null : wholeNumber(cell, 1, 9)),
  used: cell => (cell === '' ? 0 : wholeNumber(cell, 0, Number.MAX_SAFE_INTEGER)),
  at: cell => (cell === '' ? 0 : secondsOf(cell)),
}

/**
 * Reads the rows of a sheet. The first row names the columns, in any order; only that of the texts must exist.
 * @returns null if it does not exist.
 */
export function readBankRows(rows: readonly SheetRow[]): ReadRow[] | null {
  const [head, ...lines] = rows
  const heads = head?.cells.map(tidy) ?? []
  const columnOf = (field: Field) => heads.indexOf(bankSheetText.heads[field])
  if (columnOf('text') < 0) return null
  const cellOf = (cells: readonly string[], field: Field) => cells[columnOf(field)] ?? ''
  return lines.map(({ row, cells }) => {
    const [slot, used, at] = [
      readers.slot(tidy(cellOf(cells, 'slot'))),
      readers.used(tidy(cellOf(cells, 'used'))),
      readers.at(tidy(cellOf(cells, 'at'))),
    ]
    const text = withoutQuote(cellOf(cells, 'text'))
    const reading = tidyText(withoutQuote(cellOf(cells, 'reading')))
    const readingFault = textFault(reading, limits.comment)
    if (readingFault !== null && readingFault !== 'empty') return { row, text, wrong: 'reading' }
    if (slot === undefined) return { row, text, wrong: 'slot' }
    if (used === undefined) return { row, text, wrong: 'used' }
    if (at === undefined) return { row, text, wrong: 'at' }
    return { row, entry: { text, slot, used, at, ...(reading === '' ? {} : { reading }) } }
  })
}

/** Reads comma- or tab-separated text as Excel does (RFC 4180, with cells that break the line inside quotes). */
import type { SheetRow } from '../../shared/contract/types'
import { hasText, withoutQuote } from '../../shared/domain/cell'
import type { Delimiter } from '../../shared/domain/roster/encodings'
import { RefusedFile } from '../excel/read/refused-file'

/** As of a sheet; a cell of a list is much shorter. */
const max = { rows: 5000, columns: 100, lines: 100_000, cell: 10_000 }

/** How much of a text shows its delimiter. */
const sampled = 20_000

/** Other programs write `="007"`, so that Excel keeps the zeros. */
const tidyCell = (cell: string): string => {
  const formula = /^=\s*"((?:[^"]|"")*)"$/.exec(cell)?.[1]
  return formula === undefined ? withoutQuote(cell) : formula.replaceAll('""', '"')
}

/** The delimiter that occurs most outside quotes; the comma if none does. */
export function findDelimiter(text: string): Delimiter {
  const plain = text.slice(0, sampled).replace(/"[^"]*"/g, '')
  const counts = (['\t', ',', ';'] as const).map(sign => ({ sign, count: plain.split(sign).length - 1 }))
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count === 0 ? ',' : best.sign
}

/** The end of the quoted cell that begins at `from`, after its quote; -1 if the quote is never closed. */
function quoteEnd(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/**
 * The rows that are not empty, with their number as in Excel. `unclosed` is the row with a quote that is never closed:
 * its last cell then has the rest of the text. Throws RefusedFile('large') when the text is too large to be a list.
 */
export function readDelimited(text: string, delimiter: Delimiter): { rows: SheetRow[]; unclosed?: number } {
  const rows: SheetRow[] = []
  const ends = delimiter === ',' ? /[,\r\n]/g : delimiter === '\t' ? /[\t\r\n]/g : /[;\r\n]/g
  let unclosed: number | undefined
  let cells: string[] = []
  let number = 1
  let at = 0

  /** Reads the cell at `at`, and moves `at` to its end. */
  function readCell(): string {
    let quoted = ''
    if (text[at] === '"') {
      const end = quoteEnd(text, at + 1)
      // Quotes are replaced only in a cell that may be one: millions of them would fill the memory.
      if ((end < 0 ? text.length : end) - at > 2 * max.cell + 1) throw new RefusedFile('large')
      if (end < 0) unclosed ??= number
      quoted = text.slice(at + 1, end < 0 ? text.length : end).replaceAll('""', '"')
      at = end < 0 ? text.length : end + 1
    }
    ends.lastIndex = at
    const end = ends.exec(text)?.index ?? text.length
    const cell = quoted + text.slice(at, end)
    at = end
    if (cell.length > max.cell) throw new RefusedFile('large')
    return tidyCell(cell)
  }

  while (at < text.length) {
    cells.push(readCell())
    if (cells.length > max.columns) {
      if (cells.at(-1) !== '') throw new RefusedFile('large')
      cells.pop()
    }
    if (text[at] === delimiter && ++at < text.length) continue
    if (hasText(cells)) rows.push({ row: number, cells })
    if (rows.length > max.rows || ++number > max.lines) throw new RefusedFile('large')
    cells = []
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
  }
  return { rows, ...(unclosed !== undefined && { unclosed }) }
}

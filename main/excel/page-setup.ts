/** The print layout of a score sheet: A4 landscape, headings on every page, page numbers (LOOK "Print"). */
import type { HeaderFooter, PageSetup } from 'exceljs'
import { text } from '../../shared/text'
import { cellText } from './cell-text'
import { pagesWide } from './column-widths'
import type { Columns } from './columns'
import type { ScoreSheet } from './score-sheet-data'

const a4 = 9

const columnLetter = (column: number): string => String.fromCharCode(64 + column)

/** Fits the width of the table to the pages; its length takes as many pages as needed. */
export const pageSetup = (columns: Columns): Partial<PageSetup> => ({
  paperSize: a4,
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: pagesWide(columns.widths.slice(0, columns.frozen), columns.widths.slice(columns.frozen)),
  fitToHeight: 0,
  pageOrder: 'overThenDown',
  horizontalCentered: true,
  margins: { left: 0.4, right: 0.4, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
  printTitlesRow: `${columns.headingRow}:${columns.headingRow}`,
  printTitlesColumn: `A:${columnLetter(columns.frozen)}`,
})

/** Excel refuses a file whose header is longer than 255 units, including codes and doubled ampersands. */
const maxPart = 50

/** `&` starts a code in headers, so it is doubled. */
const headerText = (value: string): string => [...cellText(value)].slice(0, maxPart).join('').replace(/&/g, '&&')

/** Page numbers on every page. Title, class and date on every page except the first, because its rows show them. */
export function printHeader(sheet: ScoreSheet): Partial<HeaderFooter> {
  const footer = `&C${text.sheet.page('&P', '&N')}`
  const title = headerText(sheet.title)
  const facts = headerText([sheet.teams.join(text.sheet.joiner), sheet.madeText].join(text.sheet.gap))
  return { differentFirst: true, firstFooter: footer, oddFooter: footer, oddHeader: `&L ${title}&R ${facts}` }
}

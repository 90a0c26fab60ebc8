/** Why nothing may be written into a cell of the teacher's own sheet. */
import type { CellFormat, CellRefusal, Run } from '../../shared/contract/own-sheet'
import { partChunks, readRelations, type WorkbookParts } from '../excel/read/workbook-parts'
import { attribute, parseXml } from '../excel/read/xml'
import { type Range, rangesOf } from './range'
import type { ScannedSheet } from './scan-sheet'
import { type Styles, styleAt } from './styles'

/** Rows of tables and pivot tables, which other parts of the workbook describe. */
export interface Fixed {
  heading: Range[]
  total: Range[]
  pivot: Range[]
}

/** Reads the tables and pivot tables of a sheet. */
export async function readFixed({ archive }: WorkbookParts, part: string): Promise<Fixed> {
  const fixed: Fixed = { heading: [], total: [], pivot: [] }
  for (const { type, part: related } of await readRelations(archive, part)) {
    if (type !== 'table' && type !== 'pivotTable') continue
    await parseXml(partChunks(archive, related), {
      open(name, tag) {
        const [range] = rangesOf(attribute(tag, 'ref') ?? '')
        if (range === undefined) return
        if (name === 'location') fixed.pivot.push(range)
        if (name !== 'table') return
        const [heads, totals] = ['headerRowCount', 'totalsRowCount'].map(count => attribute(tag, count))
        fixed.heading.push({ ...range, bottom: range.top + Number(heads ?? 1) - 1 })
        fixed.total.push({ ...range, top: range.bottom - Number(totals ?? 0) + 1 })
      },
    })
  }
  return fixed
}

/** What is to be known about the cells of a row before something is written into them; columns count from 0. */
export interface RowCells {
  refusal(column: number): CellRefusal | null
  format(column: number): CellFormat | null
}

/** Answers for the cells of each row, also for those that the sheet does not store. */
export function cellsOf(sheet: ScannedSheet, styles: Styles, fixed: Fixed): (row: number) => RowCells {
  const rows = new Map(sheet.rows.map(row => [row.row, row]))
  return number => {
    const row = rows.get(number)
    const byColumn = new Map(row?.cells.map(cell => [cell.column, cell]))
    const styleOf = (column: number) => byColumn.get(column)?.style ?? styleAt(sheet, row, column)
    const inside = (ranges: readonly Range[]) => {
      const here = ranges.filter(({ top, bottom }) => number >= top && number <= bottom)
      return (column: number) => here.some(({ left, right }) => column >= left && column <= right)
    }
    const isInArray = inside(sheet.arrays)
    /** The first that is true is the reason. */
    const rules: readonly [CellRefusal, (column: number) => boolean][] = [
      ['formula', column => byColumn.get(column)?.hasFormula === true || isInArray(column)],
      ['merged', inside(sheet.merged)],
      ['locked', column => sheet.isProtected && !styles.unlocked.has(styleOf(column))],
      ['validated', inside(sheet.validated)],
      ['heading', inside(fixed.heading)],
      ['total', inside(fixed.total)],
      ['pivot', inside(fixed.pivot)],
      ['rich', column => byColumn.get(column)?.isRich === true],
    ]
    return {
      refusal: column => rules.find(([, isTrue]) => isTrue(column))?.[0] ?? null,
      format(column) {
        const format = styles.formats[styleOf(column)]
        return typeof format === 'string' ? format : null
      },
    }
  }
}

/** The columns from 0 to `columns` - 1 for which a question has the same answer, in one piece each. */
export function runsOf<T>(columns: number, answer: (column: number) => T | null): Run<T>[] {
  const runs: [number, number, T][] = []
  for (let column = 0; column < columns; column += 1) {
    const is = answer(column)
    const last = runs.at(-1)
    if (last && last[1] === column - 1 && last[2] === is) last[1] = column
    else if (is !== null) runs.push([column, column, is])
  }
  return runs
}

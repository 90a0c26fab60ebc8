/** Sheets with several rows for each student: 前期 above 後期, or 得点 above 順位. */
import type { OwnSheetRow } from '../../contract/types'
import { groupBy } from '../group-by'
import type { Decision } from '../roster/plan-types'
import type { PupilLine } from './find-pupils'

/** Of each student one row: the first, the second, and so on. */
export interface Turn {
  lines: readonly PupilLine[]
  /** What the sheet calls these rows; empty if it does not say it. */
  name: string
}

/** The number of rows that most students have. */
function usualCount(groups: readonly (readonly PupilLine[])[]): number {
  const counts = groupBy(groups, ({ length }) => length)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0
}

const filled = (cells: readonly string[]): string[] => [...new Set(cells.map(cell => cell.trim()))].filter(Boolean)

/** The text that all rows of a turn have in a column, and no other row has there: 得点. */
function commonText(own: readonly OwnSheetRow[], others: readonly OwnSheetRow[]): string {
  const texts = own[0]?.cells.map(cell => cell.trim()) ?? []
  const has = (rows: readonly OwnSheetRow[], at: number) => rows.map(({ cells }) => cells[at]?.trim() === texts[at])
  const at = texts.findIndex(
    (text, column) => text !== '' && has(own, column).every(Boolean) && !has(others, column).some(Boolean),
  )
  return texts[at] ?? ''
}

/** The title above the first row of a turn, below the rows of the others: 後期. */
function titleAbove(rows: readonly OwnSheetRow[], first: number, taken: ReadonlySet<number>): string {
  const above = rows.filter(({ row }) => row < first)
  const last = above.findLastIndex(({ row }) => taken.has(row))
  const titles = above.slice(last + 1).map(({ cells }) => filled(cells))
  return titles.findLast(({ length }) => length === 1)?.[0] ?? ''
}

/** The rows of students who have several, in turns; none if most students have one row. */
export function findTurns(lines: readonly PupilLine[], rows: readonly OwnSheetRow[]): Turn[] {
  const repeated = lines.filter(({ doubt }) => doubt === 'repeated')
  const groups = [...groupBy(repeated, ({ candidates }) => candidates[0]?.student_id).values()]
  const count = usualCount(groups)
  const usual = groups.filter(({ length }) => length === count)
  const others = groups.length - usual.length + lines.filter(({ student }) => student !== undefined).length
  if (usual.length < 2 || usual.length <= others) return []
  const byRow = new Map(rows.map(row => [row.row, row]))
  const turns = Array.from({ length: count }, (_, at) => usual.flatMap(group => group[at] ?? []))
  const all = new Set(turns.flat().map(({ row }) => row))
  return turns.map(own => {
    const numbers = own.map(({ row }) => row)
    const rowsOf = (some: readonly number[]) => some.flatMap(row => byRow.get(row) ?? [])
    const rest = [...all].filter(row => !numbers.includes(row))
    const name = commonText(rowsOf(numbers), rowsOf(rest)) || titleAbove(rows, Math.min(...numbers), all)
    return { lines: own, name }
  })
}

/** Whose the rows are if the scores go into the rows of one turn: the others are left as they are. */
export const decisionsOfTurn = (turns: readonly Turn[], chosen: number | null): [key: number, Decision][] =>
  chosen === null || chosen >= turns.length
    ? []
    : turns.flatMap(({ lines }, turn) =>
        lines.map(({ key, candidates: [student] }): [number, Decision] => [
          key,
          turn === chosen && student ? { is: 'student', student_id: student.student_id } : { is: 'skipped' },
        ]),
      )

/** The turn that a row belongs to; null if it belongs to none. */
export function turnOfRow(turns: readonly Turn[], row: number): number | null {
  const at = turns.findIndex(({ lines }) => lines.some(line => line.row === row))
  return at < 0 ? null : at
}

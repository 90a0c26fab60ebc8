/** Sheets with several rows for each student: 前期 above 後期, or 得点 above 順位. */
import type { Keep } from '../../contract/keeps'
import type { OwnSheetRow } from '../../contract/types'
import { groupBy } from '../group-by'
import type { Decision } from '../roster/plan-types'
import type { PupilLine } from './find-pupils'

type RememberedRowSet = NonNullable<Keep<'own-sheets'>[number]['rowSet']>

/** Of each student one row: the first, the second, and so on. */
export interface RowSet {
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

/** The text that all rows of a set have in a column, and no other row has there: 得点. */
function commonText(own: readonly OwnSheetRow[], others: readonly OwnSheetRow[]): string {
  const texts = own[0]?.cells.map(cell => cell.trim()) ?? []
  const has = (rows: readonly OwnSheetRow[], at: number) => rows.map(({ cells }) => cells[at]?.trim() === texts[at])
  const at = texts.findIndex(
    (text, column) => text !== '' && has(own, column).every(Boolean) && !has(others, column).some(Boolean),
  )
  return texts[at] ?? ''
}

/** The title above the first row of a set, below the rows of the others: 後期. */
function titleAbove(rows: readonly OwnSheetRow[], first: number, taken: ReadonlySet<number>): string {
  const above = rows.filter(({ row }) => row < first)
  const last = above.findLastIndex(({ row }) => taken.has(row))
  const titles = above.slice(last + 1).map(({ cells }) => filled(cells))
  return titles.findLast(({ length }) => length === 1)?.[0] ?? ''
}

/** The rows of students who have several, in sets; none if most students have one row. */
export function findRowSets(lines: readonly PupilLine[], rows: readonly OwnSheetRow[]): RowSet[] {
  const repeated = lines.filter(({ doubt }) => doubt === 'repeated')
  const groups = [...groupBy(repeated, ({ candidates }) => candidates[0]?.student_id).values()]
  const count = usualCount(groups)
  const usual = groups.filter(({ length }) => length === count)
  const others = groups.length - usual.length + lines.filter(({ student }) => student !== undefined).length
  if (usual.length < 2 || usual.length <= others) return []
  const byRow = new Map(rows.map(row => [row.row, row]))
  const sets = Array.from({ length: count }, (_, at) => usual.flatMap(group => group[at] ?? []))
  const all = new Set(sets.flat().map(({ row }) => row))
  return sets.map(own => {
    const numbers = own.map(({ row }) => row)
    const rowsOf = (some: readonly number[]) => some.flatMap(row => byRow.get(row) ?? [])
    const rest = [...all].filter(row => !numbers.includes(row))
    const name = commonText(rowsOf(numbers), rowsOf(rest)) || titleAbove(rows, Math.min(...numbers), all)
    return { lines: own, name }
  })
}

/** Whose the rows are if the scores go into the rows of one set: the others are left as they are. */
export const decisionsOfRowSet = (rowSets: readonly RowSet[], chosen: number | null): [key: number, Decision][] =>
  chosen === null || chosen >= rowSets.length
    ? []
    : rowSets.flatMap(({ lines }, at) =>
        lines.map(({ key, candidates: [student] }): [number, Decision] => [
          key,
          at === chosen && student ? { is: 'student', student_id: student.student_id } : { is: 'skipped' },
        ]),
      )

/** The set that a row belongs to; null if it belongs to none. */
export function rowSetOfRow(rowSets: readonly RowSet[], row: number): number | null {
  const at = rowSets.findIndex(({ lines }) => lines.some(line => line.row === row))
  return at < 0 ? null : at
}

/** What is remembered of the set that was written: its place among how many, and its name as a hash. */
export const rowSetToRemember = (
  rowSets: readonly RowSet[],
  at: number | null,
  hash: (text: string) => string,
): RememberedRowSet | undefined => {
  const own = at === null ? undefined : rowSets[at]
  return own && at !== null ? { at, count: rowSets.length, name: hash(own.name) } : undefined
}

/**
 * The remembered set in a sheet that has as many: the one with its name, at its old place if several have it. Null if
 * none has it: the rows of a sheet with other names are not the same.
 */
export function recallRowSet(
  rowSets: readonly RowSet[],
  known: RememberedRowSet | undefined,
  hash: (text: string) => string,
): number | null {
  if (known === undefined || rowSets.length !== known.count) return null
  const same = rowSets.flatMap(({ name }, at) => (hash(name) === known.name ? [at] : []))
  if (same.includes(known.at)) return known.at
  return same.length === 1 ? (same[0] ?? null) : null
}

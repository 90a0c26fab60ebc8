/** Lists side by side on one sheet (番号 | 氏名 | | 番号 | 氏名), which are read as one list. */
import type { MarkedRow } from '../../contract/types'
import { hasText } from '../cell'
import { guessFields, namesStudents, type Remembered } from './columns'
import { fieldOfHeading, headingKey, timedPart } from './fields'

/** A row of the second list has its number in the file plus this, one of the third list plus twice this. */
export const halfRows = 10_000_000

export interface Halves {
  /** The first column of each list, from 0. Columns before the first one belong to all lists. */
  starts: number[]
  /** The headings of the lists are the same. Otherwise a person must decide. */
  isSure: boolean
}

/** Finds the class that is all that a text says. */
interface Titles {
  only(text: string): string | null
}

const textsBelow = (rows: readonly MarkedRow[], header: number, from: number): boolean =>
  rows.slice(header + 1).some(({ cells }) => hasText(cells.slice(from)))

/** What each column says it holds: its heading, or its guessed field; empty if nothing. */
function labelsOf(rows: readonly MarkedRow[], header: number, hidden: ReadonlySet<number>): string[] {
  const heading = rows[header]
  const labels = heading
    ? heading.cells.map((cell, at) => (heading.marks?.[at] === 'merged' ? '' : headingKey(cell)))
    : guessFields(rows).map(field => field ?? '')
  return labels.map((label, at) => (hidden.has(at) ? '' : label))
}

/** The lists that stand side by side; null if there is only one. `hidden`: columns that are not read. */
export function findHalves(
  rows: readonly MarkedRow[],
  header: number,
  hidden: ReadonlySet<number> = new Set(),
  remembered: Remembered = {},
  titles?: Titles,
): Halves | null {
  const labels = labelsOf(rows, header, hidden)
  const isNaming = (label: string) =>
    header < 0 ? label === 'nickname' : namesStudents(remembered[label] ?? fieldOfHeading(label))
  const isRepeated = (label: string, at: number) => label !== '' && labels.indexOf(label, at + 1) > at
  const first = labels.findIndex(isRepeated)
  if (first < 0) return null
  const starts = labels.flatMap((label, at) => (label === labels[first] ? [at] : []))
  const lists = starts.map((start, at) => labels.slice(start, starts[at + 1]).filter(label => label !== ''))
  if (!lists.every(list => list.some(isNaming)) || !textsBelow(rows, header, starts[1] ?? 0)) return null
  const isSame = lists.every(list => list.join('\n') === lists[0]?.join('\n'))
  const isWhole = labels.slice(0, first).every(label => label === '')
  const isNamed = titlesAbove(rows, header, starts, titles).every(({ isClass }) => isClass)
  return { starts, isSure: header >= 0 && isSame && isWhole && isNamed }
}

/** A class perhaps: a word for one, or a short text such as B and 2-B. */
const classWord = /組|クラス|学級|class|^\S{1,5}$/iu

/** The texts above the lists on the right that are names of classes, or perhaps are. */
function titlesAbove(rows: readonly MarkedRow[], header: number, starts: Halves['starts'], titles?: Titles) {
  return rows.slice(0, Math.max(header, 0)).flatMap(({ row, cells, marks = {} }) =>
    cells.flatMap((cell, at) => {
      const list = starts.findLastIndex(start => start <= at)
      if (list < 1 || marks[at] === 'merged') return []
      const isClass = titles?.only(cell) != null
      return isClass || classWord.test(cell.trim()) ? [{ row, list, text: cell, isClass }] : []
    }),
  )
}

/** The rows of the lists one below the other, with the columns of the first list. Titles of a list stand before it. */
export function joinHalves(
  rows: readonly MarkedRow[],
  header: number,
  { starts }: Halves,
  titles?: Titles,
): MarkedRow[] {
  const [first = 0] = starts
  const fields = (rows[header]?.cells ?? []).map(fieldOfHeading)
  const hasClasses = fields.some(field => field !== null && timedPart(field) === 'class')
  const named = hasClasses ? [] : titlesAbove(rows, header, starts, titles).filter(({ isClass }) => isClass)
  return starts.flatMap((start, list) => [
    ...named
      .filter(title => title.list === list)
      .map(({ row, text }): MarkedRow => ({ row: row + list * halfRows, cells: [text] })),
    ...rows.slice(list === 0 ? 0 : header + 1).flatMap((row): MarkedRow[] => {
      const by = start - first
      const own = row.cells.slice(start, starts[list + 1])
      if (list > 0 && !hasText(own)) return []
      const marks = Object.entries(row.marks ?? {}).flatMap(([column, mark]) => {
        const at = Number(column)
        if (at < first) return [[at, mark] as const]
        return at >= start && at < (starts[list + 1] ?? Number.POSITIVE_INFINITY) ? [[at - by, mark] as const] : []
      })
      return [
        {
          ...row,
          row: row.row + list * halfRows,
          cells: [...row.cells.slice(0, first), ...own],
          ...(row.marks && { marks: Object.fromEntries(marks) }),
          ...(list > 0 && { shift: { from: first, by } }),
        },
      ]
    }),
  ])
}

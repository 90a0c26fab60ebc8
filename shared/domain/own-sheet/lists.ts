/** Lists side by side on a teacher's own sheet: which of them are read, and which columns each has. */
import type { MarkedRow } from '../../contract/types'
import { findHeader, namesStudents } from '../roster/columns'
import { fieldOfHeading } from '../roster/fields'
import { foldName } from '../roster/fold-name'
import { findHalves, type Halves, halfRows, joinHalves } from '../roster/halves'

/** Finds the class that is all that a text says. */
interface Titles {
  only(text: string): string | null
}

export interface Lists {
  /** The rows of all lists that are read, one below the other. */
  rows: readonly MarkedRow[]
  header: number
  /** The lists that are read as one; null if there is one list. */
  halves: Halves | null
  /** The columns that belong to a row's list: from the first to before the last. */
  columnsOf(row: number): readonly [from: number, until: number]
}

/** Whether the lists have the same headings. */
const areAlike = (heads: readonly string[], { starts }: Halves): boolean => {
  const lists = starts.map((start, at) => heads.slice(start, starts[at + 1]).filter(head => head.trim() !== ''))
  return lists.every(list => list.join('\n') === lists[0]?.join('\n'))
}

/** Whether the names are repeated on the right of a wide list, so that they can be read there too. */
function isRepeated(rows: readonly MarkedRow[], heads: readonly string[], { starts: [first = 0, ...others] }: Halves) {
  const by = heads.slice(first, others[0]).findIndex(head => namesStudents(fieldOfHeading(head)))
  return (
    by >= 0 &&
    others.every(start => {
      const pairs = rows.map(({ cells }) => [cells[first + by] ?? '', cells[start + by] ?? ''].map(foldName))
      const filled = pairs.filter(([one, other]) => one !== '' && other !== '')
      return filled.filter(([one, other]) => one === other).length * 2 > filled.length
    })
  )
}

/** Lists that are not alike are not joined: only the first is read, and nothing is written into the columns of others. */
export function readLists(rows: readonly MarkedRow[], hidden: ReadonlySet<number>, titles: Titles): Lists {
  const header = findHeader(rows)
  const found = findHalves(rows, header, hidden, {}, titles)
  const heads = rows[header]?.cells ?? []
  const all = [0, Number.POSITIVE_INFINITY] as const
  if (found === null || isRepeated(rows.slice(header + 1), heads, found)) {
    return { rows, header, halves: null, columnsOf: () => all }
  }
  const { starts } = found
  const columnsOf = (row: number) => {
    const list = Math.floor(row / halfRows)
    return [list === 0 ? 0 : (starts[list] ?? 0), starts[list + 1] ?? Number.POSITIVE_INFINITY] as const
  }
  if (header >= 0 && areAlike(heads, found)) {
    return { rows: joinHalves(rows, header, found, titles), header, halves: found, columnsOf }
  }
  const until = starts[1] ?? 0
  const first = rows.map(row => ({ ...row, cells: row.cells.slice(0, until) }))
  return { rows: first, header, halves: null, columnsOf }
}

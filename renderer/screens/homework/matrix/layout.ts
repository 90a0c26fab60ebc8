/** The sizes of the matrix in CSS pixels. The header sticks at the top; names and averages stick at the left. */

/** Two lines of the title, and one for the kind. */
export const headHeight = 62
export const rowHeight = 33
/** The column index of the first topic, counted from 1 as in ARIA: the student and the average come before it. */
export const firstColumn = 3
/** The row index of the first student: the header and the class averages come before it. */
export const firstRow = 3
/** The height of the header and the class averages. */
export const stickyTop = headHeight + rowHeight

const widths = { number: 62, name: 148, team: 84, average: 62, fact: 144 }
const column = { min: 84, max: 150 }

export interface Layout {
  number: number
  name: number
  /** 0 if all students are in one class. */
  team: number
  average: number
  /** The width of each fact about the only topic. */
  fact: number
  /** The width of all parts that stick at the left. */
  sticky: number
  column: number
}

/** A rendered column. */
export interface ShownColumn {
  index: number
  /** The width of the columns left out before it. */
  gap: number
}

/** The rendered columns (the visible ones and that of the cursor) with the gaps between them. */
export function columnGaps(
  shown: readonly { index: number; start: number; end: number }[],
  sticky: number,
): ShownColumn[] {
  let end = sticky
  return shown.map(column => {
    const gap = column.start - end
    end = column.end
    return { index: column.index, gap }
  })
}

/** The columns share the remaining width, within limits. `facts` is the number of columns beside the topics. */
export function matrixLayout(available: number, columns: number, teams: boolean, facts = 0): Layout {
  const team = teams ? widths.team : 0
  const sticky = widths.number + widths.name + team + widths.average
  const share = columns > 0 ? Math.floor((available - sticky - facts * widths.fact) / columns) : 0
  return { ...widths, team, sticky, column: Math.min(Math.max(share, column.min), column.max) }
}

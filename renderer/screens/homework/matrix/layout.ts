/** The measures of the matrix in CSS pixels, as data: heads stick above, names and averages stick at the left. */

/** Two lines of a title, and one for the kind. */
export const headHeight = 62
export const rowHeight = 33
/** The place of the first topic, counted from 1 as ARIA does: the student and the average stand before it. */
export const firstColumn = 3
/** The place of the first student: the heads and the class average stand before it. */
export const firstRow = 3
/** Heads and the class average. */
export const stickyTop = headHeight + rowHeight

const widths = { number: 62, name: 148, team: 84, average: 62 }
const column = { min: 84, max: 150 }

export interface Layout {
  number: number
  name: number
  /** 0 where all students are of one class. */
  team: number
  average: number
  /** All that sticks at the left. */
  sticky: number
  column: number
}

/** A column in the document. */
export interface ShownColumn {
  index: number
  /** Room for the columns before it that are left out. */
  gap: number
}

/** The columns in sight, and the cursor's, one after the other as they stand in a row. */
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

/** Columns share the width that is left, within reason. */
export function matrixLayout(available: number, columns: number, teams: boolean): Layout {
  const team = teams ? widths.team : 0
  const sticky = widths.number + widths.name + team + widths.average
  const share = columns > 0 ? Math.floor((available - sticky) / columns) : 0
  return { ...widths, team, sticky, column: Math.min(Math.max(share, column.min), column.max) }
}

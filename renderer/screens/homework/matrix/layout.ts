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

const widths = { number: 62, name: 148, team: 84, average: 62, fact: 0 }
const column = { min: 84, max: 150 }
/** Of the only topic and of each fact about it: four columns fill a window of any width. */
const factWidth = { min: 112, max: Number.POSITIVE_INFINITY }

export interface Layout {
  number: number
  name: number
  /** 0 if all students are in one class. */
  team: number
  /** 0 if there is only one topic, whose score is the average. */
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

const within = (width: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(width, min), max)

/**
 * The columns share the remaining width, within limits. `facts` is the number of columns beside the only topic, which
 * then have its width.
 */
export function matrixLayout(available: number, columns: number, teams: boolean, facts = 0): Layout {
  const team = teams ? widths.team : 0
  const average = facts > 0 ? 0 : widths.average
  const sticky = widths.number + widths.name + team + average
  const share = columns > 0 ? Math.floor((available - sticky) / (columns + facts)) : 0
  const own = within(share, facts > 0 ? factWidth : column)
  return { ...widths, team, average, sticky, column: own, fact: facts > 0 ? own : 0 }
}

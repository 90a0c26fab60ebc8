/** Finds the previous and the next student in the order of the list. Pure functions. */

export interface StudentNeighbours {
  /** Counted from 0; -1 if the student is not in the list (yet). */
  index: number
  total: number
  previous?: string
  next?: string
  /** Whether students without an answer were left out on the way to each end, and nobody else is there. */
  onlySkipped: { previous: boolean; next: boolean }
  /** The student after the next one. */
  second?: string
}

/**
 * Finds the position and the neighbours of `student`.
 * @param listOrder the order of the list that opened the paper; null: the order of the server.
 * @param loaded the loaded student ids in the order of the server.
 * @param count the total number of students.
 * @param isSkipped whether previous and next leave a student out.
 */
export function findNeighbours(
  student: string,
  listOrder: readonly string[] | null,
  loaded: readonly string[],
  count: number,
  isSkipped: (student: string) => boolean = () => false,
): StudentNeighbours {
  const listed = listOrder?.includes(student) ? listOrder : null
  const ids = listed ?? loaded
  const index = ids.indexOf(student)
  const total = listed ? ids.length : count
  if (index < 0) return { index, total, onlySkipped: { previous: false, next: false } }
  const isShown = (id: string): boolean => !isSkipped(id)
  const before = ids.slice(0, index)
  const after = ids.slice(index + 1)
  const previous = before.findLast(isShown)
  const [next, second] = after.filter(isShown)
  return {
    index,
    total,
    previous,
    next,
    second,
    onlySkipped: {
      previous: previous === undefined && before.length > 0,
      next: next === undefined && after.length > 0,
    },
  }
}

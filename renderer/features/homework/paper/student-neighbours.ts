/** Finds the previous and the next student in the order of the list. Pure functions. */

export interface StudentNeighbours {
  /** Counted from 0; -1 if the student is not in the list (yet). */
  index: number
  total: number
  previous?: string
  next?: string
  /** The students whose papers are fetched in advance: those that the teacher will most likely open next. */
  prefetchIds: string[]
}

/**
 * Finds the position and the neighbours of `student`.
 * @param listOrder the order of the list that opened the paper; null: the order of the server.
 * @param loaded the loaded student ids in the order of the server.
 * @param count the total number of students.
 */
export function findNeighbours(
  student: string,
  listOrder: readonly string[] | null,
  loaded: readonly string[],
  count: number,
): StudentNeighbours {
  const listed = listOrder?.includes(student) ? listOrder : null
  const ids = listed ?? loaded
  const index = ids.indexOf(student)
  if (index < 0) return { index, total: listed ? ids.length : count, prefetchIds: [] }
  const at = (step: number): string | undefined => ids[index + step]
  return {
    index,
    total: listed ? ids.length : count,
    previous: at(-1),
    next: at(1),
    prefetchIds: [at(1), at(-1), at(2)].filter(id => id !== undefined),
  }
}

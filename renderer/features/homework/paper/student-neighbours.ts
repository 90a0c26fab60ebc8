/** Going from student to student: pure rules over the order that the teacher saw. */

export interface StudentNeighbours {
  /** From 0; -1 where the student is not (yet) in the list. */
  index: number
  total: number
  previous?: string
  next?: string
  /** The students fetched ahead: those a teacher is likeliest to look at next. */
  prefetchIds: string[]
}

/**
 * Where `student` stands.
 * @param handed the order handed over by the list, null for the server's own.
 * @param loaded the ids that have come, in the server's order; @param count how many there will be.
 */
export function findNeighbours(
  student: string,
  handed: readonly string[] | null,
  loaded: readonly string[],
  count: number,
): StudentNeighbours {
  const own = handed?.includes(student) ? handed : null
  const ids = own ?? loaded
  const index = ids.indexOf(student)
  if (index < 0) return { index, total: own ? ids.length : count, prefetchIds: [] }
  const at = (step: number): string | undefined => ids[index + step]
  return {
    index,
    total: own ? ids.length : count,
    previous: at(-1),
    next: at(1),
    prefetchIds: [at(1), at(-1), at(2)].filter(id => id !== undefined),
  }
}

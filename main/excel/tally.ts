/** Means that are taken while rows stream by: sums, never the rows. */

export interface Tally {
  add(value: number | null): void
  mean(): number | null
}

/** The mean of what was added; null is no score and does not count. */
function createTally(): Tally {
  let sum = 0
  let count = 0
  return {
    add(value) {
      if (value === null) return
      sum += value
      count += 1
    },
    mean: () => (count === 0 ? null : sum / count),
  }
}

export interface GroupTally {
  students: number
  submitted: number
  average: Tally
  topics: readonly Tally[]
}

/** The tallies of one class, or of all students: how many, who submitted, a mean per topic and of the averages. */
export const createGroup = (topics: number): GroupTally => ({
  students: 0,
  submitted: 0,
  average: createTally(),
  topics: Array.from({ length: topics }, createTally),
})

/** Counts one student in. */
export function count(
  group: GroupTally,
  student: { submitted: boolean; average: number | null; scores: readonly (number | null)[] },
): void {
  group.students += 1
  if (student.submitted) group.submitted += 1
  group.average.add(student.average)
  for (const [index, tally] of group.topics.entries()) tally.add(student.scores[index] ?? null)
}

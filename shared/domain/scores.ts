/**
 * The scores of one homework as they are counted and written (SPEC §7 topic-score-overview; averages and rounding chosen). The
 * matrix, a topic across the class and the score sheet all take them from here, so that one figure is the same wherever it stands.
 */

/** One decimal: what a teacher reads, and no trace of binary fractions. */
export const rounded = (value: number): number => Math.round(value * 10) / 10

/** A score as it is written: whole, or with one decimal; empty where there is none. */
export const figure = (score: number | null | undefined): string =>
  score === null || score === undefined ? '' : String(rounded(score))

/** An average as it is written: always with one decimal; empty where there is none. */
export const averageFigure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : rounded(value).toFixed(1)

export interface Mean {
  /** No score does not count; 0 is a score. */
  add(score: number | null | undefined): void
  /** Null where nothing was added. */
  value(): number | null
}

/** A mean that is taken while scores stream by. */
export function createMean(): Mean {
  let sum = 0
  let count = 0
  return {
    add(score) {
      if (typeof score !== 'number' || !Number.isFinite(score)) return
      sum += score
      count += 1
    },
    value: () => (count === 0 ? null : sum / count),
  }
}

/** The mean of the scores that are there, or null where there is none. */
export function average(scores: Iterable<number | null | undefined>): number | null {
  const mean = createMean()
  for (const score of scores) mean.add(score)
  return mean.value()
}

/** The topics that have a column: one that comes twice has one. */
export function distinctTopics<T extends { topic_id: string }>(topics: readonly T[]): T[] {
  const seen = new Set<string>()
  return topics.filter(topic => !seen.has(topic.topic_id) && seen.add(topic.topic_id))
}

/** One student's cells in the order of `topics`, undefined where there is none; cells of other topics are left out. */
export function cellsOf<C extends { topic_id: string }>(
  cells: readonly C[],
  topics: readonly { topic_id: string }[],
): (C | undefined)[] {
  const byTopic = new Map(cells.map(cell => [cell.topic_id, cell]))
  return topics.map(topic => byTopic.get(topic.topic_id))
}

/** Which row this is: a student of two classes has one in each. */
export const rowKey = (row: { team_id: string; student_id: string }): string =>
  JSON.stringify([row.team_id, row.student_id])

/** A score as points of 100; one of a topic without a full score stays as it is. */
const points = (score: number | null, full: number): number | null =>
  score === null || full <= 0 ? score : (score / full) * 100

/** A student's average: points of 100 over the topics that were answered. `scores` and `fulls` are in one order. */
export const studentAverage = (scores: readonly (number | null)[], fulls: readonly number[]): number | null =>
  average(scores.map((score, at) => points(score, fulls[at] ?? 100)))

/** Whether all rows are there that the server counts. */
export const allCame = (rows: number, total: number | undefined): boolean => total === undefined || rows >= total

/**
 * The class's average of one topic, in its own points: the mean of the students' scores where all have come, so that it is
 * what the scores beside it give; the server's where some are missing.
 */
export const classAverage = (mean: number | null, server: number | null | undefined, complete: boolean) =>
  complete ? mean : (server ?? null)

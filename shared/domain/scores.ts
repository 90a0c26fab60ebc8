/**
 * How scores of one homework are averaged, rounded and written (SPEC §7 topic-score-overview; averages and rounding
 * chosen). The matrix, the page of a topic and the score sheet all use these functions, so that they show the same
 * numbers.
 */

/** Rounds to one decimal, which also hides binary fractions. */
export const rounded = (value: number): number => Math.round(value * 10) / 10

/** Formats a score: an integer, or one decimal; empty if there is no score. */
export const formatScore = (score: number | null | undefined): string =>
  score === null || score === undefined ? '' : String(rounded(score))

/** Formats an average: always one decimal; empty if there is none. */
export const formatAverage = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : rounded(value).toFixed(1)

export interface Mean {
  /** A missing score is ignored; 0 is a score. */
  add(score: number | null | undefined): void
  /** Null if no score was added. */
  value(): number | null
}

/** A mean of scores that arrive one by one. */
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

/** The mean of all present scores, or null if there is none. */
export function average(scores: Iterable<number | null | undefined>): number | null {
  const mean = createMean()
  for (const score of scores) mean.add(score)
  return mean.value()
}

/** Removes repeated topics: each topic has one column. */
export function distinctTopics<T extends { topic_id: string }>(topics: readonly T[]): T[] {
  const seen = new Set<string>()
  return topics.filter(topic => !seen.has(topic.topic_id) && seen.add(topic.topic_id))
}

/** One student's cells in the order of `topics`, undefined if there is no cell; cells of other topics are left out. */
export function cellsOf<C extends { topic_id: string }>(
  cells: readonly C[],
  topics: readonly { topic_id: string }[],
): (C | undefined)[] {
  const byTopic = new Map(cells.map(cell => [cell.topic_id, cell]))
  return topics.map(topic => byTopic.get(topic.topic_id))
}

/** A unique key of a row: a student in two classes has a row in each. */
export const rowKey = (row: { team_id: string; student_id: string }): string =>
  JSON.stringify([row.team_id, row.student_id])

/** Converts a score to points out of 100; unchanged if the topic has no full score. */
const pointsOf100 = (score: number | null, full: number): number | null =>
  score === null || full <= 0 ? score : (score / full) * 100

/** A student's average over the answered topics, in points out of 100. `scores` and `fulls` have the same order. */
export const studentAverage = (scores: readonly (number | null)[], fulls: readonly number[]): number | null =>
  average(scores.map((score, at) => pointsOf100(score, fulls[at] ?? 100)))

/** Whether all rows of the server's total are loaded. */
export const areAllRowsLoaded = (rows: number, total: number | undefined): boolean =>
  total === undefined || rows >= total

/**
 * The average of all students in one topic, in points of that topic. If all rows are loaded, it is the mean of the
 * students' scores, so that it matches the scores beside it. If rows are missing, it is the server's average.
 */
export const overallAverage = (mean: number | null, server: number | null | undefined, complete: boolean) =>
  complete ? mean : (server ?? null)

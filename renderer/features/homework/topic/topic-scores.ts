/** The scores of one topic: class average and distribution, from one-topic-overview (SPEC §7). */
import { type ScoreClass, scoreClass, scoreClasses } from '../../../../shared/domain/score-class'
import { areAllRowsLoaded, average, classAverage } from '../../../../shared/domain/scores'
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type TopicOverview = EndpointResponse<'one-topic-overview'>
export type TopicStudent = TopicOverview['items'][number]

/**
 * The class average.
 * @param known the average from another endpoint, used if this one gives none.
 */
export function topicAverage({ items, total, average_score }: TopicOverview, known: number | null): number | null {
  const mean = average(items.map(student => student.score))
  return classAverage(mean, average_score ?? known, areAllRowsLoaded(items.length, total))
}

/** The number of students in each score class. */
export function countByScoreClass(students: readonly TopicStudent[], full: number): Record<ScoreClass, number> {
  const counts = Object.fromEntries(scoreClasses.map(name => [name, 0])) as Record<ScoreClass, number>
  for (const student of students) counts[scoreClass(student.score, full)] += 1
  return counts
}

/** The scores of one topic: order, class average and distribution, from one-topic-overview (SPEC §7). */
import { type ScoreClass, scoreClass, scoreClasses } from '../../../../shared/domain/score-class'
import { allCame, average, classAverage } from '../../../../shared/domain/scores'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type TopicOverview = EndpointResponse<'one-topic-overview'>
export type TopicStudent = TopicOverview['items'][number]

/**
 * The class average.
 * @param known the average from another endpoint, used if this one gives none.
 */
export function topicAverage({ items, total, average_score }: TopicOverview, known: number | null): number | null {
  const mean = average(items.map(student => student.score))
  return classAverage(mean, average_score ?? known, allCame(items.length, total))
}

export type TopicSortKey = 'number' | 'score' | 'best' | 'count' | 'time'

export interface TopicSort {
  key: TopicSortKey
  isDescending: boolean
}

/** The sort value of each column. Students without a value come last. `number` keeps the order of the server. */
const values: Record<TopicSortKey, (student: TopicStudent, at: number) => number | null> = {
  number: (_student, at) => at,
  score: student => student.score ?? null,
  best: student => student.best_score ?? null,
  count: student => student.learn_count,
  time: student => (student.submit_time === undefined ? null : parseJst(student.submit_time)),
}

/** Sorts the students. Students with equal values keep the order of the server. */
export function sortStudents(students: readonly TopicStudent[], { key, isDescending }: TopicSort): TopicStudent[] {
  const valued = students.map((student, at) => ({ student, value: values[key](student, at) }))
  return valued
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
      return isDescending ? other.value - one.value : one.value - other.value
    })
    .map(({ student }) => student)
}

/** The first click on a header sorts best or latest first (numbers ascending); the next click reverses the order. */
export const nextTopicSort = (sort: TopicSort, key: TopicSortKey): TopicSort => ({
  key,
  isDescending: sort.key === key ? !sort.isDescending : key !== 'number',
})

/** The number of students in each score class. */
export function countByScoreClass(students: readonly TopicStudent[], full: number): Record<ScoreClass, number> {
  const counts = Object.fromEntries(scoreClasses.map(name => [name, 0])) as Record<ScoreClass, number>
  for (const student of students) counts[scoreClass(student.score, full)] += 1
  return counts
}

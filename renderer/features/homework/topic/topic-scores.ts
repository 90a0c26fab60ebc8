/** The scores of one topic: averages and distribution, from one-topic-overview (SPEC §7). */
import { type ScoreClass, scoreClass } from '../../../../shared/domain/score-class'
import { areAllRowsLoaded, average, overallAverage } from '../../../../shared/domain/scores'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import type { TopicAverage } from '../matrix/shown-averages'

export type TopicOverview = EndpointResponse<'one-topic-overview'>
export type TopicStudent = TopicOverview['items'][number]

/**
 * The average of all students.
 * @param known the average from another endpoint, used if this one gives none.
 */
export function topicAverage({ items, total, average_score }: TopicOverview, known: number | null): number | null {
  const mean = average(items.map(student => student.score))
  return overallAverage(mean, average_score ?? known, areAllRowsLoaded(items.length, total))
}

/** The scores of these students only, e.g. of one class. */
export function ofStudents(overview: TopicOverview, among: ReadonlySet<string>): TopicOverview {
  const items = overview.items.filter(student => among.has(student.student_id))
  return { ...overview, items, total: items.length }
}

/** The average of the student's class, or of all students if the classes are not known or rows are missing. */
export function averageForStudent(overview: TopicOverview, student: TopicStudent | undefined): TopicAverage {
  const { items, total } = overview
  const team = student?.team_name
  if (team === undefined || !areAllRowsLoaded(items.length, total))
    return { scope: 'overall', value: topicAverage(overview, null) }
  return { scope: 'class', value: average(items.filter(one => one.team_name === team).map(one => one.score)) }
}

/** Whether the student has done the topic. An answer may have no score. */
export const isDone = ({ learn_count }: TopicStudent): boolean => learn_count > 0

/** A score class, or a topic that was done and has no score. */
export type ScoreGroup = ScoreClass | 'noScore'

const scoreGroups: readonly ScoreGroup[] = ['good', 'middle', 'bad', 'noScore', 'unread']

/** The number of students in each score class, and of those who did the topic and have no score, if there are any. */
export function countByScore(students: readonly TopicStudent[], full: number): [ScoreGroup, number][] {
  const groups = students.map((student): ScoreGroup => {
    const found = scoreClass(student.score, full)
    return found === 'unread' && isDone(student) ? 'noScore' : found
  })
  return scoreGroups
    .map((name): [ScoreGroup, number] => [name, groups.filter(each => each === name).length])
    .filter(([name, count]) => name !== 'noScore' || count > 0)
}

/** The submissions of writing in the order in which they are marked. Pure functions. */
import { parseJst } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { isFromHeadquarters } from '../../features/homework/homework-path'
import { hasHandedIn } from '../../results/index'

export type Homework = EndpointResponse<'my-homework-list'>['items'][number]
type Topic = EndpointResponse<'homework-topic-list'>['items'][number]
type Student = EndpointResponse<'one-topic-overview'>['items'][number]

/** One student's latest submission on one topic. */
export interface ReviewItem {
  /** Identifies the submission in the queue. */
  key: string
  homeworkId: string
  homeworkTitle: string
  isFromHeadquarters: boolean
  endTime: string
  topicId: string
  topicTitle: string
  studentId: string
  name: string
  number: string
  team: string
  /** Absent if the server does not name it in the list: the paper does. */
  guid?: string
}

/** A topic of writing with the students of its homework. */
export interface ReviewSource {
  homework: Homework
  topic: Topic
  students: readonly Student[]
}

/** The key of a paper: a paper can have several texts, each with a guid of its own. */
export const reviewKey = (topicId: string, studentId: string): string => `${topicId}/${studentId}`

const itemOf = ({ homework, topic }: ReviewSource, student: Student): ReviewItem => ({
  key: reviewKey(topic.topic_id, student.student_id),
  homeworkId: homework.homework_id,
  homeworkTitle: homework.title,
  isFromHeadquarters: isFromHeadquarters(homework),
  endTime: homework.end_time,
  topicId: topic.topic_id,
  topicTitle: topic.resource_title,
  studentId: student.student_id,
  name: student.nickname,
  number: student.number,
  team: student.team_name ?? '',
  ...(student.guid ? { guid: student.guid } : {}),
})

/** All submissions, the oldest deadline first; within a topic in the order of the server, each student once. */
export function reviewItems(sources: readonly ReviewSource[]): ReviewItem[] {
  const deadline = ({ homework }: ReviewSource): number => parseJst(homework.end_time) ?? Infinity
  const items = [...sources]
    .sort((a, b) => deadline(a) - deadline(b))
    .flatMap(source => source.students.filter(hasHandedIn).map(student => itemOf(source, student)))
  return [...new Map(items.map(item => [item.key, item])).values()]
}

/** The known order with what has arrived since at its end; what has gone is left out. The same array if nothing changed. */
export function frozenOrder(order: readonly string[], keys: readonly string[]): readonly string[] {
  const known = new Set(order)
  const present = new Set(keys)
  if (present.size === known.size && keys.every(key => known.has(key))) return order
  return [...order.filter(key => present.has(key)), ...keys.filter(key => !known.has(key))]
}

/**
 * The next submission to mark: the first after the current one, or else one that was skipped before.
 * @param isOpen whether a submission is still to be marked.
 */
export function nextOpen(order: readonly string[], current: string | undefined, isOpen: (key: string) => boolean) {
  const at = current === undefined ? -1 : order.indexOf(current)
  const after = order.slice(at + 1).find(isOpen)
  return after ?? order.slice(0, Math.max(0, at)).find(isOpen)
}

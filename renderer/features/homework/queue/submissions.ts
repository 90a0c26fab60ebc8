/** The submissions of some topics in the order in which a queue shows them. Pure functions. */
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { hasHandedIn } from '../../../results/index'
import { isFromHeadquarters } from '../homework-path'

export type Homework = EndpointResponse<'my-homework-list'>['items'][number]
type Topic = EndpointResponse<'homework-topic-list'>['items'][number]
type Student = EndpointResponse<'one-topic-overview'>['items'][number]

/** One student's latest submission on one topic. */
export interface Submission {
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
  /** When the student handed in last, as the server writes it; empty if it does not say. */
  submitTime: string
  /** The score of the latest round; absent if there is none. */
  score?: number
  /** Absent if the server does not name it in the list: the paper does. */
  guid?: string
}

/** A topic with the students of its homework. */
export interface SubmissionSource {
  homework: Homework
  topic: Topic
  students: readonly Student[]
}

/** The key of a paper: a paper can have several texts, each with a guid of its own. */
export const submissionKey = (topicId: string, studentId: string): string => `${topicId}/${studentId}`

const itemOf = ({ homework, topic }: SubmissionSource, student: Student): Submission => ({
  key: submissionKey(topic.topic_id, student.student_id),
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
  submitTime: student.submit_time ?? '',
  ...(student.score !== undefined ? { score: student.score } : {}),
  ...(student.guid ? { guid: student.guid } : {}),
})

/** All submissions, the oldest deadline first; within a topic in the order of the server, each student once. */
export function submissionsOf(sources: readonly SubmissionSource[]): Submission[] {
  const deadline = ({ homework }: SubmissionSource): number => parseJst(homework.end_time) ?? Infinity
  const items = [...sources]
    .sort((a, b) => deadline(a) - deadline(b))
    .flatMap(source => source.students.filter(hasHandedIn).map(student => itemOf(source, student)))
  return [...new Map(items.map(item => [item.key, item])).values()]
}

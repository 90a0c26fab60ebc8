import type { PaperParams } from './paper-source'

type Request = Pick<PaperParams, 'homeworkId' | 'topicId' | 'studentId'> & Partial<Pick<PaperParams, 'round'>>

/** The request for a student's paper; for round 0, also if none is given, the server returns the latest one. */
export const paperRequest = ({ homeworkId, topicId, studentId, round = 0 }: Request) => ({
  homework_id: homeworkId,
  topic_id: topicId,
  student_id: studentId,
  round,
})

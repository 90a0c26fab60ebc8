/**
 * A small sample of the requests in a teacher's day: lists, a page of the matrix, a paper, a ranking, and one change.
 */
import type { EndpointRequest, RendererEndpointName } from '../../shared/endpoints/index'
import type { logIn } from '../fixtures/teacher'
import { page } from '../fixtures/teacher'

export interface Step {
  endpoint: RendererEndpointName
  request: Record<string, unknown>
}

const step = <N extends RendererEndpointName>(endpoint: N, request: EndpointRequest<N>): Step => ({
  endpoint,
  request,
})

/** The requests, for homework, topics and students of the school. */
export async function stepsOf({ client, homeworkId: homework_id }: Awaited<ReturnType<typeof logIn>>): Promise<Step[]> {
  const matrix = await client.call('topic-score-overview-y', { homework_id, ...page })
  if (!matrix.ok) throw new Error(matrix.error.message)
  const student = matrix.value.items.find(({ submit_status }) => submit_status === 2)
  const topic_id = student?.scores[0]?.topic_id
  if (!student || topic_id === undefined) throw new Error('nobody has submitted anything')
  const { student_id, number } = student
  return [
    step('my-homework-page-list', { page: 1, limit: 20 }),
    step('student-page-rows', { page: 1, limit: 50 }),
    step('topic-score-overview-y', { homework_id, ...page }),
    step('topic-answer-paper', { homework_id, topic_id, student_id, round: 0 }),
    step('exercise_score_ranking_v2', { page: 1, limit: 50, team_id: student.team_id }),
    step('change-student-info', { student_id, number }),
  ]
}

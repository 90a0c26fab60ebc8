import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '../../../../shared/domain/limits'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { apiQuery, BridgeError, isMissing } from '../../../bridge/index'
import { paths } from '../../../paths'
import { setPaperOrder } from '../paper/paper-navigation'
import { isNewSubmission, type SeenPapers, seenState } from './seen-papers'

type Row = EndpointResponse<'topic-score-overview-y'>['items'][number]

const submissionOf = ({ student_id, submit_status, submit_time }: Row) => ({
  studentId: student_id,
  submitStatus: submit_status,
  submitTime: submit_time,
})

/** The first topic that the student has answered, in the order of the homework. */
const firstAnswered = (topicIds: readonly string[], { scores }: Row): string | undefined =>
  topicIds.find(id =>
    scores.some(cell => cell.topic_id === id && (cell.score !== undefined || cell.learn_count > 0)),
  ) ?? topicIds[0]

/** The server can refuse the students of headquarters' homework (SPEC §7): then the next homework is searched. */
function skipIfRefused(error: unknown): false {
  if (error instanceof BridgeError && isMissing(error)) return false
  throw error
}

/**
 * Opens the paper of the first submission that the teacher has not looked at, or not since it was submitted again; the
 * next student is then the next such submission. The calls: the topics of the homework, and its students until one is found.
 */
export function useNextUnseen(seen: SeenPapers): (homeworkIds: readonly string[]) => Promise<boolean> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isBusy = useRef(false)

  const find = async (homeworkId: string): Promise<boolean> => {
    const isNew = (row: Row) => isNewSubmission(seenState(seen, homeworkId, submissionOf(row)))
    const found: Row[] = []
    for (let page = 1, loaded = 0, total = 1; loaded < total && found.length === 0; page++) {
      const request = { homework_id: homeworkId, page, limit: limits.matrixPage }
      const answer = await client.fetchQuery(apiQuery('topic-score-overview-y', request))
      if (answer.items.length === 0) break
      loaded += answer.items.length
      total = answer.total
      found.push(...answer.items.filter(isNew))
    }
    const [first] = found
    if (!first) return false
    const { items } = await client.fetchQuery(apiQuery('topic-score-overview-x', { homework_id: homeworkId }))
    const topicIds = items.map(({ topic_id }) => topic_id)
    const topicId = firstAnswered(topicIds, first)
    if (topicId === undefined) return false
    setPaperOrder(homeworkId, [...new Set(found.map(row => row.student_id))])
    await navigate(paths.paper(homeworkId, { topicId, studentId: first.student_id }))
    return true
  }

  return async homeworkIds => {
    if (isBusy.current) return true
    isBusy.current = true
    try {
      for (const id of homeworkIds) if (await find(id).catch(skipIfRefused)) return true
      return false
    } finally {
      isBusy.current = false
    }
  }
}

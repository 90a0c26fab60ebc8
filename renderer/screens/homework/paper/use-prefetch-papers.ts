import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../bridge/index'
import type { PaperParams } from '../../../features/homework/paper/paper-source'
import { prefetchPaper } from '../../../results/index'
import { afterPaint } from '../../../ui/after-paint'

/** The request for a paper; for round 0 the server returns the latest one. */
export const paperRequest = ({ homeworkId, topicId, studentId, round }: PaperParams) => ({
  homework_id: homeworkId,
  topic_id: topicId,
  student_id: studentId,
  round,
})

/**
 * Fetches the latest papers of the neighbouring students and their media, so that the next student appears at once
 * (DESIGN §12).
 * @param isReady whether the current paper has loaded; the neighbours wait for it.
 */
export function usePrefetchPapers(
  homeworkId: string,
  topicId: string,
  studentIds: readonly string[],
  isReady: boolean,
): void {
  const client = useQueryClient()
  const joinedIds = studentIds.join('\n')
  useEffect(() => {
    if (!isReady || joinedIds === '') return
    return afterPaint(() => {
      for (const studentId of joinedIds.split('\n')) {
        const request = paperRequest({ homeworkId, topicId, studentId, round: 0 })
        // a failure is ignored here: the paper is read again when it is shown
        void client.fetchQuery(apiQuery('topic-answer-paper', request, { background: true })).then(
          paper => afterPaint(() => void prefetchPaper(client, paper)),
          () => undefined,
        )
      }
    })
  }, [client, isReady, joinedIds, homeworkId, topicId])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../bridge/index'
import { paperRequest } from '../../../features/homework/paper/paper-request'
import { prefetchPaper } from '../../../results/index'
import { afterPaint } from '../../../ui/after-paint'

/**
 * Fetches the latest paper of a student and its media, so that it appears soon even if it is not rendered ahead: that of
 * the student after the next one.
 * @param isReady whether the current paper has loaded; this one waits for it.
 */
export function usePrefetchPaper(
  homeworkId: string,
  topicId: string,
  studentId: string | undefined,
  isReady: boolean,
): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isReady || studentId === undefined) return
    return afterPaint(() => {
      const request = paperRequest({ homeworkId, topicId, studentId })
      // a failure is ignored here: the paper is read again when it is shown
      void client.fetchQuery(apiQuery('topic-answer-paper', request, { background: true })).then(
        paper => afterPaint(() => void prefetchPaper(client, paper)),
        () => undefined,
      )
    })
  }, [client, isReady, studentId, homeworkId, topicId])
}

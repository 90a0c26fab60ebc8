import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiKey, apiQuery, useApi } from '../../../bridge/index'
import { prefetchPaperMedia } from '../../../results/index'
import { afterPaint } from '../../../ui/after-paint'

interface PaperPlace {
  homeworkId: string
  topicId: string
  studentId: string
  /** 0 asks for the latest. */
  round: number
}

const requestOf = ({ homeworkId, topicId, studentId, round }: PaperPlace) => ({
  homework_id: homeworkId,
  topic_id: topicId,
  student_id: studentId,
  round,
})

/**
 * One paper; the last one stays in sight while it loads, and those `ahead` are fetched once it is there, so that the next
 * student stands at once (DESIGN §12).
 */
export function usePaper(place: PaperPlace, ahead: readonly string[]) {
  const client = useQueryClient()
  const query = useApi('topic-answer-paper', requestOf(place), { keepPrevious: true })
  const { homeworkId, topicId, studentId, round } = place

  const settled = !query.isFetching
  const wanted = ahead.join('\n')
  useEffect(() => {
    if (!settled || wanted === '') return
    return afterPaint(() => {
      for (const id of wanted.split('\n')) {
        const request = requestOf({ homeworkId, topicId, studentId: id, round: 0 })
        const next = apiQuery('topic-answer-paper', request, { background: true })
        // one that cannot be had is asked for again when it is shown
        void client.fetchQuery(next).then(
          paper => afterPaint(() => prefetchPaperMedia(client, paper)),
          () => undefined,
        )
      }
    })
  }, [client, settled, wanted, homeworkId, topicId])

  // names the paper that is in sight, not the one that is asked for
  const asked = `${topicId}/${studentId}`
  const key = `${asked}/${round}`
  const [shown, setShown] = useState({ asked, key })
  if (query.data && !query.isPlaceholderData && shown.key !== key) setShown({ asked, key })

  return {
    query,
    /** What the screen shows, by the keys of its answers. */
    shownKeys: [
      apiKey('topic-answer-paper', requestOf(place)),
      apiKey('topic-score-overview-x', { homework_id: homeworkId }),
      ['topic-score-overview-y', { homework_id: homeworkId }],
    ],
    shownKey: shown.key,
    waiting: query.isPlaceholderData,
    /** How many rounds the paper asked for has: known as soon as one of them is in sight. */
    rounds: shown.asked === asked ? query.data?.rounds : undefined,
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiKey, useApi, useApiAll } from '../../bridge/index'
import { type Slide, slidesOf } from './model/slides'

interface Slides {
  /** Undefined while loading. */
  slides: Slide[] | undefined
  /** The titles of the topics whose questions could not be loaded. */
  missing: string[]
  failed: boolean
  busy: boolean
  retry(): void
  /** The query keys of all data that is shown, for the offline notice. */
  keys: (readonly unknown[])[]
}

/**
 * Loads all questions of a homework with the answers of the class (SPEC §7 homework-topic-list,
 * one-topic-question-overview).
 */
export function useSlides(homeworkId: string): Slides {
  const client = useQueryClient()
  const list = useApi('homework-topic-list', { id: homeworkId })
  const topics = list.data?.items
  const requests = useMemo(
    () => (topics ?? []).map(({ topic_id, resource_id }) => ({ homework_id: homeworkId, topic_id, resource_id })),
    [topics, homeworkId],
  )
  const overviews = useApiAll('one-topic-question-overview', requests)
  const waiting = topics === undefined || overviews.includes(undefined)
  const slides = useMemo(
    () =>
      waiting
        ? undefined
        : slidesOf(
            topics,
            overviews.map(overview => overview?.items ?? null),
          ),
    [waiting, topics, overviews],
  )
  const missing = (topics ?? []).filter((_, at) => overviews[at] === null).map(topic => topic.resource_title)
  return {
    slides,
    missing,
    failed: list.isError && topics === undefined,
    busy: list.isFetching,
    retry: () => {
      if (topics === undefined) return void list.refetch()
      for (const [at, request] of requests.entries())
        if (overviews[at] === null)
          void client.refetchQueries({ queryKey: apiKey('one-topic-question-overview', request) })
    },
    keys: [
      apiKey('homework-topic-list', { id: homeworkId }),
      ...requests.map(request => apiKey('one-topic-question-overview', request)),
    ],
  }
}

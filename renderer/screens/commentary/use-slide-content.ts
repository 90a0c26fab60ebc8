/** Loads the content of a slide (texts and files) and prefetches the content of its neighbours. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { apiKey, apiQuery } from '../../bridge/index'
import { classQuestions } from '../../results/class-answers/class-questions'
import { useContent } from '../../results/class-answers/use-class-questions'
import { withoutAnswers } from '../../results/content/merge-answers'
import type { NormalContent } from '../../results/content/types'
import { prefetchPaper } from '../../results/index'
import { resultText } from '../../results/text'
import { useMedia } from '../../results/use-media'
import { afterPaint } from '../../ui/after-paint'
import { slideContentOf } from './model/slide-content'
import type { Slide } from './model/slides'

/** A slide with the loaded content of its topic. */
interface LoadedSlide {
  slide: Slide
  /** Null if the content could not be loaded. */
  content: NormalContent | null
  paper: Paper | undefined
}

const previewOf = ({ topic }: Slide) => ({ topic_id: topic.topic_id })

/** Prefetches the resources of the neighbour slides once the current slide is loaded. */
function usePrefetch(ahead: readonly Slide[], settled: boolean): void {
  const client = useQueryClient()
  const topics = [...new Set(ahead.map(({ topic }) => topic.topic_id))].join('\n')
  useEffect(() => {
    if (!settled || topics === '') return
    return afterPaint(() => {
      for (const topic_id of topics.split('\n')) {
        // ignore failures: the resource is requested again when its slide opens
        void client.fetchQuery(apiQuery('resource-preview', { topic_id }, { background: true })).then(
          paper => prefetchPaper(client, paper),
          () => undefined,
        )
      }
    })
  }, [client, settled, topics])
}

/** Used for media lookups while no content is loaded. */
const emptyContent: NormalContent = { lead: { pictures: [], audios: [], samples: [] }, entries: [], interludes: [] }

/**
 * Loads the requested slide. The previous slide stays complete until the new content is loaded; `slide` tells which
 * slide is shown, and `pending` is true until the first content is loaded.
 */
export function useSlideContent(homeworkId: string, requested: Slide, ahead: readonly Slide[]) {
  const client = useQueryClient()
  const { topic_id, resource_id, view_key } = requested.topic
  const anyStudentId = requested.overviews.flatMap(({ answers }) => answers.flatMap(answer => answer.student_ids)).at(0)
  const loaded = useContent(homeworkId, { topicId: topic_id, resourceId: resource_id, viewKey: view_key }, anyStudentId)
  const [last, setLast] = useState<LoadedSlide | null>(null)
  const { content, paper } = loaded
  const now = content === undefined ? last : { slide: requested, content, paper }
  if (now && (last?.slide !== now.slide || last.content !== now.content)) setLast(now)
  usePrefetch(ahead, content !== undefined)

  const slide = now?.slide ?? requested
  const loadedContent = now?.content ?? null
  const contentWithoutAnswers = useMemo(() => withoutAnswers(loadedContent ?? emptyContent), [loadedContent])
  const media = useMedia(now?.paper?.resource.resource_path ?? '', contentWithoutAnswers)
  const classQuestion = useMemo(
    () =>
      classQuestions(slide.topic.view_key, loadedContent, slide.overviews)[slide.classQuestion.position - 1] ??
      slide.classQuestion,
    [slide, loadedContent],
  )
  const slideContent = useMemo(() => {
    const { scoring } = classQuestion.interpretation
    return loadedContent
      ? slideContentOf(loadedContent, classQuestion.id, {
          viewKey: slide.topic.view_key,
          scoring,
          joiner: resultText.joiner,
        })
      : undefined
  }, [loadedContent, classQuestion, slide])
  return {
    ...media,
    slide,
    classQuestion,
    /** Undefined if the content has no such question or could not be loaded. */
    slideContent,
    pending: now === null,
    failed: now !== null && now.content === null,
    retry: () => void client.refetchQueries({ queryKey: apiKey('resource-preview', previewOf(slide)) }),
  }
}

export type SlideState = ReturnType<typeof useSlideContent>

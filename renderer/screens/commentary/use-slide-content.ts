/** The content of a question for the wall: its texts and files, and those of its neighbours ahead. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { apiKey, apiQuery } from '../../bridge'
import { prefetchPaperMedia } from '../../results'
import { classQuestions } from '../../results/class-answers/class-questions'
import { useContent } from '../../results/class-answers/use-class-questions'
import { withoutAnswers } from '../../results/content/merge-answers'
import type { NormalContent } from '../../results/content/types'
import { resultText } from '../../results/text'
import { useMedia } from '../../results/use-media'
import { afterPaint } from '../../ui/after-paint'
import { slideContentOf } from './model/slide-content'
import type { Slide } from './model/slides'

/** A question with what its topic's content says of it. */
interface Ready {
  slide: Slide
  /** Null where it cannot be had. */
  content: NormalContent | null
  paper: Paper | undefined
}

const previewOf = ({ topic }: Slide) => ({ topic_id: topic.topic_id })

/** Reads the resources of those a teacher is likeliest to go to next, once the one in sight is there. */
function usePrefetch(ahead: readonly Slide[], settled: boolean): void {
  const client = useQueryClient()
  const topics = [...new Set(ahead.map(({ topic }) => topic.topic_id))].join('\n')
  useEffect(() => {
    if (!settled || topics === '') return
    return afterPaint(() => {
      for (const topic_id of topics.split('\n')) {
        // one that cannot be had is asked for again when it is shown
        void client.fetchQuery(apiQuery('resource-preview', { topic_id }, { background: true })).then(
          paper => prefetchPaperMedia(client, paper),
          () => undefined,
        )
      }
    })
  }, [client, settled, topics])
}

/** What of the content can be asked for in any case: nothing. */
const empty: NormalContent = { lead: { audios: [], samples: [] }, entries: [], interludes: [] }

/**
 * The question that is asked for; until its content has come the last one stays in sight, whole, and `slot` says which.
 * Null before the first.
 */
export function useSlideContent(homeworkId: string, requested: Slide, ahead: readonly Slide[]) {
  const client = useQueryClient()
  const { topic_id, resource_id, view_key } = requested.topic
  const someone = requested.overviews.flatMap(({ answers }) => answers.flatMap(answer => answer.student_ids)).at(0)
  const given = useContent(homeworkId, { topicId: topic_id, resourceId: resource_id, viewKey: view_key }, someone)
  const [last, setLast] = useState<Ready | null>(null)
  const { content, paper } = given
  const now = content === undefined ? last : { slide: requested, content, paper }
  if (now && (last?.slide !== now.slide || last.content !== now.content)) setLast(now)
  usePrefetch(ahead, content !== undefined)

  const slide = now?.slide ?? requested
  const known = now?.content ?? null
  const bare = useMemo(() => withoutAnswers(known ?? empty), [known])
  const media = useMedia(now?.paper?.resource.resource_path ?? '', bare)
  const classQuestion = useMemo(
    () =>
      classQuestions(slide.topic.view_key, known, slide.overviews)[slide.classQuestion.position - 1] ??
      slide.classQuestion,
    [slide, known],
  )
  const slideContent = useMemo(() => {
    const { scoring } = classQuestion.interpretation
    return known
      ? slideContentOf(known, classQuestion.id, { viewKey: slide.topic.view_key, scoring, joiner: resultText.joiner })
      : undefined
  }, [known, classQuestion, slide])
  return {
    ...media,
    slide,
    classQuestion,
    /** What its content says of it; undefined where that has nothing of it, or cannot be had. */
    slideContent,
    pending: now === null,
    failed: now !== null && now.content === null,
    retry: () => void client.refetchQueries({ queryKey: apiKey('resource-preview', previewOf(slide)) }),
  }
}

export type SlideState = ReturnType<typeof useSlideContent>

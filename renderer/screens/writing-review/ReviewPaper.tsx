import { useQueryClient } from '@tanstack/react-query'
import { Activity, useEffect, useMemo, useState } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { paths } from '../../paths'
import { type Marking, prefetchPaper, ResultView } from '../../results/index'
import { afterPaint } from '../../ui/after-paint'
import type { ReviewItem } from './review-queue'
import type { ReviewScope } from './use-review-scope'

interface Props {
  item: ReviewItem
  paper: Paper
  /** False: rendered ahead, so that it appears at once. */
  isShown: boolean
  scope: ReviewScope
  hidesNames: boolean
  hidesAi: boolean
  goNext: () => void
}

/** One submission of the queue, on the screen or rendered ahead. */
export function ReviewPaper({ item, paper, isShown, scope, hidesNames, hidesAi, goNext }: Props) {
  const { key, name, studentId, homeworkId } = item
  const client = useQueryClient()
  const [isPrefetched, setPrefetched] = useState(isShown)
  // What is read only after it is shown would make the text jump.
  useEffect(() => {
    if (isPrefetched) return
    return afterPaint(() => void prefetchPaper(client, paper).then(() => setPrefetched(true)))
  }, [client, paper, isPrefetched])
  const marking = useMemo(
    (): Marking => ({
      name,
      isNameHidden: hidesNames,
      path: paths.writingReview({ ...scope, item: key }),
      goNext,
      isOpen: true,
    }),
    [key, name, scope, hidesNames, goNext],
  )
  // To show a paper renders nothing again.
  const view = useMemo(
    () => (
      <ResultView
        paper={paper}
        studentId={studentId}
        homeworkId={homeworkId}
        showAnswers
        marking={marking}
        hidesAi={hidesAi}
      />
    ),
    [paper, studentId, homeworkId, marking, hidesAi],
  )
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{(isShown || isPrefetched) && view}</Activity>
}

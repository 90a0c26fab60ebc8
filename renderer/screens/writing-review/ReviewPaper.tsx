import { Activity, useMemo } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { paths } from '../../paths'
import { type Marking, ResultView } from '../../results/index'
import type { KeyRow } from '../../ui/keys/key-rows'
import type { ReviewItem } from './review-queue'

interface Props {
  item: ReviewItem
  paper: Paper
  /** False: rendered ahead, so that it appears at once. */
  isShown: boolean
  hidesNames: boolean
  goNext: () => void
  hidesAi: boolean
  keys: readonly KeyRow[]
}

/** One submission of the queue, on the screen or rendered ahead. */
export function ReviewPaper({ item, paper, isShown, hidesNames, goNext, hidesAi, keys }: Props) {
  const { key, name } = item
  const marking = useMemo(
    (): Marking => ({ name, isNameHidden: hidesNames, path: paths.writingReview({ item: key }), goNext, isOpen: true }),
    [key, name, hidesNames, goNext],
  )
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <ResultView
        paper={paper}
        studentId={item.studentId}
        homeworkId={item.homeworkId}
        showAnswers
        marking={marking}
        hidesAi={hidesAi}
        keys={keys}
      />
    </Activity>
  )
}

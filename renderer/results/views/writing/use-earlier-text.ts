/** Reads what a student wrote in the round before, when a teacher asks for it. */
import { useMemo } from 'react'
import type { Paper } from '../../../../shared/items/paper'
import { useApi } from '../../../bridge/index'
import { itemsAndQuestions } from '../../content/items-and-questions'
import { mergeAnswers } from '../../content/merge-answers'
import { normalise } from '../../content/normalise'
import type { ResultQuestion } from '../../content/types'
import { submissionsOf, writingTask } from '../../content/writing'
import { useResultContext } from '../../use-result-context'

/** Whether there is a round before that can be read. */
export function useHasEarlierRound(): boolean {
  const { paper, studentId } = useResultContext()
  return paper.round > 1 && studentId !== undefined
}

/** The latest text of a question of a paper; null if there is none. */
function textIn(paper: Paper, key: string): string | null {
  const questions = itemsAndQuestions(mergeAnswers(writingTask(normalise(paper.content), paper), paper, 'marked'))
  const { records = [] } = questions.find(each => each.key === key)?.outcome ?? {}
  return submissionsOf(records)[0]?.text ?? null
}

/** The text of the same question in the round before; null if the student wrote none. */
export function useEarlierText({ key }: ResultQuestion, isWanted: boolean) {
  const { paper, studentId = '', homeworkId } = useResultContext()
  const isOwn = homeworkId !== undefined
  const request = {
    topic_id: paper.resource.topic_id,
    student_id: studentId,
    round: Math.max(0, paper.round - 1),
  }
  const own = useApi(
    'topic-answer-paper',
    { homework_id: homeworkId ?? '', ...request },
    { enabled: isWanted && isOwn, background: true },
  )
  const ofHeadquarters = useApi('headquarters-homework-topic-answer-paper', request, {
    enabled: isWanted && !isOwn,
    background: true,
  })
  const { data, isError, isFetching, refetch } = isOwn ? own : ofHeadquarters
  const text = useMemo(() => data && textIn(data, key), [data, key])
  return {
    text,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

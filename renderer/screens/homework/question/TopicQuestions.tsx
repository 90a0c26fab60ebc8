import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Roster } from '../../../features/homework/roster'
import { paths } from '../../../paths'
import { type ClassTopic, useClassQuestions } from '../../../results/index'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import layout from '../../../ui/layout/layout.module.css'
import { Skeletons } from '../../../ui/Skeletons'
import classes from './Question.module.css'
import { QuestionList } from './QuestionList'
import { QuestionPanel } from './QuestionPanel'
import {
  indexOfQuestion,
  orderQuestions,
  type QuestionOrder,
  studentIdsOfTeam,
  summariseQuestion,
} from './question-summary'
import { text } from './text'

interface Props {
  homeworkId: string
  topic: ClassTopic
  /** Null: the first question. */
  questionId: string | null
  roster: Roster
  teamId: string
}

/** The list of the questions of one topic, and beside it the current question. */
export function TopicQuestions({ homeworkId, topic, questionId, roster, teamId }: Props) {
  const navigate = useNavigate()
  const { questions, lead, resourcePath, error, isFetching, retry } = useClassQuestions(homeworkId, topic)
  const [order, setOrder] = useState<QuestionOrder>('asked')
  const { students, loadState } = roster
  const among = useMemo(() => studentIdsOfTeam(students, teamId), [students, teamId])
  const summaries = useMemo(
    () =>
      orderQuestions(
        (questions ?? []).map(asked => summariseQuestion(asked, among)),
        order,
      ),
    [questions, among, order],
  )
  const at = indexOfQuestion(summaries, questionId)
  const show = (place: number) => {
    const next = summaries[place]
    if (!next) return
    void navigate(paths.homeworkQuestion(homeworkId, { topicId: topic.topicId, questionId: next.classQuestion.id }), {
      replace: true,
    })
  }
  const isReachedByKey = useRef(false)
  const step = (by: number) => {
    isReachedByKey.current = summaries[at + by] !== undefined
    show(at + by)
  }
  const keys = useKeyTable([
    { label: text.keys.move, keys: { j: () => step(1), k: () => step(-1) } },
    { label: text.keys.open, keys: ['Enter'] },
  ])
  const takeFocus = useCallback(() => {
    const taken = isReachedByKey.current
    isReachedByKey.current = false
    return taken
  }, [])
  if (error) return <ErrorState message={text.failed} onRetry={retry} busy={isFetching} />
  if (!questions) return <Skeletons count={8} />
  // with missing students, every number about a single class would be wrong
  if (teamId !== '' && loadState !== 'complete') {
    return loadState === 'failed' ? (
      <ErrorState message={text.namesFailed} onRetry={roster.retry} />
    ) : (
      <Skeletons count={8} />
    )
  }
  const summary = summaries[at]
  if (!summary) return <EmptyState message={text.noQuestions} hint={text.noQuestionsHint} />
  return (
    <>
      <div className={`${layout.panels} ${classes.work}`}>
        <QuestionList summaries={summaries} at={at} order={order} onOrder={setOrder} onShow={show} />
        <QuestionPanel
          key={summary.classQuestion.id}
          homeworkId={homeworkId}
          topicId={topic.topicId}
          summary={summary}
          lead={lead}
          resourcePath={resourcePath}
          students={among ? students.filter(({ studentId }) => among.has(studentId)) : students}
          roster={roster}
          hasSeveralTeams={roster.teams.length > 1}
          scope={teamId === '' && roster.matrix.hasSeveralTeams ? 'overall' : 'class'}
          takeFocus={takeFocus}
        />
      </div>
      <KeyHints rows={keys} />
    </>
  )
}

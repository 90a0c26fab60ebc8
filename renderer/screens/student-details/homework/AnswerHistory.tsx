import { useMemo } from 'react'
import { formatScore } from '../../../../shared/domain/scores'
import {
  type ClassTopic,
  GroupMark,
  type QuestionHistory,
  type RoundAnswer,
  useAnswerHistory,
} from '../../../results/index'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadFailed } from '../../../ui/offline/LoadFailed'
import { Skeletons } from '../../../ui/Skeletons'
import type { Column } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/DataTable'
import classes from '../StudentDetails.module.css'
import { text } from '../text'

const words = text.topic

const Answer = ({ answer }: { answer: RoundAnswer | undefined }) =>
  answer === undefined ? (
    text.none
  ) : (
    <span className={classes.answer}>
      <GroupMark mark={answer.mark} full={answer.fullScore} />
      {answer.mark !== 'right' && answer.mark !== 'wrong' && formatScore(answer.score)}
      <span>{answer.words}</span>
    </span>
  )

const columnsOf = (rounds: readonly number[]): Column<QuestionHistory>[] => [
  {
    key: 'question',
    label: words.question,
    head: true,
    need: 240,
    grow: 3,
    cell: ({ no, prompt }) => (
      <span className={classes.prompt} title={prompt}>
        {no}　{prompt}
      </span>
    ),
  },
  ...rounds.map(round => ({
    key: String(round),
    label: words.round(round),
    need: 150,
    grow: 2,
    cell: ({ answers }: QuestionHistory) => <Answer answer={answers.get(round)} />,
  })),
]

interface Props {
  homeworkId: string
  topic: ClassTopic
  studentId: string
}

/** Each question with her answers, a column for each round. */
export function AnswerHistory({ homeworkId, topic, studentId }: Props) {
  const { logs, questions } = useAnswerHistory(homeworkId, topic, studentId)
  const rounds = useMemo(
    () => [...new Set(questions?.flatMap(({ answers }) => [...answers.keys()]))].sort((a, b) => a - b),
    [questions],
  )
  if (logs.isError && !logs.data)
    return <LoadFailed message={words.historyFailed} onRetry={() => void logs.refetch()} busy={logs.isFetching} />
  if (!questions) return <Skeletons count={4} />
  if (questions.length === 0) return <EmptyState message={words.noHistory} />
  return (
    <div className={classes.card}>
      <DataTable label={words.history} columns={columnsOf(rounds)} rows={questions} rowKey={({ id }) => id} />
    </div>
  )
}

/** The tabs of one homework, as a table: label, address, query keys and board. */
import type { ReactNode } from 'react'
import { apiKey } from '../../bridge/index'
import { paths } from '../../paths'
import type { BoardParams, BoardProps } from './board'
import { MatrixBoard } from './matrix/MatrixBoard'
import { QuestionBoard } from './question/QuestionBoard'
import { StudentBoard } from './student/StudentBoard'
import { SubmissionsBoard } from './submissions/SubmissionsBoard'
import { text } from './text'
import { TopicBoard } from './topic/TopicBoard'
import { TopicsBoard } from './topics/TopicsBoard'

interface TabRow {
  label: string
  to: (homeworkId: string) => string
  /** The query keys of the board; the header has its own. */
  keys: (params: BoardParams) => (readonly unknown[])[]
  Board: (props: BoardProps) => ReactNode
}

const columnsKey = ({ homeworkId }: BoardParams) => apiKey('topic-score-overview-x', { homework_id: homeworkId })
const rowsKey = ({ homeworkId }: BoardParams) => ['topic-score-overview-y', { homework_id: homeworkId }]
const topicRequest = ({ homeworkId, topicId }: BoardParams) => ({
  homework_id: homeworkId,
  ...(topicId === null ? {} : { topic_id: topicId }),
})

export const tabs = {
  matrix: {
    label: text.matrix,
    to: paths.homeworkDetails,
    keys: params => [columnsKey(params), rowsKey(params)],
    Board: MatrixBoard,
  },
  progress: {
    label: text.progress,
    to: paths.homeworkSubmissions,
    keys: params => [columnsKey(params), rowsKey(params)],
    Board: SubmissionsBoard,
  },
  topics: {
    label: text.topics,
    to: paths.homeworkTopics,
    keys: ({ homeworkId }) => [['all-topic-overview', { homework_id: homeworkId }]],
    Board: TopicsBoard,
  },
  topic: {
    label: text.topic,
    to: id => paths.homeworkTopic(id),
    keys: params => [columnsKey(params), ['one-topic-overview', topicRequest(params)]],
    Board: TopicBoard,
  },
  question: {
    label: text.question,
    to: id => paths.homeworkQuestion(id),
    keys: params => [columnsKey(params), rowsKey(params), ['one-topic-question-overview', topicRequest(params)]],
    Board: QuestionBoard,
  },
  student: {
    label: text.student,
    to: id => paths.homeworkStudent(id),
    keys: params => [columnsKey(params), rowsKey(params)],
    Board: StudentBoard,
  },
} satisfies Record<string, TabRow>

export type Tab = keyof typeof tabs

/** The tabs in their order on the page. */
export const tabNames = Object.keys(tabs) as Tab[]

/** The tab that the address names; by default 成績一覧. */
export const tabOf = (value: string | null): Tab => tabNames.find(name => name === value) ?? 'matrix'

/** The ways to look at one homework, as a table: the word of a tab, its address, what it reads and what it shows. */
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
  /** The keys of the answers that it shows beside those of the head. */
  keys: (place: BoardParams) => (readonly unknown[])[]
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
    keys: place => [columnsKey(place), rowsKey(place)],
    Board: MatrixBoard,
  },
  progress: {
    label: text.progress,
    to: paths.homeworkSubmissions,
    keys: place => [columnsKey(place), rowsKey(place)],
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
    keys: place => [columnsKey(place), ['one-topic-overview', topicRequest(place)]],
    Board: TopicBoard,
  },
  question: {
    label: text.question,
    to: id => paths.homeworkQuestion(id),
    keys: place => [columnsKey(place), rowsKey(place), ['one-topic-question-overview', topicRequest(place)]],
    Board: QuestionBoard,
  },
  student: {
    label: text.student,
    to: id => paths.homeworkStudent(id),
    keys: place => [columnsKey(place), rowsKey(place)],
    Board: StudentBoard,
  },
} satisfies Record<string, TabRow>

export type Tab = keyof typeof tabs

/** The tabs in their order. */
export const tabNames = Object.keys(tabs) as Tab[]

/** The tab that an address names; 成績一覧 where it names none. */
export const tabOf = (value: string | null): Tab => tabNames.find(name => name === value) ?? 'matrix'

/** The columns of the topic table as data. */
import type { ReactNode } from 'react'
import { figure } from '../../../../shared/domain/scores'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import { text } from './text'
import type { TopicSortKey, TopicStudent } from './topic-scores'
import type { StudentTeams } from './use-student-teams'

interface Context {
  full: number
  now: number
  /** Null where all are of one class: then there is no column for it. */
  teams: StudentTeams | null
}

interface Column {
  key: string
  label: string
  sort?: TopicSortKey
  numeric?: boolean
  /** Absent for the student's name, which is the row's head and its link. */
  cell?: (student: TopicStudent, context: Context) => ReactNode
}

function submitTime(value: string | undefined, now: number): string {
  const at = value === undefined ? null : parseJst(value)
  return at === null ? text.none : shortTime(at, now)
}

const allColumns: Column[] = [
  { key: 'number', label: text.columns.number, sort: 'number', cell: student => student.number },
  { key: 'student', label: text.columns.student },
  {
    key: 'team',
    label: text.columns.team,
    cell: (student, { teams }) => teams?.get(student.student_id) ?? text.none,
  },
  {
    key: 'score',
    label: text.columns.score,
    sort: 'score',
    numeric: true,
    cell: (student, { full }) => <ScoreBadge score={student.score} full={full} />,
  },
  {
    key: 'best',
    label: text.columns.best,
    sort: 'best',
    numeric: true,
    cell: student => figure(student.best_score) || text.none,
  },
  {
    key: 'count',
    label: text.columns.count,
    sort: 'count',
    numeric: true,
    cell: student => text.times(student.learn_count),
  },
  {
    key: 'time',
    label: text.columns.time,
    sort: 'time',
    cell: (student, { now }) => submitTime(student.submit_time, now),
  },
]

/** The columns of a topic of several classes, or of one. */
export const topicColumns = (teams: StudentTeams | null): Column[] =>
  teams === null ? allColumns.filter(column => column.key !== 'team') : allColumns

/** The columns of the topic table, as a table. */
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
  /** Null if all students are in one class: then there is no class column. */
  teams: StudentTeams | null
}

interface Column {
  key: string
  label: string
  sort?: TopicSortKey
  numeric?: boolean
  /** Absent for the name: the name cell is the row header and contains the link. */
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

/** The columns, without the class column if all students are in one class. */
export const topicColumns = (teams: StudentTeams | null): Column[] =>
  teams === null ? allColumns.filter(column => column.key !== 'team') : allColumns

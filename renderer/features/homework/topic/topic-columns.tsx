/** The columns of the topic table. */
import type { ReactNode } from 'react'
import { formatScore } from '../../../../shared/domain/scores'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import { Clip } from '../../../ui/table/Clip'
import { type Column, timeNeed } from '../../../ui/table/column'
import { text } from './text'
import { isDone, type TopicStudent } from './topic-scores'
import type { StudentTeams } from './use-student-teams'

interface Context {
  full: number
  now: number
  /** Null if all students are in one class: then there is no class column. */
  teams: StudentTeams | null
  /** Draws the name: the link to the paper. */
  name: Column<TopicStudent>['cell']
}

const timeOf = ({ submit_time }: TopicStudent) => (submit_time === undefined ? null : parseJst(submit_time))

function submitTime(student: TopicStudent, now: number): ReactNode {
  const at = timeOf(student)
  return at === null ? text.none : shortTime(at, now)
}

/** The first click on a score or a time puts the best or the latest first; 番号 is the order of the server. */
export const topicColumns = ({ full, now, teams, name }: Context): Column<TopicStudent>[] => [
  {
    key: 'number',
    label: text.columns.number,
    width: '80px',
    sort: 'number',
    sortValue: (_student, at) => at,
    cell: student => student.number,
  },
  { key: 'student', label: text.columns.student, need: 140, grow: 2, head: true, cell: name },
  ...(teams === null
    ? []
    : [
        {
          key: 'team',
          label: text.columns.team,
          need: 90,
          grow: 2,
          cell: (student: TopicStudent) => <Clip>{teams.get(student.student_id) ?? text.none}</Clip>,
        },
      ]),
  {
    key: 'score',
    label: text.columns.score,
    need: 96,
    sort: 'score',
    firstOrder: 'desc',
    sortValue: student => student.score ?? null,
    numeric: true,
    cell: student => <ScoreBadge score={student.score} full={full} isDone={isDone(student)} />,
  },
  {
    key: 'best',
    label: text.columns.best,
    need: 88,
    sort: 'best',
    firstOrder: 'desc',
    sortValue: student => student.best_score ?? null,
    numeric: true,
    cell: student => formatScore(student.best_score) || text.none,
  },
  {
    key: 'count',
    label: text.columns.count,
    need: 100,
    sort: 'count',
    firstOrder: 'desc',
    sortValue: student => student.learn_count,
    numeric: true,
    cell: student => text.times(student.learn_count),
  },
  {
    key: 'time',
    label: text.columns.time,
    need: timeNeed,
    grow: 0,
    sort: 'time',
    firstOrder: 'desc',
    sortValue: timeOf,
    cell: student => submitTime(student, now),
  },
]

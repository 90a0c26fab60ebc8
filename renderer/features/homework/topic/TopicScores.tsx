import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import { useNow } from '../../../ui/clock'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Link } from '../../../ui/Link'
import layout from '../../../ui/layout/layout.module.css'
import { ScoreLegend } from '../../../ui/ScoreBadge'
import { Skeletons } from '../../../ui/Skeletons'
import { type Column, nextSort, type Sort } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/DataTable'
import type { MatrixColumn } from '../matrix/matrix-types'
import { setPaperOrder } from '../paper/paper-navigation'
import { ScoreDistribution } from './ScoreDistribution'
import classes from './Topic.module.css'
import { text } from './text'
import { topicColumns } from './topic-columns'
import { type TopicOverview, type TopicStudent, topicAverage } from './topic-scores'
import type { StudentTeams } from './use-student-teams'

const byNumber: Sort = { field: 'number', order: 'asc' }
const idOf = ({ student_id }: TopicStudent) => student_id

interface Props {
  homeworkId: string
  topic: MatrixColumn
  /** The students' scores of the topic. While they load, `data` may be those of the previous topic. */
  query: Pick<UseQueryResult<TopicOverview>, 'data' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'>
  /** The classes of the students; null if all are in one class. */
  teamsOf: (students: readonly TopicStudent[]) => StudentTeams | null
  messages: { failed: string; noStudents: string; noStudentsHint?: string }
  paperPath: (studentId: string) => string
}

/** The scores of one topic: average, distribution, and a table of the students with links to their papers. */
export function TopicScores({ homeworkId, topic, query, teamsOf, messages, paperPath }: Props) {
  const [sort, setSort] = useState(byNumber)
  const now = useNow()
  if (query.isError)
    return <ErrorState message={messages.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
  if (!query.data) return <Skeletons count={8} />
  const students = query.data.items
  const name: Column<TopicStudent>['cell'] = (student, shown) => (
    <Link
      to={paperPath(student.student_id)}
      aria-label={text.open(student.nickname)}
      title={student.nickname}
      onClick={() => setPaperOrder(homeworkId, shown.map(idOf))}
    >
      {student.nickname}
    </Link>
  )
  const teams = teamsOf(students)
  const isStale = query.isPlaceholderData
  const average = formatAverage(topicAverage(query.data, topic.average)) || text.none
  return (
    <div className={classes.scores} data-waiting={isStale || undefined} aria-busy={isStale} inert={isStale}>
      <div className={classes.summary}>
        <span>
          {text.averages[teams === null ? 'class' : 'overall']} <b className={classes.mean}>{average}</b>
        </span>
        <span>{text.full(topic.full)}</span>
        <ScoreDistribution students={students} full={topic.full} />
      </div>
      <div className={`${layout.scrollTable} ${classes.card}`}>
        {students.length === 0 ? (
          <EmptyState message={messages.noStudents} hint={messages.noStudentsHint} />
        ) : (
          <DataTable
            label={text.table(topic.title)}
            columns={topicColumns({ full: topic.full, now, teams, name })}
            rows={students}
            rowKey={idOf}
            sort={sort}
            onSort={column => setSort(nextSort(sort, column))}
            client
            virtualHeight="100%"
            minWidth="760px"
          />
        )}
      </div>
      <ScoreLegend />
    </div>
  )
}

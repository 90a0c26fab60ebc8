import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { averageFigure } from '../../../../shared/domain/scores'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { ScoreLegend } from '../../../ui/ScoreBadge'
import { Skeletons } from '../../../ui/Skeletons'
import type { MatrixColumn } from '../matrix/matrix-types'
import { setPaperOrder } from '../paper/paper-navigation'
import { ScoreDistribution } from './ScoreDistribution'
import classes from './Topic.module.css'
import { TopicTable } from './TopicTable'
import { text } from './text'
import { sortStudents, type TopicOverview, type TopicSort, type TopicStudent, topicAverage } from './topic-scores'
import type { StudentTeams } from './use-student-teams'

const byNumber: TopicSort = { key: 'number', isDescending: false }

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

/** The scores of one topic: class average, distribution, and a table of the students with links to their papers. */
export function TopicScores({ homeworkId, topic, query, teamsOf, messages, paperPath }: Props) {
  const [sort, setSort] = useState(byNumber)
  const students = useMemo(() => sortStudents(query.data?.items ?? [], sort), [query.data, sort])
  if (query.isError)
    return <ErrorState message={messages.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
  if (!query.data) return <Skeletons count={8} />
  const isStale = query.isPlaceholderData
  const average = averageFigure(topicAverage(query.data, topic.average)) || text.none
  return (
    <div className={classes.scores} data-waiting={isStale || undefined} aria-busy={isStale} inert={isStale}>
      <div className={classes.summary}>
        <span>
          {text.average} <b className={classes.mean}>{average}</b>
        </span>
        <span>{text.full(topic.full)}</span>
        <ScoreDistribution students={students} full={topic.full} />
      </div>
      <div className={classes.card}>
        {students.length === 0 ? (
          <EmptyState message={messages.noStudents} hint={messages.noStudentsHint} />
        ) : (
          <TopicTable
            title={topic.title}
            students={students}
            full={topic.full}
            teams={teamsOf(students)}
            sort={sort}
            onSort={setSort}
            paperPath={paperPath}
            onOpen={() =>
              setPaperOrder(
                homeworkId,
                students.map(student => student.student_id),
              )
            }
          />
        )}
      </div>
      <ScoreLegend />
    </div>
  )
}

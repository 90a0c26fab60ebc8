import { useMemo, useState } from 'react'
import { averageFigure } from '../../../shared/domain/scores'
import { useApi } from '../../bridge/index'
import type { MatrixColumn } from '../../features/homework/matrix/matrix-types'
import { setPaperOrder } from '../../features/homework/paper/paper-navigation'
import { ScoreDistribution } from '../../features/homework/topic/ScoreDistribution'
import topicClasses from '../../features/homework/topic/Topic.module.css'
import { TopicTable } from '../../features/homework/topic/TopicTable'
import { text as topicText } from '../../features/homework/topic/text'
import { sortStudents, type TopicSort, topicAverage } from '../../features/homework/topic/topic-scores'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { ScoreLegend } from '../../ui/ScoreBadge'
import { Skeletons } from '../../ui/Skeletons'
import { teamsOf } from './student-teams'
import { text } from './text'

const byNumber: TopicSort = { key: 'number', descending: false }

/** How the students answered one topic of headquarters' homework; a name leads to the paper. */
export function HeadquartersTopic({ homeworkId, topic }: { homeworkId: string; topic: MatrixColumn }) {
  const { topicId } = topic
  const [sort, setSort] = useState(byNumber)
  const query = useApi('topic-answer-overview', { topic_id: topicId }, { keepPrevious: true })
  const items = query.data?.items
  const students = useMemo(() => sortStudents(items ?? [], sort), [items, sort])
  if (query.isError)
    return <ErrorState message={text.scoresFailed} onRetry={() => void query.refetch()} busy={query.isFetching} />
  if (!query.data) return <Skeletons count={8} />
  const waiting = query.isPlaceholderData
  const average = averageFigure(topicAverage(query.data, null)) || topicText.none
  return (
    <div className={topicClasses.scores} data-waiting={waiting || undefined} aria-busy={waiting} inert={waiting}>
      <div className={topicClasses.summary}>
        <span>
          {topicText.average} <b className={topicClasses.mean}>{average}</b>
        </span>
        <span>{topicText.full(topic.full)}</span>
        <ScoreDistribution students={students} full={topic.full} />
      </div>
      <div className={topicClasses.card}>
        {students.length === 0 ? (
          <EmptyState message={text.noStudents} />
        ) : (
          <TopicTable
            title={topic.title}
            students={students}
            full={topic.full}
            teams={teamsOf(students)}
            sort={sort}
            onSort={setSort}
            paperPath={studentId => paths.headquarters({ homeworkId, topicId, studentId })}
            onOpen={() =>
              setPaperOrder(
                homeworkId,
                students.map(({ student_id }) => student_id),
              )
            }
          />
        )}
      </div>
      <ScoreLegend />
    </div>
  )
}

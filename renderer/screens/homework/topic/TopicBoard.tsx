import { useMemo, useState } from 'react'
import { averageFigure } from '../../../../shared/domain/scores'
import { useApi } from '../../../bridge/index'
import { buildColumns } from '../../../features/homework/matrix/matrix-data'
import type { MatrixColumn } from '../../../features/homework/matrix/matrix-types'
import { setPaperOrder } from '../../../features/homework/paper/paper-navigation'
import { ScoreDistribution } from '../../../features/homework/topic/ScoreDistribution'
import classes from '../../../features/homework/topic/Topic.module.css'
import { TopicPicker } from '../../../features/homework/topic/TopicPicker'
import { TopicTable } from '../../../features/homework/topic/TopicTable'
import { text } from '../../../features/homework/topic/text'
import { sortStudents, type TopicSort, topicAverage } from '../../../features/homework/topic/topic-scores'
import { useStudentTeams } from '../../../features/homework/topic/use-student-teams'
import { paths } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { ScoreLegend } from '../../../ui/ScoreBadge'
import { Skeletons } from '../../../ui/Skeletons'
import type { BoardProps } from '../board'

const byNumber: TopicSort = { key: 'number', descending: false }

/** 課題ごと: the topic that was chosen, across the class (SPEC §7 one-topic-overview). */
export function TopicBoard({ homeworkId, topicId }: BoardProps) {
  const x = useApi('topic-score-overview-x', { homework_id: homeworkId })
  const topics = useMemo(() => buildColumns(x.data?.items ?? []), [x.data])
  if (x.isError) return <ErrorState message={text.failed} onRetry={() => void x.refetch()} busy={x.isFetching} />
  if (x.isPending) return <Skeletons count={8} />
  if (topics.length === 0) return <EmptyState message={text.noTopics} />
  const topic = topicId === null ? topics[0] : topics.find(each => each.topicId === topicId)
  return (
    <div className={classes.board}>
      <TopicPicker topics={topics} topicId={topic?.topicId} to={id => paths.homeworkTopic(homeworkId, id)} />
      {topic ? (
        <TopicScores homeworkId={homeworkId} topic={topic} />
      ) : (
        <EmptyState message={text.noTopic} hint={text.noTopicHint} />
      )}
    </div>
  )
}

function TopicScores({ homeworkId, topic }: { homeworkId: string; topic: MatrixColumn }) {
  const { topicId } = topic
  const [sort, setSort] = useState(byNumber)
  const teams = useStudentTeams(homeworkId)
  const query = useApi('one-topic-overview', { homework_id: homeworkId, topic_id: topicId }, { keepPrevious: true })
  const students = useMemo(() => sortStudents(query.data?.items ?? [], sort), [query.data, sort])
  if (query.isError)
    return <ErrorState message={text.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
  if (!query.data) return <Skeletons count={8} />
  const waiting = query.isPlaceholderData
  return (
    <div className={classes.scores} data-waiting={waiting || undefined} aria-busy={waiting} inert={waiting}>
      <div className={classes.summary}>
        <span>
          {text.average}{' '}
          <b className={classes.mean}>{averageFigure(topicAverage(query.data, topic.average)) || text.none}</b>
        </span>
        <span>{text.full(topic.full)}</span>
        <ScoreDistribution students={students} full={topic.full} />
      </div>
      <div className={classes.card}>
        {students.length === 0 ? (
          <EmptyState message={text.noStudents} hint={text.noStudentsHint} />
        ) : (
          <TopicTable
            title={topic.title}
            students={students}
            full={topic.full}
            teams={teams}
            sort={sort}
            onSort={setSort}
            paperPath={studentId => paths.paper(homeworkId, { topicId, studentId })}
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

import { useMemo } from 'react'
import { useApi } from '../../../bridge/index'
import { buildColumns } from '../../../features/homework/matrix/matrix-data'
import type { MatrixColumn } from '../../../features/homework/matrix/matrix-types'
import { TopicPicker } from '../../../features/homework/topic/TopicPicker'
import { TopicScores } from '../../../features/homework/topic/TopicScores'
import { text } from '../../../features/homework/topic/text'
import { useStudentTeams } from '../../../features/homework/topic/use-student-teams'
import { paths } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import type { BoardProps } from '../board'
import classes from './TopicBoard.module.css'

/** 課題ごと: one topic with the scores of all students (SPEC §7 one-topic-overview). */
export function TopicBoard({ homeworkId, topicId }: BoardProps) {
  const overview = useApi('topic-score-overview-x', { homework_id: homeworkId })
  const topics = useMemo(() => buildColumns(overview.data?.items ?? []), [overview.data])
  if (overview.isError)
    return <ErrorState message={text.failed} onRetry={() => void overview.refetch()} busy={overview.isFetching} />
  if (overview.isPending) return <Skeletons count={8} />
  if (topics.length === 0) return <EmptyState message={text.noTopics} />
  const topic = topicId === null ? topics[0] : topics.find(each => each.topicId === topicId)
  return (
    <div className={classes.board}>
      <TopicPicker topics={topics} topicId={topic?.topicId} pathOf={id => paths.homeworkTopic(homeworkId, id)} />
      {topic ? (
        <HomeworkTopicScores homeworkId={homeworkId} topic={topic} />
      ) : (
        <EmptyState message={text.noTopic} hint={text.noTopicHint} />
      )}
    </div>
  )
}

function HomeworkTopicScores({ homeworkId, topic }: { homeworkId: string; topic: MatrixColumn }) {
  const { topicId } = topic
  const teams = useStudentTeams(homeworkId)
  const query = useApi('one-topic-overview', { homework_id: homeworkId, topic_id: topicId }, { keepPrevious: true })
  return (
    <TopicScores
      homeworkId={homeworkId}
      topic={topic}
      query={query}
      teamsOf={() => teams}
      messages={text}
      paperPath={studentId => paths.paper(homeworkId, { topicId, studentId })}
    />
  )
}

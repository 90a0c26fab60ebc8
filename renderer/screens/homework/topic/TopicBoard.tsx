import { useMemo } from 'react'
import { useApi } from '../../../bridge/index'
import { buildColumns } from '../../../features/homework/matrix/matrix-data'
import type { MatrixColumn } from '../../../features/homework/matrix/matrix-types'
import { TopicPicker } from '../../../features/homework/topic/TopicPicker'
import { TopicScores } from '../../../features/homework/topic/TopicScores'
import { text } from '../../../features/homework/topic/text'
import { ofStudents } from '../../../features/homework/topic/topic-scores'
import { useStudentTeams } from '../../../features/homework/topic/use-student-teams'
import { useHomeworkClass } from '../../../features/homework/use-homework-class'
import { useHomeworkTeams } from '../../../features/homework/use-homework-teams'
import { idsOfTeam, useStudentNames } from '../../../features/homework/use-student-names'
import { TeamSelect } from '../../../features/people/TeamSelect'
import { paths } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import type { BoardProps } from '../board'
import classes from './TopicBoard.module.css'

const noRows: [] = []

/** 課題ごと: one topic with the scores of all students (SPEC §7 one-topic-overview). */
export function TopicBoard({ homeworkId, topicId }: BoardProps) {
  const [teamId, setTeamId] = useHomeworkClass(homeworkId)
  const teams = useHomeworkTeams(homeworkId, noRows)
  const overview = useApi('topic-score-overview-x', { homework_id: homeworkId })
  const topics = useMemo(() => buildColumns(overview.data?.items ?? []), [overview.data])
  if (overview.isError)
    return <ErrorState message={text.failed} onRetry={() => void overview.refetch()} busy={overview.isFetching} />
  if (overview.isPending) return <Skeletons count={8} />
  if (topics.length === 0) return <EmptyState message={text.noTopics} />
  const topic = topicId === null ? topics[0] : topics.find(each => each.topicId === topicId)
  return (
    <div className={classes.board}>
      <div className={classes.toolbar}>
        <TopicPicker topics={topics} topicId={topic?.topicId} pathOf={id => paths.homeworkTopic(homeworkId, id)} />
        <TeamSelect teams={teams} value={teamId} onChange={setTeamId} />
      </div>
      {topic ? (
        <HomeworkTopicScores homeworkId={homeworkId} topic={topic} teamId={teamId} />
      ) : (
        <EmptyState message={text.noTopic} hint={text.noTopicHint} />
      )}
    </div>
  )
}

interface ScoresProps {
  homeworkId: string
  topic: MatrixColumn
  /** Empty: all classes. */
  teamId: string
}

function HomeworkTopicScores({ homeworkId, topic, teamId }: ScoresProps) {
  const { topicId } = topic
  const teams = useStudentTeams(homeworkId)
  const query = useApi('one-topic-overview', { homework_id: homeworkId, topic_id: topicId }, { keepPrevious: true })
  const names = useStudentNames(homeworkId, { enabled: teamId !== '' })
  const among = useMemo(() => idsOfTeam(names.students, teamId === '' ? undefined : teamId), [names.students, teamId])
  const overview = useMemo(
    () => (among && query.data ? ofStudents(query.data, among) : query.data),
    [among, query.data],
  )
  // with missing students, every number about a single class would be wrong
  if (among && !names.isComplete)
    return names.hasFailed ? <ErrorState message={text.failed} onRetry={names.retry} /> : <Skeletons count={8} />
  return (
    <TopicScores
      homeworkId={homeworkId}
      topic={topic}
      query={{ ...query, data: overview }}
      teamsOf={() => (among ? null : teams)}
      messages={text}
      paperPath={studentId => paths.paper(homeworkId, { topicId, studentId })}
    />
  )
}

import { SegmentedControl } from '@mantine/core'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isReadAloud, isWriting } from '../../../../shared/domain/view-families'
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
import { ListenLink } from '../../../features/listening/ListenLink'
import { TeamSelect } from '../../../features/people/TeamSelect'
import { PrintWritingLink } from '../../../features/writing/PrintWritingLink'
import { paths } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import type { BoardProps } from '../board'
import { ClassWritingBoard } from './ClassWritingBoard'
import classes from './TopicBoard.module.css'
import { text as viewText } from './text'
import { ClassReadingBoard } from './words/ClassReadingBoard'

const noRows: [] = []

const views = ['scores', 'words', 'errors', 'sentences'] as const
type View = (typeof views)[number]

/** What there is to see of a topic, depending on what its students did. */
const viewsOf = (topic: MatrixColumn | undefined): readonly View[] =>
  topic === undefined
    ? ['scores']
    : isWriting(topic.viewKey)
      ? ['scores', 'errors', 'sentences']
      : isReadAloud(topic.viewKey)
        ? ['scores', 'words']
        : ['scores']

/** 課題ごと: one topic with the scores of all students (SPEC §7 one-topic-overview). */
export function TopicBoard({ homeworkId, topicId }: BoardProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [teamId, setTeamId] = useHomeworkClass(homeworkId)
  const teams = useHomeworkTeams(homeworkId, noRows)
  const overview = useApi('topic-score-overview-x', { homework_id: homeworkId })
  const topics = useMemo(() => buildColumns(overview.data?.items ?? []), [overview.data])
  if (overview.isError)
    return <ErrorState message={text.failed} onRetry={() => void overview.refetch()} busy={overview.isFetching} />
  if (overview.isPending) return <Skeletons count={8} />
  if (topics.length === 0) return <EmptyState message={text.noTopics} />
  const topic = topicId === null ? topics[0] : topics.find(each => each.topicId === topicId)
  const shownViews = viewsOf(topic)
  const requested = views.find(each => each === query.get('view')) ?? 'scores'
  const view = shownViews.includes(requested) ? requested : 'scores'
  return (
    <div className={classes.board}>
      <div className={classes.toolbar}>
        <TopicPicker
          topics={topics}
          topicId={topic?.topicId}
          pathOf={id => paths.homeworkTopic(homeworkId, id, requested === 'scores' ? undefined : requested)}
        />
        {topic && shownViews.length > 1 ? (
          <SegmentedControl
            aria-label={viewText.viewLabel}
            data={shownViews.map(value => ({ value, label: viewText.views[value] }))}
            value={view}
            onChange={value =>
              void navigate(paths.homeworkTopic(homeworkId, topic.topicId, value === 'scores' ? undefined : value), {
                replace: true,
              })
            }
          />
        ) : null}
        <TeamSelect teams={teams} value={teamId} onChange={setTeamId} />
        {topic && isReadAloud(topic.viewKey) ? (
          <ListenLink homeworkId={homeworkId} topicId={topic.topicId} teamId={teamId} />
        ) : null}
        {topic && isWriting(topic.viewKey) ? (
          <PrintWritingLink homeworkId={homeworkId} topicId={topic.topicId} />
        ) : null}
      </div>
      {topic ? (
        <TopicOfClass homeworkId={homeworkId} topic={topic} teamId={teamId} view={view} />
      ) : (
        <EmptyState message={text.noTopic} hint={text.noTopicHint} />
      )}
    </div>
  )
}

interface TopicProps {
  homeworkId: string
  topic: MatrixColumn
  /** Empty: all classes. */
  teamId: string
  view: View
}

/** What is shown of a topic, for all students or for those of one class. */
function TopicOfClass({ homeworkId, topic, teamId, view }: TopicProps) {
  const names = useStudentNames(homeworkId, { enabled: teamId !== '' })
  const among = useMemo(() => idsOfTeam(names.students, teamId === '' ? undefined : teamId), [names.students, teamId])
  // with missing students, every number about a single class would be wrong
  if (among && !names.isComplete)
    return names.hasFailed ? <ErrorState message={text.failed} onRetry={names.retry} /> : <Skeletons count={8} />
  if (view === 'scores') return <HomeworkTopicScores homeworkId={homeworkId} topic={topic} among={among} />
  return view === 'words' ? (
    <ClassReadingBoard
      key={topic.topicId}
      homeworkId={homeworkId}
      topicId={topic.topicId}
      title={topic.title}
      among={among}
    />
  ) : (
    <ClassWritingBoard key={topic.topicId} homeworkId={homeworkId} topicId={topic.topicId} view={view} among={among} />
  )
}

interface ScoresProps {
  homeworkId: string
  topic: MatrixColumn
  among: ReadonlySet<string> | undefined
}

function HomeworkTopicScores({ homeworkId, topic, among }: ScoresProps) {
  const { topicId } = topic
  const teams = useStudentTeams(homeworkId)
  const query = useApi('one-topic-overview', { homework_id: homeworkId, topic_id: topicId }, { keepPrevious: true })
  const overview = useMemo(
    () => (among && query.data ? ofStudents(query.data, among) : query.data),
    [among, query.data],
  )
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

import { useMemo } from 'react'
import { useApi } from '../../../bridge/index'
import { useRoster } from '../../../features/homework/roster'
import { TopicPicker } from '../../../features/homework/topic/TopicPicker'
import { useHomeworkClass } from '../../../features/homework/use-homework-class'
import { TeamSelect } from '../../../features/people/TeamSelect'
import { paths } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import type { BoardProps } from '../board'
import classes from './Question.module.css'
import { TopicQuestions } from './TopicQuestions'
import { text } from './text'

/** Reads the topics with their resources, without repetition. */
function useTopics(homeworkId: string) {
  const query = useApi('homework-topic-list', { id: homeworkId })
  const items = query.data?.items
  const topics = useMemo(() => {
    const byId = new Map((items ?? []).map(item => [item.topic_id, item]))
    return [...byId.values()].map(({ topic_id, resource_id, resource_title, view_key }) => ({
      topicId: topic_id,
      resourceId: resource_id,
      title: resource_title,
      viewKey: view_key,
    }))
  }, [items])
  return { query, topics }
}

/** 設問ごと: one question with the answers of all students, grouped by answer (SPEC §7 one-topic-question-overview). */
export function QuestionBoard({ homeworkId, topicId, questionId }: BoardProps) {
  const { query, topics } = useTopics(homeworkId)
  const roster = useRoster(homeworkId)
  const [teamId, setTeamId] = useHomeworkClass(homeworkId)
  if (!query.data) {
    return query.isError ? (
      <ErrorState message={text.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
    ) : (
      <Skeletons count={8} />
    )
  }
  if (topics.length === 0) return <EmptyState message={text.noTopics} />
  const topic = topicId === null ? topics[0] : topics.find(each => each.topicId === topicId)
  return (
    <div className={classes.board}>
      <div className={classes.toolbar}>
        <TopicPicker
          topics={topics}
          topicId={topic?.topicId}
          pathOf={id => paths.homeworkQuestion(homeworkId, { topicId: id })}
        />
        <TeamSelect teams={roster.teams} value={teamId} onChange={setTeamId} />
      </div>
      {topic ? (
        <TopicQuestions
          key={topic.topicId}
          homeworkId={homeworkId}
          topic={topic}
          questionId={questionId}
          roster={roster}
          teamId={teamId}
        />
      ) : (
        <EmptyState message={text.noTopic} hint={text.noTopicHint} />
      )}
    </div>
  )
}

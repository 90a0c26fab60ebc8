import { useApi } from '../../bridge/index'
import type { MatrixColumn } from '../../features/homework/matrix/matrix-types'
import { TopicScores } from '../../features/homework/topic/TopicScores'
import { paths } from '../../paths'
import { teamsOf } from './student-teams'
import { text } from './text'

const messages = { failed: text.scoresFailed, noStudents: text.noStudents }

/** The scores of one topic of headquarters' homework (SPEC §7 topic-answer-overview). */
export function HeadquartersTopic({ homeworkId, topic }: { homeworkId: string; topic: MatrixColumn }) {
  const { topicId } = topic
  const query = useApi('topic-answer-overview', { topic_id: topicId }, { keepPrevious: true })
  return (
    <TopicScores
      homeworkId={homeworkId}
      topic={topic}
      query={query}
      teamsOf={teamsOf}
      messages={messages}
      paperPath={studentId => paths.headquarters({ homeworkId, topicId, studentId })}
    />
  )
}

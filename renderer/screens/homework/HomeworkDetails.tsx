import { useParams, useSearchParams } from 'react-router-dom'
import { HomeworkOverview } from './HomeworkOverview'
import { PaperScreen } from './paper/HomeworkPaper'
import { tabOf } from './tabs'

/** A round in the address: 0, the latest, where it is no number of a round. */
function roundOf(value: string | null): number {
  const round = Number(value)
  return Number.isInteger(round) && round > 0 && round < 1000 ? round : 0
}

/** One homework by one of its tabs (`tab`), or one student's paper (`topic_id` and `student_id`). */
export function HomeworkDetails() {
  const { homeworkId = '' } = useParams()
  const [query] = useSearchParams()
  const topicId = query.get('topic_id')
  const studentId = query.get('student_id')
  if (topicId && studentId) {
    return (
      <PaperScreen
        homeworkId={homeworkId}
        topicId={topicId}
        studentId={studentId}
        round={roundOf(query.get('round'))}
      />
    )
  }
  return (
    <HomeworkOverview
      tab={tabOf(query.get('tab'))}
      at={{ homeworkId, topicId, studentId, questionId: query.get('question_id') }}
    />
  )
}

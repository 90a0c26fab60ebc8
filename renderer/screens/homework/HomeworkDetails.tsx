import { useParams, useSearchParams } from 'react-router-dom'
import { parseRound } from '../../features/homework/paper/paper-params'
import { useHomeworkMenuEntry } from '../../features/homework/use-homework-menu-entry'
import { HomeworkOverview } from './HomeworkOverview'
import { HomeworkPaper } from './paper/HomeworkPaper'
import { tabOf } from './tabs'

/** The page of one homework: one of its tabs (`tab`), or one student's paper (`topic_id` and `student_id`). */
export function HomeworkDetails() {
  const { homeworkId = '' } = useParams()
  const [query] = useSearchParams()
  useHomeworkMenuEntry(homeworkId)
  const topicId = query.get('topic_id')
  const studentId = query.get('student_id')
  if (topicId && studentId) {
    return (
      <HomeworkPaper
        homeworkId={homeworkId}
        topicId={topicId}
        studentId={studentId}
        round={parseRound(query.get('round'))}
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

import { apiKey, useApi, useApiAll } from '../../bridge/index'
import { homeworkTitle } from '../../features/homework/homework-title'
import { useIncludesIdle, usePaperOrder } from '../../features/homework/paper/paper-navigation'
import type { PaperParams, PaperSource } from '../../features/homework/paper/paper-source'
import { findNeighbours } from '../../features/homework/paper/student-neighbours'
import { text as paperText } from '../../features/homework/paper/text'
import { papersAhead, useStudentsAhead } from '../../features/homework/paper/use-students-ahead'
import { averageForStudent } from '../../features/homework/topic/topic-scores'
import { paths } from '../../paths'
import { text } from './text'
import { topicColumns } from './topic-columns'

/** Reads a paper of headquarters' homework. The students and the class average come from the overview of the topic. */
export function useHeadquartersPaper({ homeworkId, topicId, studentId, round }: PaperParams): PaperSource {
  // not one of headquarters' endpoints: the server can refuse it
  const homework = useApi('homework-basic-info', { id: homeworkId }, { background: true })
  const topics = useApi('headquarters-homework-homework-topic-list', { id: homeworkId })
  const overview = useApi('topic-answer-overview', { topic_id: topicId }, { keepPrevious: true })
  const request = { topic_id: topicId, student_id: studentId, round }
  const query = useApi('headquarters-homework-topic-answer-paper', request, { keepPrevious: true })
  const listOrder = usePaperOrder(homeworkId)?.studentIds ?? null

  const students = overview.data?.items ?? []
  const student = students.find(each => each.student_id === studentId)
  const ids = students.map(each => each.student_id)
  const [includesIdle] = useIncludesIdle()
  const idle = new Set(
    students.filter(each => each.score === undefined && each.learn_count === 0).map(each => each.student_id),
  )
  const neighbours = findNeighbours(studentId, listOrder, ids, ids.length, id => !includesIdle && idle.has(id))
  const studentsAhead = useStudentsAhead(studentId, neighbours, query.isSuccess)
  const papers = useApiAll(
    'headquarters-homework-topic-answer-paper',
    studentsAhead.map(ahead => ({ topic_id: topicId, student_id: ahead.studentId, round: 0 })),
    { background: true },
  )
  const columns = topicColumns(topics.data?.items ?? [])
  const isTopicMissing = topics.data !== undefined && !columns.some(column => column.topicId === topicId)
  const topicPath = paths.headquarters({ homeworkId, topicId })
  return {
    query,
    student: student && { number: student.number, name: student.nickname, team: student.team_name ?? '' },
    nameOf: id => students.find(each => each.student_id === id)?.nickname,
    neighbours,
    ahead: papersAhead(studentsAhead, papers),
    columns,
    average:
      overview.data && !overview.isPlaceholderData
        ? averageForStudent(overview.data, student)
        : { scope: 'class', value: null },
    notFound: isTopicMissing ? paperText.noTopic : null,
    queryKeys: [apiKey('headquarters-homework-topic-answer-paper', request)],
    hasTotal: false,
    crumbs: [
      { label: text.title, to: paths.headquarters() },
      { label: homework.data ? homeworkTitle(homework.data.title) : paperText.scores, to: topicPath },
    ],
    parentLink: { label: text.backToTopic, to: topicPath },
    paperPath: paper => paths.headquarters({ homeworkId, ...paper }),
  }
}

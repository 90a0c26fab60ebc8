import { useEffect } from 'react'
import { apiKey, useApi, useApiAll } from '../../../bridge/index'
import { homeworkTitle } from '../../../features/homework/homework-title'
import { rowOfStudent } from '../../../features/homework/matrix/matrix-data'
import { useLoadAllRows, useMatrixData } from '../../../features/homework/matrix/use-matrix-data'
import { setLastViewedPaper } from '../../../features/homework/paper/paper-navigation'
import { paperRequest } from '../../../features/homework/paper/paper-request'
import type { PaperParams, PaperSource } from '../../../features/homework/paper/paper-source'
import { text } from '../../../features/homework/paper/text'
import { papersAhead, useStudentsAhead } from '../../../features/homework/paper/use-students-ahead'
import { useMarkSeen } from '../../../features/homework/seen/use-seen-papers'
import { paths } from '../../../paths'
import { useMatrixNeighbours } from './use-matrix-neighbours'
import { usePrefetchPaper } from './use-prefetch-paper'

/** Reads a paper of a homework. The students and the averages of their classes come from the score matrix. */
export function useHomeworkPaper(params: PaperParams): PaperSource {
  const { homeworkId, topicId, studentId } = params
  const homework = useApi('homework-basic-info', { id: homeworkId })
  const matrix = useMatrixData(homeworkId)
  const { neighbours, student, isMissing } = useMatrixNeighbours(homeworkId, topicId, studentId, matrix)
  const query = useApi('topic-answer-paper', paperRequest(params), { keepPrevious: true })
  // the average of one class of several needs all of its students, who may be on any page
  useLoadAllRows(matrix, matrix.hasSeveralTeams && !query.isFetching)
  const studentsAhead = useStudentsAhead(studentId, neighbours, query.isSuccess)
  const papers = useApiAll(
    'topic-answer-paper',
    studentsAhead.map(ahead => paperRequest({ homeworkId, topicId, studentId: ahead.studentId, round: 0 })),
    { background: true },
  )
  const ahead = papersAhead(studentsAhead, papers)
  const isNextRead =
    !query.isFetching && papers[studentsAhead.findIndex(each => each.studentId === neighbours.next)] !== undefined
  usePrefetchPaper(homeworkId, topicId, neighbours.second, isNextRead)

  // the score matrix moves its cursor to the paper that was viewed last
  useEffect(() => setLastViewedPaper({ homeworkId, studentId, topicId }), [homeworkId, studentId, topicId])

  useMarkSeen(homeworkId, query.data && !query.isPlaceholderData && student ? student : null)

  const isLoaded = !matrix.pending && !matrix.error
  const isTopicMissing = isLoaded && !matrix.columns.some(each => each.topicId === topicId)
  const { scope, topics } = matrix.averagesOf(student?.teamId ?? '')
  const scoresPath = paths.homeworkDetails(homeworkId)
  return {
    query,
    student,
    nameOf: id => rowOfStudent(matrix.rows, id, '')?.name,
    neighbours,
    ahead,
    columns: matrix.columns,
    average: { scope, value: topics[matrix.columns.findIndex(each => each.topicId === topicId)] ?? null },
    notFound: isMissing ? text.noStudent : isTopicMissing ? text.noTopic : null,
    queryKeys: [
      apiKey('topic-answer-paper', paperRequest(params)),
      apiKey('topic-score-overview-x', { homework_id: homeworkId }),
      ['topic-score-overview-y', { homework_id: homeworkId }],
    ],
    homeworkId,
    hasTotal: true,
    crumbs: [{ label: homework.data ? homeworkTitle(homework.data.title) : text.scores, to: scoresPath }],
    parentLink: { label: text.back, to: scoresPath },
    paperPath: paper => paths.paper(homeworkId, paper),
  }
}

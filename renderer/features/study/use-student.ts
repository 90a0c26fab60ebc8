import { isMissing, useApi } from '../../bridge/index'
import { useNow } from '../../ui/clock'
import { findNeighbours } from '../homework/paper/student-neighbours'
import { presetPeriod } from '../reports/period'
import { useStudentOrder } from './student-order'

export interface StudentFacts {
  id: string
  name: string
  number: string
  team: string
  /** Empty if the student is in no class. */
  teamId: string
}

/**
 * Who the student is, and who is before and after her: in the list that opened the page, else in her class. Her report
 * names her; a server that leaves the name out is asked for the student.
 */
export function useStudent(studentId: string) {
  const { from, to } = presetPeriod('thisMonth', useNow())
  const request = { student_id: studentId, start_time: from, end_time: to }
  const report = useApi('get-student-rpt', request)
  const isNameless = report.data?.nickname === ''
  const search = useApi('search-student', { kw: studentId }, { enabled: isNameless, background: true })
  const found = search.data?.items.find(each => each.student_id === studentId)
  const known = isNameless ? (found ?? (search.isError || search.data ? report.data : undefined)) : report.data
  const student: StudentFacts | undefined = known && {
    id: studentId,
    name: known.nickname || studentId,
    number: known.number,
    team: known.team_name,
    teamId: known.team_id,
  }
  const listed = useStudentOrder(studentId)
  const teamId = student?.teamId ?? ''
  const mates = useApi(
    'student-list-by-team',
    { team_id: teamId },
    { enabled: listed === null && teamId !== '', background: true },
  )
  const ids = mates.data?.items.map(({ student_id }) => student_id) ?? []
  return {
    student,
    neighbours: findNeighbours(studentId, listed, ids, ids.length),
    isMissing: isMissing(report.error),
    hasFailed: report.isError && !student,
    isFetching: report.isFetching,
    retry: () => void report.refetch(),
  }
}

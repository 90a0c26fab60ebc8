/** Reads the classes for a `TeamTree`, and the students of the classes that are open in it. */
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiQuery, useApi } from '../../bridge/index'
import type { LoadedList, Student, Team } from './people'

interface Query<Data> {
  data: Data | undefined
  isError: boolean
  isFetching: boolean
  refetch(): unknown
}

const loadedList = <Data, Item>(query: Query<Data>, itemsOf: (data: Data) => Item[]): LoadedList<Item> => ({
  items: query.data && itemsOf(query.data),
  hasFailed: query.isError,
  isBusy: query.isFetching,
  retry: () => void query.refetch(),
})

/** Converts the answer of `student-list-by-team` to the list that the student chooser takes. */
export const studentList = (query: Query<EndpointResponse<'student-list-by-team'>>): LoadedList<Student> =>
  loadedList(query, ({ items }) =>
    items.map(({ student_id, number, nickname }) => ({ id: student_id, number, name: nickname })),
  )

const notRead: LoadedList<Student> = { items: undefined, hasFailed: false, isBusy: false, retry: () => undefined }

export interface TeamTreeData {
  teams: LoadedList<Team>
  isOpen(teamId: string): boolean
  /** Opens or closes a class; the students of an open class are read. */
  toggleOpen(teamId: string): void
  studentsOf(teamId: string): LoadedList<Student>
}

/** Reads the classes at once, and the students of a class when it is opened. */
export function useTeamTree(): TeamTreeData {
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const teams = useApi('team-rows', {})
  const students = useQueries({
    queries: openIds.map(team_id => apiQuery('student-list-by-team', { team_id })),
    combine: queries => queries.map(studentList),
  })
  return {
    teams: loadedList(teams, ({ items }) =>
      items
        .filter(team => team.hidden === 0)
        .map(({ id, name, student_count }) => ({ id, name, studentCount: student_count })),
    ),
    isOpen: teamId => openIds.includes(teamId),
    toggleOpen: teamId =>
      setOpenIds(ids => (ids.includes(teamId) ? ids.filter(id => id !== teamId) : [...ids, teamId])),
    studentsOf: teamId => students[openIds.indexOf(teamId)] ?? notRead,
  }
}

/**
 * The names and classes of the students of one homework, read from the y overview. The overviews of topics and
 * questions give only student ids.
 */
import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { useLoadAllPages, usePagedApi } from '../../bridge/index'

export interface Team {
  id: string
  name: string
}

/** The students by id. */
export type NamedStudents = ReadonlyMap<string, { name: string; teams: readonly Team[] }>

/** Groups rows by student. A student in two classes has one row in each. The order of the first rows is kept. */
export function groupByStudent<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => { studentId: string; team: Team },
): Map<string, { row: Row; teams: Team[] }> {
  const students = new Map<string, { row: Row; teams: Team[] }>()
  for (const row of rows) {
    const { studentId, team } = keyOf(row)
    const known = students.get(studentId)
    if (!known) students.set(studentId, { row, teams: [team] })
    else if (!known.teams.some(({ id }) => id === team.id)) known.teams.push(team)
  }
  return students
}

export interface StudentNames {
  /** As far as they have loaded. */
  students: NamedStudents
  isComplete: boolean
  hasFailed: boolean
  retry: () => void
}

interface Options {
  /** False: nothing is read. */
  enabled?: boolean
  /** False: only the first page is read. */
  readsAllPages?: boolean
}

/** Reads the names and classes, page by page. Until all pages have loaded, some names are missing. */
export function useStudentNames(
  homeworkId: string,
  { enabled = true, readsAllPages = true }: Options = {},
): StudentNames {
  const rows = usePagedApi('topic-score-overview-y', { homework_id: homeworkId }, { limit: limits.matrixPage, enabled })
  const { data, isSuccess, isError, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = rows
  useLoadAllPages(rows, enabled && readsAllPages)

  const pages = data?.pages
  const students = useMemo(() => {
    const grouped = groupByStudent(
      (pages ?? []).flatMap(page => page.items),
      ({ student_id, team_id, team_name }) => ({ studentId: student_id, team: { id: team_id, name: team_name } }),
    )
    return new Map([...grouped].map(([id, { row, teams }]) => [id, { name: row.nickname, teams }]))
  }, [pages])
  return {
    students,
    isComplete: isSuccess && !hasNextPage,
    hasFailed: isError || isFetchNextPageError,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

/** The ids of the students of one class; undefined (all students) without a class. */
export function idsOfTeam(students: NamedStudents, teamId: string | undefined): ReadonlySet<string> | undefined {
  if (teamId === undefined) return undefined
  return new Set([...students].flatMap(([id, { teams }]) => (teams.some(team => team.id === teamId) ? [id] : [])))
}

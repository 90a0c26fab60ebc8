import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { usePagedApi, useToTheEnd } from '../../bridge'

/** A student by name, and the classes by which he has the homework. */
interface NamedStudent {
  name: string
  teams: ReadonlySet<string>
}

export type NamedStudents = ReadonlyMap<string, NamedStudent>

export interface StudentNames {
  /** Null until all have come. */
  roster: NamedStudents | null
  failed: boolean
  retry(): void
}

/** Who is who, and in which class: the overviews of questions name ids alone, so the y overview is read to its end. */
export function useStudentNames(homeworkId: string, wanted: boolean): StudentNames {
  const rows = usePagedApi(
    'topic-score-overview-y',
    { homework_id: homeworkId },
    { limit: limits.matrixPage, enabled: wanted },
  )
  const { data, isSuccess, isError, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = rows
  useToTheEnd(rows, wanted)

  const pages = data?.pages
  const complete = isSuccess && !hasNextPage
  const roster = useMemo(() => {
    if (!complete) return null
    const listed = new Map<string, { name: string; teams: Set<string> }>()
    for (const { student_id, nickname, team_id } of (pages ?? []).flatMap(page => page.items)) {
      const known = listed.get(student_id) ?? { name: nickname, teams: new Set<string>() }
      known.teams.add(team_id)
      listed.set(student_id, known)
    }
    return listed
  }, [complete, pages])
  return {
    roster,
    failed: isError || isFetchNextPageError,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

/** The students of one class; undefined where all are meant. */
export function studentsOfTeam(
  roster: NamedStudents | null,
  team: string | undefined,
): ReadonlySet<string> | undefined {
  if (team === undefined) return undefined
  return new Set([...(roster ?? [])].flatMap(([id, { teams }]) => (teams.has(team) ? [id] : [])))
}

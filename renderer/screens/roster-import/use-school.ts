import { useMemo } from 'react'
import type { PresentStudent, PresentTeam } from '../../../shared/domain/roster/plan-types'
import { useApi, useLoadAllPages, usePagedApi } from '../../bridge/index'
import { useCopiedAt } from '../../ui/offline/copy-times'

/** The queries of this hook. */
const shown = [['my-team-rows'], ['student-page-rows']]

/** The most that a server gives at once. */
const pageSize = 200

export interface School {
  /** All students; undefined until every page is read. */
  students: readonly PresentStudent[] | undefined
  teams: readonly PresentTeam[] | undefined
  /** How many students are read, and of how many. */
  read: number
  total: number | undefined
  isFailed: boolean
  /** The students are being read, also again. */
  isReading: boolean
  /** The time of the offline copy that some of it is from; null if all of it is from the server. */
  copiedAt: number | null
  retry(): void
}

/**
 * The classes of the teacher, and all students of the school. If students are missing in the answers, the reading has
 * failed: an import would take them for new ones.
 */
export function useSchool(): School {
  const teams = useApi('my-team-rows', {})
  const paged = usePagedApi('student-page-rows', {}, { limit: pageSize })
  useLoadAllPages(paged)
  const copiedAt = useCopiedAt(shown)
  const pages = paged.data?.pages
  const isRead = pages !== undefined && !paged.hasNextPage
  const found = useMemo(
    () => [...new Map(pages?.flatMap(({ items }) => items.map(one => [one.student_id, one] as const))).values()],
    [pages],
  )
  const total = pages?.at(-1)?.total
  const isWhole = isRead && found.length >= (total ?? 0)
  return {
    students: isWhole ? found : undefined,
    teams: teams.data?.items,
    read: found.length,
    total,
    isFailed: teams.isError || paged.isError || (isRead && !isWhole && !paged.isFetching),
    isReading: paged.isFetching,
    copiedAt,
    retry() {
      if (teams.isError) void teams.refetch()
      if (isRead || pages === undefined) void paged.refetch()
      else if (paged.isError) void paged.fetchNextPage()
    },
  }
}

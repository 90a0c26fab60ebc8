import { useMemo } from 'react'
import type { ClassOfYear } from '../../../../shared/domain/roster/next-year'
import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import { useApi } from '../../../bridge/index'

export interface SchoolClass extends ClassOfYear {
  hidden: number
}

/** The classes in their order, with the number of students that the list of students shows. */
export function useClasses(students: readonly PresentStudent[] | undefined): readonly SchoolClass[] | undefined {
  const teams = useApi('my-team-rows', {}).data?.items
  return useMemo(() => {
    if (teams === undefined || students === undefined) return undefined
    const counts = new Map<string, number>()
    for (const { team_id } of students) counts.set(team_id, (counts.get(team_id) ?? 0) + 1)
    return teams.map(({ id, name, hidden }) => ({ id, name, hidden, student_count: counts.get(id) ?? 0 }))
  }, [teams, students])
}

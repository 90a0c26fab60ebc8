import { useApi, useApiAll } from '../../../bridge/index'
import type { Receiver } from '../../../features/homework/draft/assign-draft'
import type { ClassLists } from './change-lines'
import type { Homework } from './edit-draft'

/** Reads the class names and the student ids of the current and the new receivers of a homework. */
export function useClassLists(homework: Homework, receivers: readonly Receiver[]): ClassLists & { ready: boolean } {
  const teams = useApi('team-rows', {})
  const savedTeamIds = homework.team_ids.split(',')
  const ids = [...new Set([...savedTeamIds, ...receivers.map(({ team_id }) => team_id)])].filter(id => id !== '')
  const lists = useApiAll(
    'student-list-by-team',
    ids.map(team_id => ({ team_id })),
  )
  return {
    nameOfTeam: id =>
      teams.data?.items.find(team => team.id === id)?.name ?? homework.team_names[savedTeamIds.indexOf(id)] ?? '',
    studentsOf: id => lists[ids.indexOf(id)]?.items.map(({ student_id }) => student_id) ?? [],
    ready: lists.every(list => list !== undefined),
  }
}

import { compareClasses, joinClasses } from '../../../shared/domain/class-order'
import type { Team } from './use-student-names'

interface Receiving {
  team_ids: string
  team_names: readonly string[]
}

/** The ids in a joined list of ids. */
export const splitIds = (joined: string): string[] => joined.split(',').filter(id => id !== '')

/** Classes by grade and name. */
export const inClassOrder = (teams: readonly Team[]): Team[] =>
  teams.toSorted((one, other) => compareClasses(one.name, other.name))

/** The classes that receive a homework, in their order; none if it is unclear which name belongs to which id. */
export function homeworkTeams({ team_ids, team_names }: Receiving): Team[] {
  const ids = splitIds(team_ids)
  return ids.length === team_names.length ? inClassOrder(ids.map((id, at) => ({ id, name: team_names[at] ?? '' }))) : []
}

/** The names of the classes in one text, in their order. */
export const teamNames = (teams: readonly Team[]): string => joinClasses(teams.map(({ name }) => name))

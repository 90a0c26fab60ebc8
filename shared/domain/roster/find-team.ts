/** Finds the class that a row of a table means. */
import { classKey, gradeKey, teamKey } from './class-names'
import type { RosterEntry } from './entries'
import { groupBy } from './group-by'
import type { PresentTeam, RowFault } from './plan-types'

/** `isOther`: the file writes the class differently. */
type Found = { team: PresentTeam | undefined; isOther: boolean } | { fault: RowFault }

/** `fallback`: the class of rows that name none. */
export function createTeamFinder(teams: readonly PresentTeam[], fallback: PresentTeam | undefined) {
  const byName = groupBy(teams, team => team.name.normalize('NFC').trim())
  const byKey = groupBy(teams, team => teamKey(team.name))

  return ({ team, grade_name, class_name }: RosterEntry): Found => {
    const exact = byName.get(team.normalize('NFC'))
    if (exact?.length === 1) return { team: exact[0], isOther: false }
    const joined = (part: string) => teamKey(`${gradeKey(grade_name)}-${classKey(part)}`)
    const keys = [
      ...(team === '' ? [] : [teamKey(team)]),
      ...(grade_name === '' ? [] : [team, class_name].filter(part => part !== '').map(joined)),
    ]
    if (keys.length === 0) return { team: fallback, isOther: false }
    const found = new Set(keys.flatMap(key => byKey.get(key) ?? []))
    const name = team === '' ? `${grade_name}${class_name}` : team
    if (found.size > 1 || (exact?.length ?? 0) > 1) return { fault: { is: 'manyTeams', name } }
    const [only] = found
    if (only !== undefined) return { team: only, isOther: team !== '' }
    // Grade and class alone need not be a class of this program.
    return team === '' && fallback !== undefined
      ? { team: fallback, isOther: false }
      : { fault: { is: 'noTeam', name } }
  }
}

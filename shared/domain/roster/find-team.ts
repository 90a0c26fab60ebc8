/** Finds the class that a row of a table means. */

import { groupBy } from '../group-by'
import { classKey, gradeKey, splitTeamName, teamKey } from './class-names'
import type { RosterEntry } from './entries'
import type { PresentTeam, RowFault } from './plan-types'

/** `isOther`: the file writes the class differently. */
type Found = { team: PresentTeam | undefined; isOther: boolean } | { fault: RowFault }

const none: Found = { team: undefined, isOther: false }

/** Whether grade and class of a row can be those of a class. Its name need not say them. */
function fits({ grade_name, class_name }: RosterEntry, { name }: PresentTeam): boolean {
  const named = splitTeamName(name)
  if (named === null) return true
  const hasGrade = grade_name === '' || gradeKey(grade_name) === gradeKey(named.grade_name)
  return hasGrade && (class_name === '' || classKey(class_name) === classKey(named.class_name))
}

/**
 * `fallback`: the class of rows that name none, if no row names one; titles between rows do not count. In other tables,
 * a row without a class has perhaps the class of the row above.
 */
export function createTeamFinder(
  teams: readonly PresentTeam[],
  entries: readonly RosterEntry[],
  fallback: PresentTeam | undefined,
) {
  const byName = groupBy(teams, team => team.name.normalize('NFC').trim())
  const byKey = groupBy(teams, team => teamKey(team.name))
  const namesTeams = entries.some(
    ({ team, class_name, notes }) => !notes.includes('titled') && (team !== '' || class_name !== ''),
  )

  return (entry: RosterEntry): Found => {
    const { team, grade_name, class_name } = entry
    const name = team === '' ? `${grade_name}${class_name}` : team
    const exact = byName.get(team.normalize('NFC')) ?? []
    if (exact.length === 1) return { team: exact[0], isOther: false }
    const ofGrade = (part: string) => teamKey(`${gradeKey(grade_name)}-${classKey(part)}`)
    const parts = [team, class_name].filter(part => part !== '')
    const keys = [...(team === '' ? [] : [teamKey(team)]), ...(grade_name === '' ? [] : parts.map(ofGrade))]
    const joined = new Set(keys.flatMap(key => byKey.get(key) ?? []))
    // 組 may hold the whole name of the class.
    const found = joined.size > 0 || team !== '' ? joined : new Set(byKey.get(teamKey(class_name)) ?? [])
    if (found.size > 1 || exact.length > 1) return { fault: { is: 'manyTeams', name } }
    const [only] = found
    if (only !== undefined) return { team: only, isOther: team !== '' }
    if (team !== '' || fallback === undefined) return parts.length === 0 ? none : { fault: { is: 'noTeam', name } }
    if (parts.length === 0 && namesTeams) return none
    return fits(entry, fallback)
      ? { team: fallback, isOther: false }
      : { fault: { is: 'otherTeam', name, chosen: fallback.name } }
  }
}

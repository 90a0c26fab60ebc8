/** What is wrong with a row by itself. */
import { type StudentFields, studentFault } from '../students'
import type { RosterEntry } from './entries'
import type { Match } from './match-state'
import type { PresentTeam, RowFault } from './plan-types'

/** @param fields what the row would send: a field that it does not change is never at fault. */
export function faultsOf(
  entry: RosterEntry,
  match: Match,
  team: { fault: RowFault } | PresentTeam | undefined,
  fields: StudentFields,
): RowFault[] {
  const faults: RowFault[] = entry.faults.map(cell => ({ is: 'cell', cell }))
  if (match.fault) faults.push(match.fault)
  // The student of whom a doubtful row may be one has a class and a name.
  const mayKeep = match.doubt !== undefined && (match.candidates?.length ?? 0) > 0
  if (team && 'fault' in team) faults.push(team.fault)
  else if (!match.fault && !mayKeep && (team === undefined || (team.id === '' && !match.student))) {
    faults.push({ is: 'noTeam', name: '' })
  }
  const fault = studentFault(fields)
  const isSaid = entry.faults.some(({ field }) => field === fault?.field)
  const isKept = fault?.fault === 'empty' && (mayKeep || match.fault !== undefined)
  if (fault !== null && !isSaid && !isKept) faults.push({ is: 'field', fault })
  return faults
}

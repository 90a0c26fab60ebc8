/**
 * 年次更新 as an import: the students of each class, or of a file, go into the classes of the next year. New classes have
 * an id of their own in the plan until they are made; 卒業 is a class without id.
 */
import { rolloverWords as words } from '../../text'
import { groupBy } from '../group-by'
import { tidyText } from '../text-rules'
import { splitTeamName, teamKey } from './class-names'
import type { RosterEntry } from './entries'
import type { Target } from './next-year'
import type { PresentTeam } from './plan-types'

/** Who has no class any more. */
export const graduates: PresentTeam = { id: '', name: words.leaves }

/** The ids of new classes in a plan, by their names. */
export const newTeamId = (name: string): string => `new:${tidyText(name)}`

/** The class to which an arrow points; undefined if nobody goes. */
export const teamOfTarget = (target: Target, teams: readonly PresentTeam[]): PresentTeam | undefined => {
  if (target.is === 'new') return { id: newTeamId(target.name), name: tidyText(target.name) }
  return target.is === 'leaves' ? graduates : teams.find(team => target.is === 'team' && team.id === target.id)
}

/** The classes that rows can go into: those of the next year, 卒業, and the present ones. */
export function teamsOfYear(targets: Iterable<Target>, teams: readonly PresentTeam[]): PresentTeam[] {
  const found = [...targets].flatMap(target => teamOfTarget(target, teams) ?? [])
  return [...new Map([...teams, graduates, ...found].map(team => [team.id, team])).values()]
}

/**
 * The classes that names mean. 卒業 is never a class that is called so, and a class of a file is the one that the
 * teacher has chosen for it, whatever present classes are called.
 */
export function namedTeams(teams: readonly PresentTeam[], aliases: readonly PresentTeam[]): PresentTeam[] {
  const named = [graduates, ...aliases]
  const taken = new Set(named.map(({ name }) => teamKey(name)))
  return [...named, ...teams.filter(({ name }) => !taken.has(teamKey(name)))]
}

/** A class as a file writes it, and how many of its rows do. */
export interface FileClass {
  name: string
  count: number
}

const writtenClass = ({ team, grade_name, class_name }: RosterEntry): string => {
  const name = team || class_name
  return name === '' || grade_name === '' || splitTeamName(name) !== null ? name : `${grade_name}-${name}`
}

/** `3-A` of a column of grades and one of classes is 3年A組, in the spelling of a present class if there is one. */
function spelledClass(written: string, teams: readonly PresentTeam[]): string {
  const known = teams.find(team => teamKey(team.name) === teamKey(written))
  if (known) return known.name
  const parts = /^(\d)-?([A-Za-z]|\d{1,2})$/u.exec(written.normalize('NFKC'))
  return parts ? words.className(parts[1] ?? '', parts[2]?.toUpperCase() ?? '') : written
}

/** The classes of a file, in their order, in the spelling of the school. */
export function classesOf(entries: readonly RosterEntry[], teams: readonly PresentTeam[]): FileClass[] {
  const named = entries.map(writtenClass).filter(name => name !== '' && tidyText(name) !== graduates.name)
  return [...groupBy(named, teamKey).values()].map(group => ({
    name: spelledClass(group[0] ?? '', teams),
    count: group.length,
  }))
}

/** Whether a file says in the place of a class that its students leave, and the school has no class of this name. */
export const saysLeaving = (name: string, teams: readonly PresentTeam[]): boolean =>
  /^(?:卒業?生?|卒業(?:予定|済み?)|転出(?:予定|済み?)?|転学|転校|退学|除籍)$/u.test(name.normalize('NFKC').trim()) &&
  !teams.some(team => teamKey(team.name) === teamKey(name))

/** The classes that are meant by the names in a file. */
export const aliasesOf = (
  classes: readonly FileClass[],
  targets: ReadonlyMap<string, Target>,
  teams: readonly PresentTeam[],
): PresentTeam[] =>
  classes.flatMap(({ name }) => {
    const target = targets.get(name)
    const team = target && teamOfTarget(target, teams)
    return team === undefined ? [] : { id: team.id, name }
  })

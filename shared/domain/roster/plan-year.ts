/** The plan of 年次更新: rows of today's classes or of a file, and the students who are not in the file. */
import { concernedStudents } from './concerned'
import type { RosterEntry } from './entries'
import { type ClassOfYear, proposeTargets, type Target, targetOf, type YearChoice } from './next-year'
import { type PlanInput, planImport } from './plan'
import type { Plan, PresentStudent } from './plan-types'
import { aliasesOf, classesOf, type FileClass, namedTeams, saysLeaving, teamsOfYear } from './rollover'
import { asInSchool, entriesOfAbsent } from './rows-of-classes'

/** What the teacher has chosen instead of what is proposed. */
type Chosen = Readonly<Record<string, Target>>

const withChosen = (proposed: Iterable<readonly [string, Target]>, chosen: Chosen): Map<string, Target> =>
  new Map([...proposed].map(([key, target]) => [key, chosen[key] ?? target]))

/**
 * Where the students of each present class go. Beside a file, these are the students who are not in it: only a class
 * that graduates does so without being asked.
 */
export function targetsOfClasses(
  teams: readonly ClassOfYear[],
  choice: YearChoice,
  chosen: Chosen,
  isBesideFile: boolean,
): Map<string, Target> {
  const proposed = [...proposeTargets(teams, choice)].map(([id, target]): [string, Target] => [
    id,
    isBesideFile && target.is !== 'leaves' ? { is: 'stays' } : target,
  ])
  return withChosen(proposed, chosen)
}

/** The classes of the next year for those that a file names. */
export const targetsOfFile = (
  found: readonly FileClass[],
  teams: readonly ClassOfYear[],
  choice: YearChoice,
  chosen: Chosen,
): Map<string, Target> =>
  withChosen(
    found.map(({ name }): [string, Target] => [
      name,
      saysLeaving(name, teams) ? { is: 'leaves' } : targetOf(name, teams, choice),
    ]),
    chosen,
  )

interface YearInput extends Pick<PlanInput, 'entries' | 'decisions'> {
  students: readonly PresentStudent[]
  teams: readonly ClassOfYear[]
  targets: ReadonlyMap<string, Target>
  /** Absent for today's classes. */
  file?: { choice: YearChoice; chosen: Chosen } | undefined
}

const lastRow = (entries: readonly RosterEntry[]): number => Math.max(0, ...entries.map(({ row }) => row))

export function planYear({ entries, decisions, students, teams, targets, file }: YearInput): Plan {
  const found = file ? classesOf(entries, teams) : []
  const named = file ? targetsOfFile(found, teams, file.choice, file.chosen) : new Map<string, Target>()
  const known = teamsOfYear([...targets.values(), ...named.values()], teams)
  const newYear = { named: namedTeams(known, aliasesOf(found, named, teams)) }
  const input = { students, decisions, teams: known, newYear }
  const arrows = { students, teams, targets }
  // An import lists and removes absent students; here their class says what becomes of them.
  if (!file) return { ...planImport({ ...input, entries: asInSchool(entries, arrows) }), absent: [] }
  const concerned = concernedStudents(planImport({ ...input, entries }).rows, students)
  const absent = entriesOfAbsent(arrows, concerned, lastRow(entries))
  return { ...planImport({ ...input, entries: [...entries, ...absent] }), absent: [] }
}

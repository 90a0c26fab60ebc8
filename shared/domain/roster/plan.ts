/** Plans an import: what each row of a table would change. Pure: the same rows give the same plan in any order. */
import { studentFault } from '../students'
import type { RosterEntry } from './entries'
import { createTeamFinder } from './find-team'
import { matchRows } from './match-rows'
import type { Match } from './match-state'
import { numberConflicts } from './number-conflicts'
import type { Decision, Doubt, Plan, PlanKind, PlannedRow, PresentStudent, PresentTeam, RowFault } from './plan-types'
import { createChangeFinder } from './row-changes'
import { findDoubt, isNumbered } from './row-doubts'

export interface PlanInput {
  entries: readonly RosterEntry[]
  /** All students of the school. */
  students: readonly PresentStudent[]
  teams: readonly PresentTeam[]
  /** The class of rows that name none. */
  fallback?: PresentTeam | undefined
  decisions?: ReadonlyMap<number, Decision> | undefined
  /**
   * 年次更新: students are looked for in the whole school, because their classes change. Who goes into another class has
   * only the number that the row gives. `aliases` are other names of `teams`. A class with an empty id is none.
   */
  newYear?: { aliases: readonly PresentTeam[] } | undefined
}

/** A student as rows of the next year can be about her: class and number say nothing. */
const inNoClass = (student: PresentStudent): PresentStudent => ({ ...student, team_id: '', number: '' })

const emptyRow = {
  student: undefined,
  team: undefined,
  changes: [],
  faults: [],
  doubt: undefined,
  candidates: [],
  notes: [],
}

function kindOf({ faults, doubt, student, team, changes }: Omit<PlannedRow, 'kind'>): PlanKind {
  if (faults.length > 0) return 'fault'
  if (doubt) return 'doubtful'
  if (student === undefined) return 'new'
  if (changes.some(({ field }) => field === 'team')) return team?.id === '' ? 'leaves' : 'moves'
  return changes.length > 0 ? 'changed' : 'unchanged'
}

/** What is wrong with a row by itself. `after` is its student after the import. */
function faultsOf(
  entry: RosterEntry,
  match: Match,
  team: { fault: RowFault } | PresentTeam | undefined,
  after: Omit<PresentStudent, 'team_id' | 'team_name' | 'student_id'>,
): RowFault[] {
  const faults: RowFault[] = entry.faults.map(cell => ({ is: 'cell', cell }))
  if (match.fault) faults.push(match.fault)
  // The student of whom a doubtful row may be one has a class and a name.
  const mayKeep = match.doubt !== undefined && (match.candidates?.length ?? 0) > 0
  if (team && 'fault' in team) faults.push(team.fault)
  else if (!match.fault && !mayKeep && (team === undefined || (team.id === '' && !match.student))) {
    faults.push({ is: 'noTeam', name: '' })
  }
  const fault = studentFault(after)
  const isSaid = entry.faults.some(({ field }) => field === fault?.field)
  const isKept = fault?.fault === 'empty' && (mayKeep || match.fault !== undefined)
  if (fault !== null && !isSaid && !isKept) faults.push({ is: 'field', fault })
  return faults
}

/** The number that the student of a row has after the import. */
const numberOf = ({ changes, student }: PlannedRow): string =>
  changes.find(({ field }) => field === 'number')?.to ?? student?.number ?? ''

export function planImport({
  entries,
  students,
  teams,
  fallback,
  decisions = new Map<number, Decision>(),
  newYear,
}: PlanInput): Plan {
  const findTeam = createTeamFinder([...teams, ...(newYear?.aliases ?? [])], entries, fallback)
  const hasNumbers = isNumbered(entries)
  const findChanges = createChangeFinder(students, newYear !== undefined)
  const teamById = new Map(teams.map(team => [team.id, team]))
  const isSkipped = ({ row }: RosterEntry) => decisions.get(row)?.is === 'skipped'
  const located = entries
    .filter(entry => !isSkipped(entry))
    .map(entry => ({ entry, found: findTeam(entry) }))
    .map(({ entry, found }) => ({
      entry,
      found,
      team: 'team' in found && found.team ? (teamById.get(found.team.id) ?? found.team) : undefined,
    }))
  const matches = matchRows(located, newYear ? students.map(inNoClass) : students, decisions)
  const byId = new Map(students.map(student => [student.student_id, student]))
  const present = ({ student_id }: PresentStudent) => byId.get(student_id)

  const planned = located.map(({ entry, team: named, found }): PlannedRow => {
    const match = matches.get(entry) ?? {}
    const student = match.student && present(match.student)
    const team = named ?? ('fault' in found || !student ? undefined : teamById.get(student.team_id))
    const decision = decisions.get(entry.row)
    const keepsName = decision?.is === 'student' && decision.keepsName === true
    const { changes, notes } = findChanges(entry, team, student, keepsName)
    const after = { nickname: '', number: '', grade_name: '', class_name: '', ...student }
    for (const { field, to } of changes) if (field !== 'team') after[field] = to
    const isDecided = decision !== undefined
    const own = isDecided ? undefined : findDoubt({ entry, student, team, changes, isNumbered: hasNumbers })
    const doubt: Doubt | undefined = match.doubt ?? own
    const row = {
      row: entry.row,
      entry,
      team,
      student,
      changes,
      faults: faultsOf(entry, match, 'fault' in found ? found : team, after),
      doubt,
      candidates: match.candidates?.flatMap(one => present(one) ?? []) ?? (doubt && student ? [student] : []),
      notes: [
        ...entry.notes,
        ...notes,
        ...(newYear && Object.keys(entry.columns).length === 0 ? (['absent'] as const) : []),
        ...('isOther' in found && found.isOther ? (['team'] as const) : []),
        ...(match.lostZeros ? (['zeros'] as const) : []),
      ],
    }
    return { ...row, kind: kindOf({ ...row }) }
  })

  const going = planned.filter(({ kind }) => kind !== 'fault' && kind !== 'doubtful')
  const conflicts = numberConflicts(
    going.map(row => ({ row: row.row, student: row.student, team_id: row.team?.id ?? '', number: numberOf(row) })),
    students,
  )
  const rows = planned.map((row): PlannedRow => {
    const conflict = conflicts.get(row.row)
    return conflict ? { ...row, kind: 'fault', faults: [...row.faults, conflict] } : row
  })
  const skipped = entries
    .filter(isSkipped)
    .map((entry): PlannedRow => ({ ...emptyRow, row: entry.row, kind: 'skipped', entry }))
  const concerned = new Set(rows.flatMap(row => [row.student, ...row.candidates].map(one => one?.student_id)))
  const inFile = new Set(rows.flatMap(({ team }) => team?.id ?? []))
  return {
    rows: [...rows, ...skipped].sort((a, b) => a.row - b.row),
    absent: students.filter(({ team_id, student_id }) => inFile.has(team_id) && !concerned.has(student_id)),
  }
}

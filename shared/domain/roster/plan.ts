/** Plans an import: what each row of a table would change. Pure: the same rows give the same plan in any order. */
import type { StudentFields } from '../students'
import { concernedStudents } from './concerned'
import type { RosterEntry } from './entries'
import { createTeamFinder } from './find-team'
import { matchRows } from './match-rows'
import { numberConflicts } from './number-conflicts'
import type { Decision, Doubt, Plan, PlanKind, PlannedRow, PresentStudent, PresentTeam } from './plan-types'
import { createChangeFinder } from './row-changes'
import { findDoubt, isNumbered } from './row-doubts'
import { faultsOf } from './row-faults'
import { type RowKey, rowKey } from './row-key'

export interface PlanInput {
  entries: readonly RosterEntry[]
  /** All students of the school. */
  students: readonly PresentStudent[]
  teams: readonly PresentTeam[]
  /** The class of rows that name none. */
  fallback?: PresentTeam | undefined
  decisions?: ReadonlyMap<RowKey, Decision> | undefined
  /**
   * 年次更新: students are looked for in the whole school, because their classes change. Who goes into another class has
   * only the number that the row gives. `named` are the classes by the names that rows give them. A class with an empty id
   * is none.
   */
  newYear?: { named: readonly PresentTeam[] } | undefined
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

function kindOf({
  faults,
  doubt,
  student,
  team,
  changes,
}: Pick<PlannedRow, 'faults' | 'doubt' | 'student' | 'team' | 'changes'>): PlanKind {
  if (faults.length > 0) return 'fault'
  if (doubt) return 'doubtful'
  if (student === undefined) return 'new'
  if (changes.some(({ field }) => field === 'team')) return team?.id === '' ? 'leaves' : 'moves'
  return changes.length > 0 ? 'changed' : 'unchanged'
}

/** The number that the student of a row has after the import. */
const numberOf = ({ changes, student }: PlannedRow): string =>
  changes.find(({ field }) => field === 'number')?.to ?? student?.number ?? ''

export function planImport({
  entries,
  students,
  teams,
  fallback,
  decisions: decided = new Map<RowKey, Decision>(),
  newYear,
}: PlanInput): Plan {
  const decisions = new Map(
    entries.flatMap(entry => {
      const decision = decided.get(rowKey(entry))
      return decision === undefined ? [] : [[entry.row, decision] as const]
    }),
  )
  const findTeam = createTeamFinder(newYear?.named ?? teams, entries, fallback)
  const hasNumbers = isNumbered(entries)
  const findChanges = createChangeFinder(students, newYear !== undefined)
  const teamById = new Map(teams.map(team => [team.id, team]))
  const isSkipped = ({ row }: RosterEntry) => decisions.get(row)?.is === 'skipped'
  const all = entries.map(entry => {
    const found = entry.team_id === undefined ? findTeam(entry) : { team: teamById.get(entry.team_id), isOther: false }
    return {
      entry,
      found,
      team: 'team' in found && found.team ? (teamById.get(found.team.id) ?? found.team) : undefined,
    }
  })
  const located = all.filter(({ entry }) => !isSkipped(entry))
  const known = newYear ? students.map(inNoClass) : students
  const matches = matchRows(located, known, decisions, newYear !== undefined)
  const unskipped = located.length === all.length ? matches : matchRows(all, known, decisions, newYear !== undefined)
  const byId = new Map(students.map(student => [student.student_id, student]))
  const present = ({ student_id }: PresentStudent) => byId.get(student_id)

  const planned = located.map(({ entry, team: named, found }): PlannedRow => {
    const match = matches.get(entry) ?? {}
    const student = match.student && present(match.student)
    const team = named ?? ('fault' in found || !student ? undefined : teamById.get(student.team_id))
    const decision = decisions.get(entry.row)
    const keepsName = decision?.is === 'student' && decision.keepsName === true
    const { changes, notes } = findChanges(entry, team, student, keepsName)
    const fields: StudentFields = student ? {} : { nickname: '' }
    for (const { field, to } of changes) if (field !== 'team') fields[field] = to
    const isDecided = decision !== undefined
    const own = isDecided ? undefined : findDoubt({ entry, student, team, changes, isNumbered: hasNumbers })
    const doubt: Doubt | undefined = match.doubt ?? own
    const said = [...entry.notes, ...notes]
    if (newYear && Object.keys(entry.columns).length === 0) said.push('absent')
    if ('isOther' in found && found.isOther) said.push('team')
    if (match.lostZeros) said.push('zeros')
    const faults = faultsOf(entry, match, 'fault' in found ? found : team, fields)
    return {
      row: entry.row,
      kind: kindOf({ faults, doubt, student, team, changes }),
      entry,
      team,
      student,
      changes,
      faults,
      doubt,
      candidates: match.candidates?.flatMap(one => present(one) ?? []) ?? (doubt && student ? [student] : []),
      notes: said,
    }
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
  const skipped = entries.filter(isSkipped).map((entry): PlannedRow => {
    const { student, candidates = [] } = unskipped.get(entry) ?? {}
    const about = [student, ...candidates].flatMap(one => (one && present(one)) ?? [])
    return { ...emptyRow, row: entry.row, kind: 'skipped', entry, candidates: about }
  })
  const inFile = new Set(rows.flatMap(({ team }) => team?.id ?? []))
  const whole = [...rows, ...skipped].sort((a, b) => a.row - b.row)
  const concerned = concernedStudents(whole, students)
  return {
    rows: whole,
    absent: students.filter(({ team_id, student_id }) => inFile.has(team_id) && !concerned.has(student_id)),
  }
}

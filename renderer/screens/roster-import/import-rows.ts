/** The rows of a plan as main sends them. */
import type { ImportRow, RosterImport, SentRow, StudentState } from '../../../shared/contract/roster'
import type { PlanKind, PlannedRow, PresentStudent } from '../../../shared/domain/roster/plan-types'

const sentKinds: ReadonlySet<PlanKind> = new Set(['new', 'moves', 'leaves', 'changed'])

export const isSent = ({ kind }: PlannedRow): boolean => sentKinds.has(kind)

export const stateOf = ({ nickname, number, grade_name, class_name, team_id }: PresentStudent): StudentState => ({
  nickname,
  number,
  grade_name,
  class_name,
  team_id,
})

const nobody: StudentState = { nickname: '', number: '', grade_name: '', class_name: '', team_id: '' }

/** New, changed and moved students: what was before, and what is to be. */
export const importRowsOf = (rows: readonly PlannedRow[]): ImportRow[] =>
  rows.filter(isSent).map(({ row, student, team, changes }) => {
    const from = student && stateOf(student)
    const to = { ...nobody, ...from, team_id: team?.id ?? '' }
    for (const { field, to: value } of changes) if (field !== 'team') to[field] = value
    return { row, ...(student && { student_id: student.student_id, from }), to }
  })

export type ImportKind = 'import' | 'removal' | 'rollover' | 'undo'

/** What an import is for the teacher: `removal` only takes students out of their classes. */
export function kindOfImport({ undoes, rows, teams }: Pick<RosterImport, 'undoes' | 'rows' | 'teams'>): ImportKind {
  if (undoes !== undefined) return 'undo'
  if (teams !== undefined) return 'rollover'
  return rows.every(({ to }) => to.team_id === '') ? 'removal' : 'import'
}

/** The imports of 年次更新 with those that take one back; or all others. */
export function importsOfYear(imports: readonly RosterImport[], isYear: boolean): RosterImport[] {
  const years = new Set(imports.filter(({ teams }) => teams !== undefined).map(({ id }) => id))
  return imports.filter(({ id, undoes = '' }) => (years.has(id) || years.has(undoes)) === isYear)
}

/** The rows of an import that can be taken back: those carried out, also in part, that no later import has taken back. */
export const takeableRows = (rows: readonly SentRow[], undone: ReadonlySet<number>): SentRow[] =>
  rows.filter(({ row, state, freed }) => (state === 'done' || freed === true) && !undone.has(row))

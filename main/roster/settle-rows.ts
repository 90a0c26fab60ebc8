/** Finds out by the students that the server has now what became of the rows that were sent. */
import type { ImportRow, SentRow, StudentState } from '../../shared/contract/roster'
import { foldName } from '../../shared/domain/roster/fold-name'
import { withoutLeadingZeros } from '../../shared/domain/students'
import { text } from '../../shared/text'
import type { ServerStudent } from './import-order'

const fieldNames = ['nickname', 'number', 'grade_name', 'class_name'] as const
type FieldName = (typeof fieldNames)[number]
const allNames = [...fieldNames, 'team_id'] as const

const tidy = (written: string): string => written.normalize('NFC').trim()

const isSame = (field: keyof StudentState, one: string, other: string): boolean =>
  field === 'number' ? withoutLeadingZeros(one) === withoutLeadingZeros(other) : one === other

/** Whether a field is what the row wants, to the code point. */
function holds({ to, from }: Pick<ImportRow, 'to' | 'from'>, student: ServerStudent, field: FieldName): boolean {
  if (isSame(field, student[field], to[field])) return true
  // A server may empty fields of who leaves: only those that the row changes matter.
  return to.team_id === '' && from?.[field] === to[field]
}

/** Whether nothing needs to be sent: the student is already as the row wants. */
export const isAlready = (row: ImportRow, student: ServerStudent): boolean =>
  student.team_id === row.to.team_id && fieldNames.every(field => holds(row, student, field))

/**
 * Whether the student is as the row wants after it was sent. The server may normalise texts and numbers, and may fill
 * empty fields of a new account. A text that stands as before has not arrived, even if both are equal when normalised.
 */
export const isAsWanted = (row: ImportRow, student: ServerStudent): boolean =>
  student.team_id === row.to.team_id &&
  fieldNames.every(field => {
    const [is, wanted, was] = [student[field], row.to[field], row.from?.[field]]
    const isFilled = row.from === undefined && (field === 'grade_name' || field === 'class_name')
    return isFilled || holds(row, student, field) || (is !== was && tidy(is) === tidy(wanted))
  })

/**
 * Whether nobody else has changed the student: each field is as the teacher saw it, or already as wanted if an
 * interrupted run has carried out a part. A number that the import has emptied may be missing.
 */
export function isUnchanged(row: Pick<SentRow, 'to' | 'from' | 'freed'>, student: ServerStudent | undefined): boolean {
  const { from, to, freed } = row
  if (student === undefined || from === undefined) return false
  return allNames.every(
    field =>
      isSame(field, student[field], from[field]) ||
      isSame(field, student[field], to[field]) ||
      (field === 'number' && freed === true && student.number === ''),
  )
}

/** Whatever a row leaves alone of its student stays as it is now, and does not stop the row. */
function followStudent(row: SentRow, student: ServerStudent | undefined): SentRow {
  const { from, to, freed } = row
  if (student === undefined || from === undefined || student.team_id !== from.team_id) return row
  const untouched = fieldNames.filter(field => from[field] === to[field] && !(field === 'number' && freed === true))
  const now = Object.fromEntries(untouched.map(field => [field, student[field]]))
  return { ...row, from: { ...from, ...now }, to: { ...to, ...now } }
}

/** The rows that wait, after somebody has changed other fields of their students since the plan. */
export function followChanges(rows: readonly SentRow[], students: readonly ServerStudent[]): SentRow[] {
  const byId = new Map(students.map(student => [student.student_id, student]))
  return rows.map(row => (row.state === 'waiting' ? followStudent(row, byId.get(row.student_id ?? '')) : row))
}

/** What the server made of a row, if it is not exactly what was sent. */
function afterOf({ to }: ImportRow, { student_id: _id, ...student }: ServerStudent): Pick<SentRow, 'after'> {
  return allNames.every(field => student[field] === to[field]) ? {} : { after: student }
}

/** Whether a row has no outcome yet. */
export const isOpen = ({ state }: Pick<SentRow, 'state'>): boolean => state === 'waiting' || state === 'sending'

const idsOf = (rows: readonly SentRow[]): Set<string> => new Set(rows.flatMap(({ student_id }) => student_id ?? []))

/** Whether the server may have carried out a row that has no outcome. */
const mayHaveArrived = ({ state, late }: SentRow): boolean =>
  state === 'sending' || (state === 'waiting' && late === 'possible')

/** The rows that the students show to be done, with their ids. `known` are the accounts from before the import. */
export function settleRows(
  rows: readonly SentRow[],
  students: readonly ServerStudent[],
  known: ReadonlySet<string>,
): SentRow[] {
  const byId = new Map(students.map(student => [student.student_id, student]))
  const taken = idsOf(rows)
  return rows.map(row => {
    if (!mayHaveArrived(row)) return row
    const found =
      row.student_id === undefined
        ? students.find(one => !known.has(one.student_id) && !taken.has(one.student_id) && isAsWanted(row, one))
        : byId.get(row.student_id)
    if (found === undefined || !isAsWanted(row, found)) return row
    taken.add(found.student_id)
    return { ...row, student_id: found.student_id, ...afterOf(row, found), state: 'done' as const }
  })
}

/**
 * Stops the rows of new students whose name an account has that the teacher did not see before the import: an earlier
 * run, another import or somebody else has made it, and another account may double the student.
 */
export function stopNamesakes(
  rows: readonly SentRow[],
  students: readonly ServerStudent[],
  known: ReadonlySet<string>,
): SentRow[] {
  const taken = idsOf(rows)
  const unseen = students.filter(({ student_id }) => !known.has(student_id) && !taken.has(student_id))
  const names = new Set(unseen.map(({ nickname }) => foldName(nickname)))
  return rows.map(row => {
    if (!isOpen(row) || row.student_id !== undefined || !names.has(foldName(row.to.nickname))) return row
    return { ...row, state: 'refused' as const, message: text.roster.namesake }
  })
}

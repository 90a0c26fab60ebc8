/** Takes students out of a class, gives them their earlier fields, and reads the school to see what became of it. */
import type { Failure } from '../../shared/contract/result'
import type { SentRow } from '../../shared/contract/roster'
import { text } from '../../shared/text'
import { clearFields } from './emptied-fields'
import type { ServerStudent } from './import-order'
import { partsOf } from './parts-of'
import { readStudents } from './read-students'
import type { ClassInput, ClassResult } from './send-class'
import { isAlready, isAsWanted, isUnchanged } from './settle-rows'

type LeaveInput = Pick<ClassInput, 'client' | 'team_id' | 'rows' | 'students' | 'stale' | 'isFinal' | 'save'>

/** How many students one call takes out: the request names them all. */
const perCall = 200

/** The fields that the row changes and that are not empty afterwards: they are set one student at a time. */
function changedFields({ from, to }: SentRow, student: ServerStudent) {
  const names = (['nickname', 'number', 'grade_name', 'class_name'] as const).filter(
    field => to[field] !== '' && to[field] !== from?.[field] && to[field] !== student[field],
  )
  return Object.fromEntries(names.map(field => [field, to[field]]))
}

/** Sends the calls of these rows. Returns the last failure; one that decides nothing about the rows ends it. */
async function send(
  { client, team_id, isFinal }: LeaveInput,
  going: readonly SentRow[],
  before: ReadonlyMap<string, ServerStudent>,
): Promise<Failure | undefined> {
  let refusal: Failure | undefined
  const here = going.filter(({ student_id = '' }) => team_id !== '' && before.get(student_id)?.team_id === team_id)
  const cleared = await clearFields(client, team_id, here, before)
  if (!cleared.ok) refusal = cleared.error
  for (const part of partsOf(here, perCall)) {
    if (refusal && !isFinal(refusal)) return refusal
    const student_ids = part.map(({ student_id }) => student_id).join(',')
    const left = await client.call('student-batch-leave', { team_id, student_ids })
    if (!left.ok) refusal = left.error
  }
  for (const row of going) {
    if (refusal && !isFinal(refusal)) return refusal
    const student = before.get(row.student_id ?? '')
    const fields = student && changedFields(row, student)
    if (student === undefined || fields === undefined || Object.keys(fields).length === 0) continue
    const changed = await client.call('change-student-info', { student_id: student.student_id, ...fields })
    if (!changed.ok) refusal = changed.error
  }
  return refusal
}

export async function leaveClass(input: LeaveInput): Promise<ClassResult> {
  const { client, rows, students, stale, isFinal, save } = input
  const before = new Map(students.map(student => [student.student_id, student]))
  const judged = rows.map((row): SentRow => {
    const student = before.get(row.student_id ?? '')
    if (!isUnchanged(row, student)) return { ...row, state: 'refused', message: stale }
    return student !== undefined && isAlready(row, student) ? { ...row, state: 'done' } : { ...row, state: 'sending' }
  })
  const going = judged.filter(({ state }) => state === 'sending')
  if (going.length === 0) return { rows: judged, students: [...students] }
  await save(judged)
  const failure = await send(input, going, before)
  const read = await readStudents(client, undefined)
  if (!read.ok) return { rows: judged, students: [...students], failure: read.error }
  const after = new Map(read.value.map(student => [student.student_id, student]))
  const settled = judged.map((row): SentRow => {
    const student = after.get(row.student_id ?? '')
    return row.state === 'sending' && student && isAsWanted(row, student) ? { ...row, state: 'done' } : row
  })
  if (failure && !isFinal(failure)) return { rows: settled, students: read.value, failure }
  const message = failure?.message ?? text.roster.unseen
  return {
    rows: settled.map(row => (row.state === 'sending' ? { ...row, state: 'refused', message } : row)),
    students: read.value,
  }
}

/** Takes students out of a class, and reads the class afterwards to see who has left. */
import type { SentRow } from '../../shared/contract/roster'
import { text } from '../../shared/text'
import { readStudents } from './read-students'
import type { ClassInput, ClassResult } from './send-class'

export async function leaveClass({
  client,
  team_id,
  rows,
  students,
  save,
}: Pick<ClassInput, 'client' | 'team_id' | 'rows' | 'students' | 'save'>): Promise<ClassResult> {
  const inClass = new Set(students.filter(one => one.team_id === team_id).map(({ student_id }) => student_id))
  const isHere = ({ student_id = '' }: SentRow) => inClass.has(student_id)
  const sending = rows.map((row): SentRow => ({ ...row, state: isHere(row) ? 'sending' : 'done' }))
  const student_ids = rows
    .filter(isHere)
    .map(({ student_id }) => student_id)
    .join(',')
  if (student_ids === '') return { rows: sending, students: [...students] }
  await save(sending)
  const left = await client.call('student-batch-leave', { team_id, student_ids })
  const read = await readStudents(client, team_id)
  if (!read.ok) return { rows: sending, students: [...students], failure: read.error }
  const still = new Set(read.value.map(({ student_id }) => student_id))
  const after = students.map(one =>
    one.team_id === team_id && !still.has(one.student_id) ? { ...one, team_id: '' } : one,
  )
  const message = left.ok ? text.roster.unseen : left.error.message
  const settled = sending.map((row): SentRow => {
    if (row.state !== 'sending') return row
    return still.has(row.student_id ?? '') ? { ...row, state: 'refused', message } : { ...row, state: 'done' }
  })
  return { rows: settled, students: after }
}

/** The students of whom a table says something: nobody may take them for absent. */
import { foldName } from './fold-name'
import type { PlannedRow, PresentStudent } from './plan-types'

/**
 * The students of the rows, and those of whom a doubtful or skipped row may be one. A row at fault, or a skipped one,
 * that found nobody is perhaps about a student who is called so.
 */
export function concernedStudents(rows: readonly PlannedRow[], students: readonly PresentStudent[]): Set<string> {
  const concerned = new Set<string>()
  const names = new Set<string>()
  for (const { kind, student, candidates, entry } of rows) {
    if (student) concerned.add(student.student_id)
    for (const { student_id } of candidates) concerned.add(student_id)
    const isNobody = kind !== 'new' && !student && candidates.length === 0
    if (isNobody && entry.nickname !== '') names.add(foldName(entry.nickname))
  }
  const called = names.size === 0 ? [] : students.filter(({ nickname }) => names.has(foldName(nickname)))
  for (const { student_id } of called) concerned.add(student_id)
  return concerned
}

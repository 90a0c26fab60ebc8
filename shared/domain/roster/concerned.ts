/** The students of whom a table says something: nobody may take them for absent. */
import { foldName } from './fold-name'
import type { PlannedRow, PresentStudent } from './plan-types'

/**
 * The students of the rows, and those of whom a doubtful or skipped row may be one. A row at fault, or a skipped one,
 * that found nobody is perhaps about a student who is called so.
 */
export function concernedStudents(rows: readonly PlannedRow[], students: readonly PresentStudent[]): Set<string> {
  const concerned = rows.flatMap(({ student, candidates }) => [student, ...candidates])
  const names = new Set(
    rows
      .filter(({ kind, student, candidates }) => kind !== 'new' && !student && candidates.length === 0)
      .flatMap(({ entry: { nickname } }) => (nickname === '' ? [] : foldName(nickname))),
  )
  const called = names.size === 0 ? [] : students.filter(({ nickname }) => names.has(foldName(nickname)))
  return new Set([...concerned, ...called].flatMap(student => student?.student_id ?? []))
}

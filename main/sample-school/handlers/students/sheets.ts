/** The student list of a class and the import template, as .xlsx (SPEC §7 export-students-xls). */
import { wireDate } from '../../../../shared/domain/time'
import type { Team } from '../../data/world-types'
import { writeBook } from '../../sheets/write-workbook'
import type { Call, Sheet } from '../types'
import { text } from './text'

const words = text.sheet

/** One line per student of the class. It never contains a password. */
export async function studentsSheet(call: Call, team: Team): Promise<Sheet> {
  const changed = call.store.state.studentPasswords
  const head = [words.team, words.number, words.id, words.nickname, words.grade, words.class, words.password]
  const rows = team.students.map(student => [
    team.name,
    student.number,
    student.id,
    student.nickname,
    student.grade_name,
    student.class_name,
    changed.has(student.id) ? words.changed : words.unchangedPassword,
  ])
  const bytes = await writeBook(call.at, [{ title: words.students, rows: [head, ...rows], frozenColumns: 4 }])
  return { name: `${words.students}_${team.name}_${wireDate(call.at)}`, bytes }
}

/** The import sheet with the present students of a class, or of all classes; for a single class it has no class column. */
export async function templateSheet(call: Call, team: Team | undefined): Promise<Sheet> {
  const columns = [words.id, words.number, words.nickname, words.grade, words.class]
  const head = team === undefined ? [words.team, ...columns] : columns
  const rows = (team === undefined ? call.world.teams : [team]).flatMap(({ name, students }) =>
    students.map(student => [
      ...(team === undefined ? [name] : []),
      student.id,
      student.number,
      student.nickname,
      student.grade_name,
      student.class_name,
    ]),
  )
  const bytes = await writeBook(call.at, [{ title: words.template, rows: [head, ...rows] }])
  return { name: words.template, bytes }
}

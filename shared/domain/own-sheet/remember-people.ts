/** Who stands in a row of a teacher's own sheet, where a person has decided it: it is asked once for a file. */
import type { Keep } from '../../contract/keeps'
import { limits } from '../limits'
import type { Decision, PresentStudent } from '../roster/plan-types'
import type { PupilLine, Pupils } from './find-pupils'

/** A line of the sheet as it was before the decision; null: the decision was taken back. */
export interface DecidedLine {
  line: PupilLine
  decision: Decision | null
}

/** `row` is the hash of its number and name; an empty student is nobody. */
type People = Keep<'own-sheets'>[number]['people']

/** Null for a row without a name: next time, its number can be another student's. */
const rowHash = ({ number, name }: PupilLine, hash: (text: string) => string): string | null =>
  name === '' ? null : hash(`${number}\n${name}`)

/** What was decided the last time about these lines. Rows that look alike, and students without the homework, are left out. */
export function recallPeople(
  { lines, strangers }: Pick<Pupils, 'lines' | 'strangers'>,
  students: readonly PresentStudent[],
  people: People,
  hash: (text: string) => string,
): ReadonlyMap<number, DecidedLine> {
  if (people.length === 0) return new Map()
  const known = new Map(people.map(({ row, student }) => [row, student]))
  const ids = new Set(students.map(({ student_id }) => student_id))
  const hashed = [...lines, ...strangers].map(line => ({ line, row: rowHash(line, hash) }))
  return new Map(
    hashed.flatMap(({ line, row }): [number, DecidedLine][] => {
      const student = row === null ? undefined : known.get(row)
      const isAlone = hashed.filter(other => other.row === row).length === 1
      if (student === undefined || !isAlone || (line.student && !line.doubt)) return []
      if (student === '') return [[line.key, { line, decision: { is: 'skipped' } }]]
      return ids.has(student) ? [[line.key, { line, decision: { is: 'student', student_id: student } }]] : []
    }),
  )
}

/** What is remembered: the decisions of now, and the old ones about students who do not have the homework. */
export function peopleToRemember(
  old: People,
  decided: readonly DecidedLine[],
  students: readonly PresentStudent[],
  hash: (text: string) => string,
): People {
  const ids = new Set(students.map(({ student_id }) => student_id))
  const now = decided.flatMap(({ line, decision }) => {
    const row = rowHash(line, hash)
    if (row === null || decision === null || decision.is === 'new') return []
    return [{ row, student: decision.is === 'student' ? decision.student_id : '' }]
  })
  const rows = new Set(now.map(({ row }) => row))
  const kept = old.filter(({ row, student }) => student !== '' && !ids.has(student) && !rows.has(row))
  return [...kept, ...now].slice(-limits.ownSheet.people)
}

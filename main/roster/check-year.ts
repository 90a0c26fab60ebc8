/**
 * Looks at the whole 年次更新 before the first student is moved: whether it was carried out elsewhere meanwhile, and
 * whether the server accepts each student. What it refuses waits for the teacher, and nobody is moved.
 */
import { type Failure, failure } from '../../shared/contract/result'
import type { SentRow } from '../../shared/contract/roster'
import { movedSince } from '../../shared/domain/roster/held-rows'
import { text } from '../../shared/text'
import { isMovedEmpty } from './emptied-fields'
import { hold } from './held'
import type { ServerStudent } from './import-order'
import { type ClassInput, checkClass, isRefusal } from './send-class'
import { isUnchanged } from './settle-rows'

interface Input extends Pick<ClassInput, 'client' | 'known' | 'stale'> {
  /** All rows of the import, as the students are now. */
  rows: readonly SentRow[]
  students: readonly ServerStudent[]
  signal: AbortSignal
}

/** The rows that must wait, with why the year stops; none if it can be carried out. */
export interface YearCheck {
  held: SentRow[]
  failure?: Failure
}

export async function checkYear({ rows, students, signal, ...input }: Input): Promise<YearCheck> {
  const { moving, moved, isElsewhere } = movedSince(rows, students)
  if (isElsewhere && !rows.some(({ state }) => state === 'done')) {
    const held = rows.filter(row => row.state === 'waiting' && moved.includes(row))
    const message = text.roster.yearElsewhere(moved.length, moving.length)
    return { held: held.map(row => hold(row, input.stale)), ...failureOf(held, message) }
  }
  const byId = new Map(students.map(student => [student.student_id, student]))
  const all = rows.filter(({ state }) => state === 'waiting')
  const checked = all.filter(row => {
    const student = byId.get(row.student_id ?? '')
    if (row.to.team_id === '' || (row.from && !isUnchanged(row, student))) return false
    return student === undefined || !isMovedEmpty(row, student)
  })
  const held: SentRow[] = []
  for (const team_id of new Set(checked.map(({ to }) => to.team_id))) {
    if (signal.aborted) return { held: [] }
    const ofClass = checked.filter(({ to }) => to.team_id === team_id)
    const answer = await checkClass({ ...input, team_id, rows: ofClass, all, students, isFinal: isRefusal })
    if (answer.failure) return { held: [], failure: answer.failure }
    for (const row of answer.rows.all()) if (row.state === 'refused') held.push(hold(row, row.message))
  }
  return { held, ...failureOf(held, text.roster.yearRefused(held.length)) }
}

const failureOf = (held: readonly SentRow[], message: string) =>
  held.length === 0 ? {} : { failure: failure('status', message).error }

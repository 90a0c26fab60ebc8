/** Sends the rows of one class: checks them first, and reads the class afterwards to see what became of them. */

import type { Failure } from '../../shared/contract/result'
import type { SentRow } from '../../shared/contract/roster'
import { limits } from '../../shared/domain/limits'
import type { EndpointRequest } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { clearFields, emptyField } from './emptied-fields'
import { orderRows, type ServerStudent } from './import-order'
import { partsOf } from './parts-of'
import { readStudents, withClass } from './read-students'
import { isAlready, isUnchanged, settleRows } from './settle-rows'

type SentFields = EndpointRequest<'import-team-students-list'>['students'][number]

/** What the rows of a class became, and the students of the school afterwards. */
export interface ClassResult {
  rows: SentRow[]
  students: ServerStudent[]
  /** The run must stop: whether the rows that are `sending` arrived is not known. */
  failure?: Failure
}

export interface ClassInput {
  client: Pick<ApiClient, 'call'>
  team_id: string
  /** The rows that wait. */
  rows: readonly SentRow[]
  /** All rows of the import that are still to be sent. */
  all: readonly SentRow[]
  students: readonly ServerStudent[]
  known: ReadonlySet<string>
  /** Why a student whom somebody else has changed is left alone. */
  stale: string
  /** Whether a failure decides about the rows; otherwise it stops the run, and they wait. */
  isFinal(failure: Failure): boolean
  /** Resolves when the rows are stored. */
  save(rows: readonly SentRow[]): Promise<void>
}

const fieldNames = ['nickname', 'number', 'grade_name', 'class_name'] as const

/** Only what changes; the server leaves other fields as they are. */
function fieldsOf({ student_id, to }: SentRow, student: ServerStudent | undefined): SentFields {
  const changed = fieldNames.filter(field => to[field] !== '' && to[field] !== student?.[field])
  return {
    ...(student_id !== undefined && { student_id }),
    ...Object.fromEntries(changed.map(field => [field, to[field]])),
  }
}

/** A refusal of the whole request, and not a fault of the way to the server: it was not carried out. */
export const isRefusal = ({ kind }: Failure): boolean => kind === 'status' || kind === 'invalid-request'

/** The rows of a class as they are told apart and changed: `is` names those in a state. */
function createRows(first: readonly SentRow[]) {
  let rows = [...first]
  const numbers = (some: readonly SentRow[]) => new Set(some.map(({ row }) => row))
  return {
    all: () => rows,
    set(next: readonly SentRow[]) {
      rows = [...next]
    },
    /** These rows as they are now, in their order, without those that are settled. */
    open(some: readonly SentRow[]) {
      const now = new Map(rows.map(row => [row.row, row]))
      return some
        .flatMap(({ row }) => now.get(row) ?? [])
        .filter(({ state }) => state !== 'done' && state !== 'refused')
    },
    mark(some: readonly SentRow[], change: Partial<SentRow>) {
      const marked = numbers(some)
      rows = rows.map(row => (marked.has(row.row) && row.state !== 'done' ? { ...row, ...change } : row))
    },
  }
}

/** Sends rows of a class, or only checks them. Those that are refused are marked. */
async function request(
  { client, team_id, isFinal }: Pick<ClassInput, 'client' | 'team_id' | 'isFinal'>,
  rows: ReturnType<typeof createRows>,
  part: readonly SentRow[],
  before: ReadonlyMap<string, ServerStudent>,
  check_only: 0 | 1,
) {
  const students = part.map(row => fieldsOf(row, before.get(row.student_id ?? '')))
  const answer = await client.call('import-team-students-list', { team_id, students, check_only })
  if (!answer.ok && isFinal(answer.error)) rows.mark(part, { state: 'refused', message: answer.error.message })
  const items = answer.ok ? answer.value.items : []
  for (const { row, errmsg } of items) {
    const refused = part[row - 1]
    if (refused && errmsg !== undefined) rows.mark([refused], { state: 'refused', message: errmsg })
  }
  return answer
}

const byIdOf = (students: readonly ServerStudent[]) => new Map(students.map(student => [student.student_id, student]))

/** Asks the server about the rows of a class. `failure` decides nothing about them. */
export async function checkClass(input: Omit<ClassInput, 'save'>) {
  const { team_id, all, students, stale, isFinal } = input
  const before = byIdOf(students)
  const rows = createRows(
    input.rows.map((row): SentRow => {
      const student = before.get(row.student_id ?? '')
      if (row.student_id === undefined) return row
      if (student !== undefined && isAlready(row, student)) return { ...row, state: 'done' }
      return isUnchanged(row, student) ? row : { ...row, state: 'refused', message: stale }
    }),
  )
  const ordered = orderRows(rows.open(input.rows), all, students, team_id)
  const checked = ordered.rows.filter(row => !ordered.unchecked.has(row))
  for (const part of partsOf(checked, limits.importRows)) {
    const check = await request(input, rows, part, before, 1)
    if (!check.ok && !isFinal(check.error)) return { rows, ordered, before, failure: check.error }
  }
  return { rows, ordered, before }
}

export async function sendClass(input: ClassInput): Promise<ClassResult> {
  const { client, team_id, all, known, isFinal, save } = input
  let students = [...input.students]
  const { rows, ordered, before, failure } = await checkClass(input)
  const result = (stopped?: Failure): ClassResult => ({
    rows: rows.all(),
    students,
    ...(stopped && { failure: stopped }),
  })
  if (failure) return result(failure)
  const going = rows.open(ordered.rows)
  if (going.length === 0) return result()

  if (ordered.freed.length > 0) {
    const ids = ordered.freed.map(({ student_id }) => student_id)
    const freed = new Set(ids)
    const marked = (row: SentRow): SentRow => (freed.has(row.student_id ?? '') ? { ...row, freed: true } : row)
    rows.set(rows.all().map(marked))
    await save([...all.map(marked), ...rows.all()])
    const done = await emptyField(client, team_id, 'number', ids)
    if (!done.ok && !isFinal(done.error)) return result(done.error)
  }
  for (const part of partsOf(rows.open(going), limits.importRows)) {
    rows.mark(part, { state: 'sending' })
    await save(rows.all())
    const sent = await request(input, rows, part, before, 0)
    const cleared = sent.ok ? await clearFields(client, team_id, rows.open(part), before) : sent
    const read = await readStudents(client, team_id)
    if (!read.ok) return result(read.error)
    students = withClass(students, team_id, read.value)
    rows.set(settleRows(rows.all(), students, known))
    if (!cleared.ok && !isFinal(cleared.error)) return result(cleared.error)
    rows.mark(rows.open(part), { state: 'unseen', message: text.roster.unseen })
  }
  return result()
}

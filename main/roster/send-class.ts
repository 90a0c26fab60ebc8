/** Sends the rows of one class: checks them first, and reads the class afterwards to see what became of them. */

import type { Failure } from '../../shared/contract/result'
import type { ImportRow, SentRow } from '../../shared/contract/roster'
import type { EndpointRequest } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { orderRows, type ServerStudent } from './import-order'
import { readStudents } from './read-students'
import { isAsWanted, settleRows } from './settle-rows'

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
  /** The rows that wait, at most as many as one request may have. */
  rows: SentRow[]
  /** All rows of the import that are still to be sent. */
  all: readonly ImportRow[]
  students: readonly ServerStudent[]
  known: ReadonlySet<string>
  /** Resolves when the rows are stored. */
  save(rows: SentRow[]): Promise<void>
}

const fieldNames = ['nickname', 'number', 'grade_name', 'class_name'] as const

/** Whether the student is as the teacher saw them. A number that an interrupted run has emptied may be missing. */
function isUnchanged({ from, to }: ImportRow, student: ServerStudent | undefined): boolean {
  if (student === undefined || from === undefined) return false
  const isEmptied = student.number === '' && to.number !== ''
  return isAsWanted({ to: from, from }, isEmptied ? { ...student, number: from.number } : student)
}

/** Only what changes; the server leaves other fields as they are. */
function fieldsOf({ student_id, to }: SentRow, student: ServerStudent | undefined): SentFields {
  const changed = fieldNames.filter(field => to[field] !== '' && to[field] !== student?.[field])
  return {
    ...(student_id !== undefined && { student_id }),
    ...Object.fromEntries(changed.map(field => [field, to[field]])),
  }
}

/** A refusal of the whole request, and not a fault of the way to the server: it was not carried out. */
const isRefusal = ({ kind }: Failure): boolean => kind === 'status' || kind === 'invalid-request'

export async function sendClass(input: ClassInput): Promise<ClassResult> {
  const { client, team_id, all, known, save } = input
  let students = [...input.students]
  const byId = () => new Map(students.map(student => [student.student_id, student]))
  const before = byId()
  let rows = input.rows.map((row): SentRow => {
    const student = before.get(row.student_id ?? '')
    if (row.student_id === undefined) return row
    if (student !== undefined && isAsWanted(row, student)) return { ...row, state: 'done' }
    return isUnchanged(row, student) ? row : { ...row, state: 'refused', message: text.roster.stale }
  })
  const refuse = (message: string) => {
    rows = rows.map(row =>
      row.state === 'waiting' || row.state === 'sending' ? { ...row, state: 'refused', message } : row,
    )
  }
  const stopped = (failure: Failure): ClassResult => ({ rows, students, failure })
  const bodyOf = (some: readonly SentRow[]) => some.map(row => fieldsOf(row, before.get(row.student_id ?? '')))
  /** Marks the rows with these messages, by their place in `some`, as refused. */
  const refuseEach = (some: readonly SentRow[], items: readonly { row: number; errmsg?: string }[]) => {
    const messages = new Map(items.map(item => [some[item.row - 1]?.row, item.errmsg]))
    rows = rows.map(row => {
      const message = messages.get(row.row)
      return message === undefined || row.state === 'done' ? row : { ...row, state: 'refused', message }
    })
  }

  const waiting = rows.filter(({ state }) => state === 'waiting')
  const ordered = orderRows(waiting, all, students, team_id)
  const checked = ordered.rows.filter(row => !ordered.unchecked.has(row))
  if (checked.length > 0) {
    const check = await client.call('import-team-students-list', { team_id, students: bodyOf(checked), check_only: 1 })
    if (!check.ok && !isRefusal(check.error)) return stopped(check.error)
    if (check.ok) refuseEach(checked, check.value.items)
    else refuse(check.error.message)
  }
  const stateOf = () => new Map(rows.map(row => [row.row, row.state]))
  const afterCheck = stateOf()
  const going = ordered.rows.filter(({ row }) => afterCheck.get(row) === 'waiting')
  if (going.length === 0) return { rows, students }

  const isGoing = new Set(going.map(({ row }) => row))
  rows = rows.map(row => (isGoing.has(row.row) ? { ...row, state: 'sending' } : row))
  await save(rows)
  if (ordered.freed.length > 0) {
    const student_ids = ordered.freed.map(({ student_id }) => student_id).join(',')
    const freed = await client.call('reset-students-info', { team_id, student_ids, reset_number: 1 })
    if (!freed.ok && !isRefusal(freed.error)) return stopped(freed.error)
  }
  const sent = await client.call('import-team-students-list', { team_id, students: bodyOf(going), check_only: 0 })
  if (sent.ok) refuseEach(going, sent.value.items)
  else if (isRefusal(sent.error)) refuse(sent.error.message)

  const cleared = sent.ok ? await clearFields(client, team_id, rows, before) : undefined
  const read = await readStudents(client, team_id)
  if (!read.ok) return stopped(read.error)
  const here = new Set(read.value.map(({ student_id }) => student_id))
  students = [...students.filter(one => one.team_id !== team_id && !here.has(one.student_id)), ...read.value]
  rows = settleRows(rows, students, known)
  const isLost = !sent.ok && !isRefusal(sent.error)
  if (!isLost) await restoreNumbers(client, ordered.freed, byId())
  if (cleared && !cleared.ok) return stopped(cleared.error)
  if (isLost) return stopped(sent.error)
  rows = rows.map(row => (row.state === 'sending' ? { ...row, state: 'unseen', message: text.roster.unseen } : row))
  return { rows, students }
}

/** Empties the fields that are to be empty: an empty cell of an import changes nothing. */
async function clearFields(
  client: Pick<ApiClient, 'call'>,
  team_id: string,
  rows: readonly SentRow[],
  before: ReadonlyMap<string, ServerStudent>,
) {
  for (const field of ['number', 'grade_name', 'class_name'] as const) {
    const ids = rows
      .filter(
        ({ state, student_id, to }) => state === 'sending' && to[field] === '' && before.get(student_id ?? '')?.[field],
      )
      .map(({ student_id }) => student_id)
    if (ids.length === 0) continue
    const done = await client.call('reset-students-info', {
      team_id,
      student_ids: ids.join(','),
      [`reset_${field}`]: 1,
    })
    if (!done.ok) return done
  }
  return undefined
}

/** Gives back the numbers that were emptied in vain, as far as they are still free. */
async function restoreNumbers(
  client: Pick<ApiClient, 'call'>,
  freed: readonly ServerStudent[],
  after: ReadonlyMap<string, ServerStudent>,
): Promise<void> {
  for (const { student_id, number, team_id } of freed) {
    const now = after.get(student_id)
    if (now?.number === '' && now.team_id === team_id) await client.call('change-student-info', { student_id, number })
  }
}

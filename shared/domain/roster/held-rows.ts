/** The rows of 年次更新 that were refused and wait: the teacher sends them again, or goes on without them. */
import type { RosterImport, SentRow, StudentState } from '../../contract/roster'

type Record = Pick<RosterImport, 'rows' | 'teams'>

export interface HeldRow {
  row: SentRow
  message: string
}

/** The rows with a reason of their own, and those into a class that was refused. */
export function heldRows({ rows, teams = [] }: Record): HeldRow[] {
  const refused = new Map(
    teams.flatMap(({ ref, team_id, message }) =>
      team_id === undefined && message !== undefined ? [[ref, message] as const] : [],
    ),
  )
  return rows.flatMap(row => {
    const message = row.state === 'waiting' ? (row.message ?? refused.get(row.to.team_id)) : undefined
    return message === undefined ? [] : [{ row, message }]
  })
}

/** Whether the import can go on without what was refused: students, or classes that could not be made or shown. */
export const canLeaveOut = (record: Record): boolean =>
  heldRows(record).length > 0 ||
  (record.teams ?? []).some(({ state, message }) => state !== 'refused' && state !== 'done' && message !== undefined)

/** The students whom the plan moves, and those of them who are not in the class of the plan any more. */
export function movedSince(
  rows: readonly Pick<SentRow, 'student_id' | 'from' | 'to' | 'row'>[],
  students: readonly (Pick<StudentState, 'team_id'> & { student_id: string })[],
) {
  const teamOf = new Map(students.map(({ student_id, team_id }) => [student_id, team_id]))
  const moving = rows.filter(({ from, to }) => from !== undefined && from.team_id !== to.team_id)
  const moved = moving.filter(({ student_id = '', from }) => teamOf.get(student_id) !== from?.team_id)
  return { moving, moved, isElsewhere: moved.length * 2 > moving.length }
}

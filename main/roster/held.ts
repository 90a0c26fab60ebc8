/** What 年次更新 does with a refusal: the rows wait with its reason until they are sent again, or are left out. */
import type { ImportRecord, SentRow, SentTeam } from '../../shared/contract/roster'
import { heldRows } from '../../shared/domain/roster/held-rows'
import { isOpenTeam } from './change-classes'
import { isOpen } from './settle-rows'

/** A row that waits again, with the reason. If its request may have arrived, it is looked for before it is sent. */
export const hold = (row: SentRow, message: string | undefined): SentRow => ({
  ...row,
  state: 'waiting',
  ...(row.state === 'sending' && { late: 'possible' as const }),
  ...(message !== undefined && { message }),
})

function withoutReason<T extends SentRow | SentTeam>(one: T): T {
  const { message: _message, ...rest } = one
  return rest as T
}

/** An import that sends again what was refused. */
export const sendAgain = ({ rows, teams, ...record }: ImportRecord): ImportRecord => ({
  ...record,
  rows: rows.map(row => (isOpen(row) ? withoutReason(row) : row)),
  ...(teams && { teams: teams.map(team => (isOpenTeam(team) ? withoutReason(team) : team)) }),
})

/** An import that goes on without what was refused, which stays in it with its reason. */
export function leaveOut(record: ImportRecord): ImportRecord {
  const reasons = new Map(heldRows(record).map(({ row, message }) => [row.row, message]))
  const { rows, teams } = record
  return {
    ...record,
    rows: rows.map(row => {
      const message = reasons.get(row.row)
      return message === undefined ? row : { ...row, state: 'refused', message }
    }),
    ...(teams && {
      teams: teams.map(team =>
        isOpenTeam(team) && team.message !== undefined ? { ...team, state: 'refused' as const } : team,
      ),
    }),
  }
}

/**
 * Looks for the classes that students go into before the first student is moved: somebody may have deleted one since the
 * plan, and half of the school would be switched.
 */
import { type Result, success } from '../../shared/contract/result'
import type { ImportRecord, SentRow } from '../../shared/contract/roster'
import type { ApiClient } from '../http/client'
import { readTeams } from './change-classes'
import { isOpen } from './settle-rows'

/** The classes that the import has made and that are not there any more wait to be made again. */
export async function forgetLostClasses(
  client: Pick<ApiClient, 'call'>,
  record: ImportRecord,
): Promise<Result<ImportRecord>> {
  const needed = new Set(record.rows.filter(isOpen).map(({ to }) => to.team_id))
  const made =
    record.teams?.flatMap(({ isNew, team_id, ref }) =>
      isNew === true && team_id !== undefined && needed.has(team_id) ? [[team_id, ref] as const] : [],
    ) ?? []
  if (made.length === 0) return success(record)
  const listed = await readTeams(client)
  if (!listed.ok) return listed
  const ids = new Set(listed.value.map(({ id }) => id))
  const lost = new Map(made.filter(([id]) => !ids.has(id)))
  return success({
    ...record,
    teams: record.teams?.map(({ team_id, ...team }) => ({
      ...team,
      ...(team_id !== undefined && (lost.has(team_id) ? { state: 'waiting' as const } : { team_id })),
    })),
    rows: record.rows.map(row => {
      const ref = isOpen(row) ? lost.get(row.to.team_id) : undefined
      return ref === undefined ? row : { ...row, to: { ...row.to, team_id: ref } }
    }),
  })
}

/** The names of all classes, and the open rows that go into a class that is not there. */
export async function checkTargets(
  client: Pick<ApiClient, 'call'>,
  { rows }: Pick<ImportRecord, 'rows'>,
): Promise<Result<{ names: ReadonlyMap<string, string>; lost: SentRow[] }>> {
  const listed = await readTeams(client)
  if (!listed.ok) return listed
  const names = new Map(listed.value.map(({ id, name }) => [id, name]))
  const lost = rows.filter(row => isOpen(row) && row.to.team_id !== '' && !names.has(row.to.team_id))
  return success({ names, lost })
}

/** Runs an import of students to its end, for a step whose outcome is shown elsewhere than on the page of imports. */
import type { QueryClient } from '@tanstack/react-query'
import type { Result } from '../../shared/contract/result'
import type { ImportRow, RosterImport } from '../../shared/contract/roster'
import { endpointRow } from '../../shared/endpoints/index'
import { callBridge } from './host'

/** How often the import is looked at, in milliseconds: an event may be lost while the connection is interrupted. */
const everyMs = 500

export const rosterQuery = ['roster.list']

/** The import with these rows when it has ended, or when it was stopped. */
async function endOf(id: string): Promise<Result<RosterImport | undefined>> {
  for (;;) {
    const answer = await callBridge('roster.list', {})
    if (!answer.ok) return answer
    const found = answer.value.imports.find(record => record.id === id)
    if (found?.state !== 'running') return { ok: true, value: found }
    await new Promise(resolve => window.setTimeout(resolve, everyMs))
  }
}

/** Reads again what imports change. */
export async function refetchRoster(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: rosterQuery })
  for (const read of endpointRow('import-team-students-list').invalidates ?? []) {
    void client.invalidateQueries({ queryKey: [read] })
  }
}

/** Sends rows about students who are there already. The answer has what became of each. */
export async function runRosterImport(
  client: QueryClient,
  rows: ImportRow[],
): Promise<Result<RosterImport | undefined>> {
  const begun = await callBridge('roster.start', { rows, known: [] })
  if (!begun.ok) return begun
  void client.invalidateQueries({ queryKey: rosterQuery })
  const ended = await endOf(begun.value.id)
  await refetchRoster(client)
  return ended
}

import type { RosterImport } from '../../../shared/contract/roster'
import type { Argument } from '../../../shared/contract/types'
import type { PlannedRow, PresentStudent } from '../../../shared/domain/roster/plan-types'
import { callBridge, showToast, useRosterImports } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { importRowsOf } from './import-rows'

/** What 年次更新 does beside the students. */
type NewClasses = Pick<Argument<'roster.start'>, 'teams' | 'day'>

/** Whose rows a later import has taken back, by the id of the import. */
function undoneRows(imports: readonly RosterImport[]): ReadonlyMap<string, ReadonlySet<number>> {
  const undone = new Map<string, Set<number>>()
  for (const { undoes, rows } of imports) {
    if (undoes === undefined) continue
    const known = undone.get(undoes) ?? new Set<number>()
    for (const { row, state } of rows) if (state === 'done') known.add(row)
    undone.set(undoes, known)
  }
  return undone
}

/** Begins imports, follows the running one, and knows those of the last 30 days. */
export function useRun() {
  const { imports = [], progress, refresh } = useRosterImports()
  const { busy, run } = useBusy()
  const began = async (
    answer: Promise<{ ok: true; value: { id: string } } | { ok: false; error: { message: string } }>,
  ) => {
    const result = await answer
    if (!result.ok) showToast(result.error.message)
    await refresh()
    return result.ok ? result.value.id : null
  }
  // The last progress may be that of an earlier run of the same import.
  const running = imports.find(
    ({ id, state }) => state === 'running' || (progress?.id === id && progress.state === 'running'),
  )
  const settled = running?.rows.filter(({ state }) => state !== 'waiting' && state !== 'sending').length ?? 0
  return {
    imports,
    undone: undoneRows(imports),
    /** The running import with its progress. */
    running: running && {
      ...running,
      settled: progress?.id === running.id ? progress.settled : settled,
      total: running.rows.length,
      step: progress?.id === running.id ? progress.step : undefined,
      isWaiting: progress?.id === running.id && progress.isWaiting === true,
    },
    busy,
    /** `students` are those of the preview: a student who has come since is not made twice. */
    start: (rows: readonly PlannedRow[], students: readonly PresentStudent[], classes: NewClasses = {}) =>
      run(() => {
        const known = students.map(({ student_id }) => student_id)
        return began(callBridge('roster.start', { rows: importRowsOf(rows), known, ...classes }))
      }),
    resume: (id: string, skipsRefused?: true) =>
      run(() => began(callBridge('roster.resume', { id, ...(skipsRefused && { skipsRefused }) }))),
    undo: (id: string, rows?: number[]) => run(() => began(callBridge('roster.undo', { id, ...(rows && { rows }) }))),
  }
}

export type Runs = ReturnType<typeof useRun>

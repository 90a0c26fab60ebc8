import type { ExportArgument } from '../../shared/exports/kinds'
import { showToast } from './failure-display'
import { callBridge } from './host'
import { sessionGeneration } from './session'

/** Starts an export, whose progress the tray shows (SPEC §7 blobs). It never throws: a refusal is shown as a toast. */
export async function startExport(argument: ExportArgument): Promise<boolean> {
  const session = sessionGeneration()
  const started = await callBridge('downloads.start', argument)
  const isRefused = !started.ok && started.error.kind !== 'cancelled' && sessionGeneration() === session
  if (isRefused) showToast(started.error.message)
  return started.ok
}

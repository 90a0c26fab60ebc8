/** Saves one file at a time without an entry in the list of exports, and also before the login. */
import { failure, type Result, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { Log } from '../store/log'
import { createExportJob, type ExportJob } from './export-job'
import type { Held, HeldFile } from './held-files'
import type { RunExport } from './run-export'

interface SaverParts {
  /** Only for these files: they take no place of the files that the teacher may save again. */
  held: Held<HeldFile>
  runExport: RunExport
  clock(): number
  log: Log
}

export function createSaver({ held, runExport, clock, log }: SaverParts) {
  let running: { job: ExportJob; ended: Promise<void> } | null = null
  return {
    /** Resolves when the file is saved. */
    async save(file: HeldFile): Promise<Result<{ name: string; ticket?: string }>> {
      if (running) return failure('status', text.stillRunning)
      const file_id = held.hold(file)
      const argument = { kind: 'held-file', request: { file_id } } as const
      const job = createExportJob({ id: file_id, argument, previous: undefined, emit: () => undefined, clock, log })
      running = { job, ended: runExport(job, async () => undefined) }
      await running.ended
      running = null
      held.forget(file_id)
      const { state, name, ticket, error } = job.state()
      if (state === 'done') return success({ name, ...(ticket === undefined ? {} : { ticket }) })
      return error ? { ok: false, error } : failure('cancelled', text.cancelled)
    },
    /** Cancels what is being saved, and waits until it has ended. */
    async cancel(): Promise<void> {
      running?.job.cancel()
      await running?.ended
    },
  }
}

/** Logs uncaught errors before the program ends or continues (DESIGN §10, §11). */
import { logSync } from './store/log'

/** One error may be repeated many times: only the first ones are written. */
const maxEntries = 50

/** Node's warning for an unhandled rejection. In Electron it does not end the program. */
const unhandledRejectionWarning = 'UnhandledPromiseRejectionWarning'

/**
 * Writes uncaught errors to the log at `path` until the returned function is called. Does not change whether the
 * program ends.
 */
export function logCrashes(path: string, clock: () => number): () => void {
  let remaining = maxEntries
  const write = (error: unknown, origin: string) => {
    if (remaining-- <= 0) return
    const detail = error instanceof Error ? error.stack : String(error)
    logSync(path, clock(), 'crash', { origin, detail })
  }
  const onWarning = (warning: Error) => {
    if (warning.name === unhandledRejectionWarning) write(warning, 'unhandledRejection')
  }
  process.on('uncaughtExceptionMonitor', write)
  process.on('warning', onWarning)
  return () => {
    process.off('uncaughtExceptionMonitor', write)
    process.off('warning', onWarning)
  }
}

/** A fault of ours that nobody caught: it is in the log before the program ends of it, or goes on (DESIGN §10, §11). */
import { logSync } from './store/log'

/** One fault may come again and again; the first ones tell what it is. */
const most = 50

/** As Node names the warning of a promise that nobody heard, where that does not end the program: in Electron. */
const unheard = 'UnhandledPromiseRejectionWarning'

/** Writes each into the log at `path`, until the returned function is called. What becomes of the program is left as it is. */
export function logCrashes(path: string, clock: () => number): () => void {
  let left = most
  const write = (error: unknown, origin: string) => {
    if (left-- <= 0) return
    const detail = error instanceof Error ? error.stack : String(error)
    logSync(path, clock(), 'crash', { origin, detail })
  }
  const hear = (warning: Error) => {
    if (warning.name === unheard) write(warning, 'unhandledRejection')
  }
  process.on('uncaughtExceptionMonitor', write)
  process.on('warning', hear)
  return () => {
    process.off('uncaughtExceptionMonitor', write)
    process.off('warning', hear)
  }
}

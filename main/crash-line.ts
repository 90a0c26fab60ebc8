/** A fault of ours that nobody caught: it is in the log before the program ends of it, or goes on (DESIGN §10, §11). */
import { logAtOnce } from './store/log'

/** Writes each into the log at `path`, until the returned function is called. What becomes of the program is left as it is. */
export function writeCrashes(path: string, clock: () => number): () => void {
  const write = (error: unknown, origin: string) => {
    const detail = error instanceof Error ? error.stack : String(error)
    logAtOnce(path, clock(), 'crash', { origin, detail })
  }
  process.on('uncaughtExceptionMonitor', write)
  return () => void process.off('uncaughtExceptionMonitor', write)
}

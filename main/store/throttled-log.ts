/**
 * A log for events that may occur many times a second: writes the same line at most once a minute, with the number of
 * omitted lines (DESIGN §10).
 */
import type { Log } from './log'

const throttleMs = 60_000

/** At most this many different lines are remembered; the oldest is forgotten first. */
const maxLines = 200

interface Line {
  event: string
  detail: Record<string, unknown>
  /** When it was written last (`performance.now()`). */
  at: number
  /** How often it was omitted since then. */
  omitted: number
}

export interface ThrottledLog {
  log: Log
  /** Writes, for each line, the number of omitted lines that has not been written yet. */
  flush(): void
}

export function createThrottledLog(log: Log): ThrottledLog {
  const lines = new Map<string, Line>()
  const writeOmitted = ({ event, detail, omitted }: Line) => {
    if (omitted > 0) log(event, { ...detail, more: omitted })
  }
  return {
    log(event, detail = {}) {
      const id = JSON.stringify([event, detail])
      const now = performance.now()
      const last = lines.get(id)
      if (last && now - last.at < throttleMs) {
        last.omitted++
        return
      }
      log(event, last?.omitted ? { ...detail, more: last.omitted } : detail)
      lines.delete(id)
      lines.set(id, { event, detail, at: now, omitted: 0 })
      const [oldest] = lines
      if (lines.size <= maxLines || !oldest) return
      lines.delete(oldest[0])
      writeOmitted(oldest[1])
    },
    flush() {
      for (const line of lines.values()) {
        writeOmitted(line)
        line.omitted = 0
      }
    },
  }
}

/** A log for what may happen many times a second: the same line once a minute, and how often it was left out (DESIGN §10). */
import type { Log } from './log'

const minute = 60_000

/** More different lines than this are not told apart: the oldest is forgotten. */
const maxLines = 200

interface Line {
  event: string
  detail: Record<string, unknown>
  /** When it was written (`performance.now()`). */
  at: number
  /** How often it was left out since. */
  more: number
}

export interface ThrottledLog {
  log: Log
  /** Writes how often each line was left out, where that is not written yet. */
  flush(): void
}

export function createThrottledLog(log: Log): ThrottledLog {
  const lines = new Map<string, Line>()
  const tell = ({ event, detail, more }: Line) => {
    if (more > 0) log(event, { ...detail, more })
  }
  return {
    log(event, detail = {}) {
      const id = JSON.stringify([event, detail])
      const now = performance.now()
      const last = lines.get(id)
      if (last && now - last.at < minute) {
        last.more++
        return
      }
      log(event, last?.more ? { ...detail, more: last.more } : detail)
      lines.delete(id)
      lines.set(id, { event, detail, at: now, more: 0 })
      const [oldest] = lines
      if (lines.size <= maxLines || !oldest) return
      lines.delete(oldest[0])
      tell(oldest[1])
    },
    flush() {
      for (const line of lines.values()) {
        tell(line)
        line.more = 0
      }
    },
  }
}

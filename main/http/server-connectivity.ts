/** Whether the server can be reached: gone from the call that it did not answer until its next answer (DESIGN §5). */
import { limits } from '../../shared/domain/limits'

export interface Reach {
  gone(): boolean
  /** Takes any answer of the server, whatever it says. */
  heard(): void
  /**
   * Takes a call that was not answered.
   * @param startedAt when it began (`performance.now()`): an answer to another call since then tells of a server that is
   * there. Absent where an offline copy stands in for the answer, which must be asked for again in any case.
   */
  lost(startedAt?: number): void
  close(): void
}

export interface ReachParts {
  onChange(offline: boolean): void
  /** Asks the server for anything light; its answer comes by `heard`. */
  probe(): Promise<unknown>
}

/** A connection that holds so long makes the next loss a new one, asked after soon again. */
const steadyMs = 60_000

/** While the server is gone it is asked gently, so that the mark goes away by itself. */
export function createReach({ onChange, probe }: ReachParts): Reach {
  let offline = false
  let heardAt = Number.NEGATIVE_INFINITY
  let backAt = Number.NEGATIVE_INFINITY
  let asked = 0
  let timer: NodeJS.Timeout | undefined

  const ask = () => {
    timer = setTimeout(
      () => {
        const again = () => {
          if (offline) ask()
        }
        probe().then(again, again)
      },
      limits.probeMs[Math.min(asked++, limits.probeMs.length - 1)],
    )
    timer.unref()
  }

  return {
    gone: () => offline,
    heard() {
      heardAt = performance.now()
      if (!offline) return
      offline = false
      backAt = heardAt
      clearTimeout(timer)
      onChange(false)
    },
    lost(startedAt) {
      if (offline || (startedAt !== undefined && heardAt > startedAt)) return
      offline = true
      if (performance.now() - backAt > steadyMs) asked = 0
      onChange(true)
      ask()
    },
    close: () => clearTimeout(timer),
  }
}

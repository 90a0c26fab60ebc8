/**
 * While the server is offline, probes it with growing pauses, so that the offline mark disappears by itself (DESIGN
 * §5).
 */
import { limits } from '../../shared/domain/limits'
import type { Disposable } from '../lifecycle'
import type { ServerConnectivity } from './server-connectivity'

/** After the server has been online for so long, the next outage starts again with the shortest pause. */
const stableMs = 60_000

/**
 * Starts to watch the connectivity.
 * @param probe makes any light call; its response reaches `connectivity` through the API client.
 */
export function probeWhileOffline(connectivity: ServerConnectivity, probe: () => Promise<unknown>): Disposable {
  let backAt = Number.NEGATIVE_INFINITY
  let probes = 0
  let isDisposed = false
  let timer: NodeJS.Timeout | undefined

  const schedule = () => {
    const pause = limits.probeMs[Math.min(probes++, limits.probeMs.length - 1)]
    const scheduled = setTimeout(() => {
      const again = () => {
        // Not if the server was back meanwhile: then the next outage has its own timer.
        if (timer === scheduled && connectivity.isOffline() && !isDisposed) schedule()
      }
      probe().then(again, again)
    }, pause)
    timer = scheduled
    timer.unref()
  }

  const subscription = connectivity.onDidChange(isOffline => {
    clearTimeout(timer)
    if (!isOffline) {
      backAt = performance.now()
      return
    }
    if (performance.now() - backAt > stableMs) probes = 0
    schedule()
  })

  return {
    dispose() {
      isDisposed = true
      clearTimeout(timer)
      subscription.dispose()
    },
  }
}

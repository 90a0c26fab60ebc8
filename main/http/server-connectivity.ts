/**
 * Whether the server is online. It is offline from the first call without a response until the next response (DESIGN
 * §5).
 */
import { Emitter, type Event } from '../emitter'

export interface ServerConnectivity {
  isOffline(): boolean
  /** Any response of the server arrived. */
  onResponse(): void
  /**
   * A call got no response.
   * @param startedAt when the call began (`performance.now()`). A response to another call since then proves that the
   * server is online. Absent if an offline copy replaced the response: then the server counts as offline in any case,
   * so that the data is read again later.
   */
  onNoResponse(startedAt?: number): void
  /** Fires when the server goes offline (true) or comes back (false). */
  readonly onDidChange: Event<boolean>
}

export function createServerConnectivity(): ServerConnectivity {
  const changes = new Emitter<boolean>()
  let isOffline = false
  let lastResponseAt = Number.NEGATIVE_INFINITY
  return {
    isOffline: () => isOffline,
    onResponse() {
      lastResponseAt = performance.now()
      if (!isOffline) return
      isOffline = false
      changes.fire(false)
    },
    onNoResponse(startedAt) {
      if (isOffline || (startedAt !== undefined && lastResponseAt > startedAt)) return
      isOffline = true
      changes.fire(true)
    },
    onDidChange: changes.event,
  }
}

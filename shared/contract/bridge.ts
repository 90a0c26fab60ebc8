/** Builds the bridge from the key lists: the preload and its loopback counterpart cannot differ in shape (DESIGN §2). */
import { eventNames, type MethodName, methodNames } from './keys'
import type { Result } from './result'
import type { Bridge } from './types'

export interface BridgeEnds {
  call(method: MethodName, argument: unknown): Promise<Result<unknown>>
  /** Hears an event until the returned function is called. */
  on(event: string, listener: (detail: unknown) => void): () => void
}

/** One function per method, grouped by namespace, and `on` for the events that the contract names. */
export function buildBridge(ends: BridgeEnds): Bridge {
  const bridge: Record<string, unknown> = {
    on(event: string, listener: (detail: unknown) => void) {
      if (!(eventNames as readonly string[]).includes(event)) throw new TypeError(`no event ${event}`)
      return ends.on(event, listener)
    },
  }
  for (const method of methodNames) {
    const [namespace = '', name = ''] = method.split('.')
    const group = (bridge[namespace] ?? {}) as Record<string, unknown>
    group[name] = (argument: unknown) => ends.call(method, argument)
    bridge[namespace] = group
  }
  return bridge as Bridge
}

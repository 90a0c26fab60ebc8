/** Builds the bridge from the key lists: the preload and its loopback counterpart cannot differ in shape (DESIGN §2). */
import { eventNames, type MethodName, methodNames } from './keys'
import type { Result } from './result'
import type { Bridge } from './types'

type Listener = (detail: unknown) => void

export interface BuiltBridge {
  bridge: Bridge
  /** Brings an event to who listens; a name that the contract does not know is passed over. */
  emit(event: string, detail: unknown): void
}

/** One function per method, grouped by namespace, and `on` for the events that the contract names. */
export function buildBridge(call: (method: MethodName, argument: unknown) => Promise<Result<unknown>>): BuiltBridge {
  const listeners = new Map<string, Set<Listener>>(eventNames.map(name => [name, new Set()]))
  const bridge: Record<string, unknown> = {
    on(event: string, listener: Listener) {
      const heard = listeners.get(event)
      if (!heard) throw new TypeError(`no event ${event}`)
      heard.add(listener)
      return () => void heard.delete(listener)
    },
  }
  for (const method of methodNames) {
    const [namespace = '', name = ''] = method.split('.')
    const group = (bridge[namespace] ?? {}) as Record<string, unknown>
    group[name] = (argument: unknown) => call(method, argument)
    bridge[namespace] = group
  }
  return {
    bridge: bridge as Bridge,
    emit(event, detail) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(detail)
    },
  }
}

/** Builds the bridge from the key lists: the preload and its loopback counterpart cannot differ in shape (DESIGN §2). */
import { type EventName, eventNames, type MethodName, methodNames } from './keys'
import type { Result } from './result'
import type { Bridge, Events } from './types'

type Listener = (detail: unknown) => void

const session = 'session.changed' satisfies EventName

/** As many events as wait for their first listener; what the host tells at first is less. */
const patience = 500

export interface BuiltBridge {
  bridge: Bridge
  /**
   * Brings an event to who listens; a name that the contract does not know is passed over. The host
   * tells how things stand as soon as its stream is open, which is before the page has drawn itself: what nobody has ever
   * listened for waits for its first listener, or for the next session, which voids it.
   */
  emit(event: string, detail: unknown): void
}

/** One function per method, grouped by namespace, and `on` for the events that the contract names. */
export function buildBridge(call: (method: MethodName, argument: unknown) => Promise<Result<unknown>>): BuiltBridge {
  const listeners = new Map<string, Set<Listener>>(eventNames.map(name => [name, new Set()]))
  const waiting = new Map<string, unknown[]>(eventNames.map(name => [name, []]))
  let generation = 0

  const tell = (event: string, detail: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(detail)
  }
  /** After the listener was added: a listener that is gone again at once leaves it to the next. */
  const tellWaiting = (event: string) => {
    const details = waiting.get(event)
    if (!details || listeners.get(event)?.size === 0) return
    waiting.delete(event)
    for (const detail of details) tell(event, detail)
  }

  const bridge: Record<string, unknown> = {
    on(event: string, listener: Listener) {
      const heard = listeners.get(event)
      if (!heard) throw new TypeError(`no event ${event}`)
      heard.add(listener)
      if (waiting.get(event)?.length) void Promise.resolve().then(() => tellWaiting(event))
      else waiting.delete(event)
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
      if (event === session) {
        const now = (detail as Events[typeof session]).generation
        if (now !== generation) for (const details of waiting.values()) details.length = 0
        generation = now
      }
      const details = waiting.get(event)
      if (!details) return tell(event, detail)
      details.push(detail)
      if (details.length > patience) details.shift()
    },
  }
}

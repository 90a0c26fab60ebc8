/**
 * Builds the bridge object from the lists of method and event names, so that the preload and the loopback host have the
 * same API (DESIGN §2).
 */
import { createFrameCalls, framesMethod, type OpenFrameStream } from './frame-stream'
import { type EventName, eventNames, type MethodName, methodNames } from './keys'
import type { Result } from './result'
import type { Bridge, Events } from './types'

type Listener = (detail: unknown) => void

const session = 'session.changed' satisfies EventName

/**
 * Maximum number of events of one name that wait for their first listener; the host sends fewer than this at the start.
 */
const maxWaiting = 500

export interface BuiltBridge {
  bridge: Bridge
  /**
   * Passes an event to its listeners and ignores unknown event names. The host sends the current state as soon as its
   * stream is open, which is before the page has rendered. So events of a name that never had a listener wait for the
   * first listener. The next session discards them.
   */
  emit(event: string, detail: unknown): void
}

/** One function per method, grouped by namespace, and `on` for the contract's events. Audio frames have a stream. */
export function buildBridge(
  call: (method: MethodName, argument: unknown) => Promise<Result<unknown>>,
  openFrameStream: OpenFrameStream,
): BuiltBridge {
  const listeners = new Map<string, Set<Listener>>(eventNames.map(name => [name, new Set()]))
  const waiting = new Map<string, unknown[]>(eventNames.map(name => [name, []]))
  let generation = 0

  const notify = (event: string, detail: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(detail)
  }
  /** Runs after the listener was added. If that listener has already been removed, the events wait for the next one. */
  const emitWaiting = (event: string) => {
    const details = waiting.get(event)
    if (!details || listeners.get(event)?.size === 0) return
    waiting.delete(event)
    for (const detail of details) notify(event, detail)
  }

  const bridge: Record<string, unknown> = {
    on(event: string, listener: Listener) {
      const set = listeners.get(event)
      if (!set) throw new TypeError(`no event ${event}`)
      set.add(listener)
      if (waiting.get(event)?.length) void Promise.resolve().then(() => emitWaiting(event))
      else waiting.delete(event)
      return () => void set.delete(listener)
    },
  }
  for (const method of methodNames) {
    const [namespace = '', name = ''] = method.split('.')
    const group = (bridge[namespace] ?? {}) as Record<string, unknown>
    group[name] =
      method === framesMethod ? createFrameCalls(openFrameStream) : (argument: unknown) => call(method, argument)
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
      if (!details) return notify(event, detail)
      details.push(detail)
      if (details.length > maxWaiting) details.shift()
    },
  }
}

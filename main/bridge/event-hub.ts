/** Brings events to who listens; what shows a teacher's data stays in main while the screen is locked. */
import type { EventName } from '../../shared/contract/keys'
import type { Events } from '../../shared/contract/types'

export type EventListener = <E extends EventName>(event: E, detail: Events[E]) => void

export interface EventHub {
  emit: EventListener
  /** Hears every event until the returned function is called. */
  onEvent(listener: EventListener): () => void
  each(tell: (listener: EventListener) => void): void
  /** What reaches a listener now: all, or while the screen is locked what is not held back. */
  guarded(listener: EventListener): EventListener
  /** Whether an export is under way. */
  running(): boolean
}

/** What waits until the screen is unlocked: the names of exports, and how many notices there are. */
const held: ReadonlySet<EventName> = new Set<EventName>(['downloads.changed', 'notices.changed'])

export function createEventHub(locked: () => boolean): EventHub {
  const listeners = new Set<EventListener>()
  const running = new Set<string>()

  /** Notes which exports run; the end of a session ends them all. */
  const note: EventListener = (event, detail) => {
    if (event === 'session.changed' && (detail as Events['session.changed']).session === null) running.clear()
    if (event !== 'downloads.changed') return
    const { id, state } = detail as Events['downloads.changed']
    if (state === 'running') running.add(id)
    else running.delete(id)
  }

  const guarded =
    (listener: EventListener): EventListener =>
    (event, detail) => {
      if (!(held.has(event) && locked())) listener(event, detail)
    }

  return {
    emit(event, detail) {
      note(event, detail)
      for (const listener of listeners) guarded(listener)(event, detail)
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    each(tell) {
      for (const listener of listeners) tell(listener)
    },
    guarded,
    running: () => running.size > 0,
  }
}

/** Sends events to the pages, and holds back those with data of a teacher while the screen is locked. */
import type { EventName } from '../../shared/contract/keys'
import type { Events } from '../../shared/contract/types'
import type { Disposable } from '../lifecycle'

export type EventListener = <E extends EventName>(event: E, detail: Events[E]) => void

export interface EventHub extends Disposable {
  emit: EventListener
  /** Subscribes to all events, locked or not, until the returned function is called. */
  onEvent(listener: EventListener): () => void
  hasRunningExport(): boolean
  /** Removes all listeners. */
  dispose(): void
}

export function createEventHub(): EventHub {
  const listeners = new Set<EventListener>()
  const runningExports = new Set<string>()

  /** Tracks which exports run; the end of a session ends all of them. */
  const trackExports: EventListener = (event, detail) => {
    if (event === 'session.changed' && (detail as Events['session.changed']).session === null) runningExports.clear()
    if (event !== 'downloads.changed') return
    const { id, state } = detail as Events['downloads.changed']
    if (state === 'running') runningExports.add(id)
    else runningExports.delete(id)
  }

  return {
    emit(event, detail) {
      trackExports(event, detail)
      for (const listener of listeners) listener(event, detail)
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hasRunningExport: () => runningExports.size > 0,
    dispose: () => listeners.clear(),
  }
}

/** Events that a locked screen must not show: names of exports, the number of notices, and titles of lessons. */
const heldBackEvents: ReadonlySet<EventName> = new Set<EventName>([
  'downloads.changed',
  'notices.changed',
  'lessons.soon',
])

/** A listener that drops such events while the screen is locked. They are replayed when it is unlocked. */
export const holdBackWhileLocked =
  (listener: EventListener, isLocked: () => boolean): EventListener =>
  (event, detail) => {
    if (!(heldBackEvents.has(event) && isLocked())) listener(event, detail)
  }

/**
 * The events as pages receive them: held back while the screen is locked, and replayed to a page that opens or is
 * unlocked.
 */
import { type EventListener, holdBackWhileLocked } from '../bridge/event-hub'
import type { Api } from './open-api'
import type { Profile } from './open-profile'
import type { Server } from './open-server'
import type { TeacherSession } from './open-session'

export interface PageEvents {
  /** Subscribes a page to all events, until the returned function is called. */
  onEvent(listener: EventListener): () => void
  /** Sends the current state to one listener. A host calls it when the event stream of a page opens, or opens again. */
  replay(listener: EventListener): void
}

interface ServerParts {
  serverClock: Pick<Server['serverClock'], 'offset'>
  connectivity: Pick<Server['connectivity'], 'isOffline'>
}

interface SessionParts {
  session: Pick<TeacherSession['session'], 'state'>
  lock: Pick<TeacherSession['lock'], 'isLocked' | 'state'>
  onDidChangeLock: TeacherSession['onDidChangeLock']
}

interface ApiParts {
  downloads: Pick<Api['downloads'], 'currentStates'>
  rosterImports: Pick<Api['rosterImports'], 'latest'>
  noticePoll: Pick<Api['noticePoll'], 'latest'>
  lessonReminder: Pick<Api['lessonReminder'], 'latest'>
}

export function createPageEvents(
  { host, events }: { host: Pick<Profile['host'], 'proxyPrompts'>; events: Pick<Profile['events'], 'onEvent'> },
  { serverClock, connectivity }: ServerParts,
  { session, lock, onDidChangeLock }: SessionParts,
  { downloads, rosterImports, noticePoll, lessonReminder }: ApiParts,
): PageEvents {
  const pages = new Set<EventListener>()

  function replay(page: EventListener): void {
    const send = holdBackWhileLocked(page, lock.isLocked)
    send('session.changed', session.state())
    send('lock.changed', lock.state())
    send('clock.changed', { offset: serverClock.offset() })
    send('offline.changed', { offline: connectivity.isOffline() })
    const notices = noticePoll.latest()
    if (notices) send('notices.changed', notices)
    for (const state of downloads.currentStates()) send('downloads.changed', state)
    const imported = rosterImports.latest()
    if (imported) send('roster.changed', imported)
    const soon = lessonReminder.latest()
    if (soon.length > 0) send('lessons.soon', { lessons: soon })
    for (const prompt of host.proxyPrompts?.pending() ?? []) send('proxy.asked', prompt)
  }

  onDidChangeLock(({ isLocked }) => {
    if (!isLocked) for (const page of pages) replay(page)
  })
  return {
    onEvent(page) {
      pages.add(page)
      const unsubscribe = events.onEvent(holdBackWhileLocked(page, lock.isLocked))
      return () => {
        pages.delete(page)
        unsubscribe()
      }
    },
    replay,
  }
}

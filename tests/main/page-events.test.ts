/** What a page is told when it opens: the state that the events before it have made. */
import { expect, it } from 'vitest'
import { createPageEvents } from '../../main/services/page-events'

type Parts = Parameters<typeof createPageEvents>

/** A program in the middle of everything, whose screen may be locked. */
function setUp(isLocked: boolean) {
  const lock = { generation: 2, isLocked, hasRunningExport: false }
  const pageEvents = createPageEvents(
    { host: {}, events: { onEvent: () => () => undefined } } as unknown as Parts[0],
    { serverClock: { offset: () => 5 }, connectivity: { isOffline: () => true } } as unknown as Parts[1],
    {
      session: { state: () => ({ generation: 2, session: null }) },
      lock: { isLocked: () => isLocked, state: () => lock },
      onDidChangeLock: () => undefined,
    } as unknown as Parts[2],
    {
      downloads: { currentStates: () => [{ id: 'd1' }, { id: 'd2' }] },
      rosterImports: { latest: () => ({ id: 'i1', state: 'running' }) },
      noticePoll: { latest: () => ({ unread: 3 }) },
      lessonReminder: { latest: () => [{ id: 'l1' }] },
    } as unknown as Parts[3],
  )
  const sent: [event: string, detail: unknown][] = []
  pageEvents.replay((event, detail) => void sent.push([event, detail]))
  return sent
}

it('a page that opens gets the state of the session, and of everything that runs', () => {
  expect(setUp(false)).toEqual([
    ['session.changed', { generation: 2, session: null }],
    ['lock.changed', { generation: 2, isLocked: false, hasRunningExport: false }],
    ['clock.changed', { offset: 5 }],
    ['offline.changed', { offline: true }],
    ['notices.changed', { unread: 3 }],
    ['downloads.changed', { id: 'd1' }],
    ['downloads.changed', { id: 'd2' }],
    ['roster.changed', { id: 'i1', state: 'running' }],
    ['lessons.soon', { lessons: [{ id: 'l1' }] }],
  ])
})

it('a page that opens at a locked screen gets no export, no notices and no lesson', () => {
  expect(setUp(true).map(([event]) => event)).toEqual([
    'session.changed',
    'lock.changed',
    'clock.changed',
    'offline.changed',
    'roster.changed',
  ])
})

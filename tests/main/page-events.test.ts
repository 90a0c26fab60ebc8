/** What a page is told when it opens: the state that the events before it have made. */
import { expect, it } from 'vitest'
import { createPageEvents } from '../../main/services/page-events'
import { download } from '../fakes/bridge'

const exports = [download({ id: 'd1' }), download({ id: 'd2' })]
const notices = { new_msg_num: 3, allow_send_message: 0 } as const
const imported = { id: 'i1', state: 'running', settled: 1, total: 2 } as const
const lesson = { class_id: 'l1', title: '会話', start_time: '2026-11-16 10:00:00' }

/** A program in the middle of everything, whose screen may be locked. */
function setUp(isLocked: boolean) {
  const lock = { generation: 2, isLocked, hasRunningExport: false }
  const pageEvents = createPageEvents(
    { host: { proxyPrompts: null }, events: { onEvent: () => () => undefined } },
    { serverClock: { offset: () => 5 }, connectivity: { isOffline: () => true } },
    {
      session: { state: () => ({ generation: 2, session: null }) },
      lock: { isLocked: () => isLocked, state: () => lock },
      onDidChangeLock: () => ({ dispose: () => undefined }),
    },
    {
      downloads: { currentStates: () => exports },
      rosterImports: { latest: () => imported },
      noticePoll: { latest: () => notices },
      lessonReminder: { latest: () => [lesson] },
    },
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
    ['notices.changed', notices],
    ['downloads.changed', exports[0]],
    ['downloads.changed', exports[1]],
    ['roster.changed', imported],
    ['lessons.soon', { lessons: [lesson] }],
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

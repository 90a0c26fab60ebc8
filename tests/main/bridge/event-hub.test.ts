import { expect, it, vi } from 'vitest'
import { createEventHub, holdBackWhileLocked } from '../../../main/bridge/event-hub'
import type { DownloadState } from '../../../shared/contract/types'

function setUp() {
  let isLocked = false
  const hub = createEventHub()
  const listener = vi.fn()
  const page = vi.fn()
  const unsubscribe = hub.onEvent((event, detail) => listener(event, detail))
  hub.onEvent(holdBackWhileLocked(page, () => isLocked))
  const lock = (locked: boolean) => {
    isLocked = locked
  }
  return { hub, listener, page, unsubscribe, lock }
}

const download = (state: DownloadState['state']) => ({ id: 'd', state, name: '2年A組_成績表.xlsx' }) as DownloadState
const sessionEnd = { generation: 2, session: null }

it('sends each event to each listener until it unsubscribes', () => {
  const { hub, listener, unsubscribe } = setUp()
  hub.emit('clock.changed', { offset: 3 })
  expect(listener.mock.calls).toEqual([['clock.changed', { offset: 3 }]])
  unsubscribe()
  hub.emit('clock.changed', { offset: 4 })
  expect(listener).toHaveBeenCalledTimes(1)
})

it('sends nothing after it was disposed', () => {
  const { hub, listener } = setUp()
  void hub.dispose()
  hub.emit('clock.changed', { offset: 3 })
  expect(listener).not.toHaveBeenCalled()
})

it('holds back names and counts from a page while the screen is locked', () => {
  const { hub, listener, page, lock } = setUp()
  lock(true)
  hub.emit('downloads.changed', download('done'))
  hub.emit('notices.changed', { new_msg_num: 4 } as never)
  hub.emit('lessons.soon', { lessons: [] })
  hub.emit('session.changed', sessionEnd)
  hub.emit('lock.changed', { generation: 2, isLocked: true, hasRunningExport: false })
  expect(page.mock.calls.map(([event]) => event)).toEqual(['session.changed', 'lock.changed'])
  expect(listener).toHaveBeenCalledTimes(5)
  lock(false)
  hub.emit('downloads.changed', download('done'))
  expect(page).toHaveBeenLastCalledWith('downloads.changed', download('done'))
})

it('knows whether an export runs, also while its events are held back', () => {
  const { hub, lock } = setUp()
  lock(true)
  hub.emit('downloads.changed', download('running'))
  expect(hub.hasRunningExport()).toBe(true)
  hub.emit('downloads.changed', download('done'))
  expect(hub.hasRunningExport()).toBe(false)
  hub.emit('downloads.changed', download('running'))
  hub.emit('session.changed', sessionEnd)
  expect(hub.hasRunningExport()).toBe(false)
})

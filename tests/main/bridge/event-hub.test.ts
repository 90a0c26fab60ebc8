import { expect, it, vi } from 'vitest'
import { createEventHub } from '../../../main/bridge/event-hub'
import type { DownloadState } from '../../../shared/contract/types'

function setUp() {
  let locked = false
  const hub = createEventHub(() => locked)
  const heard = vi.fn()
  const unhear = hub.onEvent((event, detail) => heard(event, detail))
  const lock = (on: boolean) => {
    locked = on
  }
  return { hub, heard, unhear, lock }
}

const download = (state: DownloadState['state']) => ({ id: 'd', state, name: '2年A組_成績表.xlsx' }) as DownloadState
const session = { generation: 2, session: null }

it('brings each event to each listener until it is gone', () => {
  const { hub, heard, unhear } = setUp()
  hub.emit('clock.changed', { offset: 3 })
  expect(heard.mock.calls).toEqual([['clock.changed', { offset: 3 }]])
  unhear()
  hub.emit('clock.changed', { offset: 4 })
  expect(heard).toHaveBeenCalledTimes(1)
})

it('holds back names and counts while the screen is locked, from listeners and from streams that open', () => {
  const { hub, heard, lock } = setUp()
  lock(true)
  const stream = vi.fn()
  for (const tell of [hub.emit, hub.guarded(stream)]) {
    tell('downloads.changed', download('done'))
    tell('notices.changed', { new_msg_num: 4 } as never)
    tell('session.changed', session)
    tell('lock.changed', { generation: 2, locked: true, running: false })
  }
  for (const listener of [heard, stream]) {
    expect(listener.mock.calls.map(([event]) => event)).toEqual(['session.changed', 'lock.changed'])
  }
  lock(false)
  hub.emit('downloads.changed', download('done'))
  expect(heard).toHaveBeenLastCalledWith('downloads.changed', download('done'))
})

it('knows whether an export is under way, also of those that it holds back', () => {
  const { hub, lock } = setUp()
  lock(true)
  hub.emit('downloads.changed', download('running'))
  expect(hub.running()).toBe(true)
  hub.emit('downloads.changed', download('done'))
  expect(hub.running()).toBe(false)
  hub.emit('downloads.changed', download('running'))
  hub.emit('session.changed', session)
  expect(hub.running()).toBe(false)
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startIdleLogout } from '../../../../main/host/loopback/idle-logout'
import { startFixture } from '../fixture'

beforeEach(() => {
  // Sockets need the real versions of the other timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the idle logout', () => {
  it('runs when no page was open for 60 s, and not before', () => {
    const idle = vi.fn()
    const watch = startIdleLogout(idle)
    watch.setPageCount(1)
    vi.advanceTimersByTime(600_000)
    expect(idle).not.toHaveBeenCalled()
    watch.setPageCount(0)
    vi.advanceTimersByTime(59_999)
    expect(idle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(idle).toHaveBeenCalledTimes(1)
    watch.stop()
  })

  it('restarts the time when a page comes back, as after a reload', () => {
    const idle = vi.fn()
    const watch = startIdleLogout(idle)
    watch.setPageCount(1)
    watch.setPageCount(0)
    vi.advanceTimersByTime(59_000)
    watch.setPageCount(1)
    watch.setPageCount(0)
    vi.advanceTimersByTime(59_000)
    expect(idle).not.toHaveBeenCalled()
    watch.stop()
  })

  it('counts from the start even without any socket, and repeats', () => {
    const idle = vi.fn()
    const watch = startIdleLogout(idle)
    vi.advanceTimersByTime(120_000)
    expect(idle).toHaveBeenCalledTimes(2)
    watch.stop()
    watch.setPageCount(0)
    vi.advanceTimersByTime(120_000)
    expect(idle).toHaveBeenCalledTimes(2)
  })
})

it('when one of two pages closes, the teacher stays logged in and the other receives events', async () => {
  const fixture = await startFixture()
  try {
    fixture.signedIn = true
    const address = `${fixture.origin.replace('http', 'ws')}/events`
    const open = async () => {
      const socket = new WebSocket(address, ['hanamaru', await fixture.enter()], { origin: fixture.origin })
      await new Promise(done => socket.on('open', done))
      return socket
    }
    const nextMessage = (socket: WebSocket) => new Promise(done => socket.once('message', data => done(String(data))))
    const [one, other] = [await open(), await open()]
    const both = [nextMessage(one), nextMessage(other)]
    fixture.emit('clock.changed', { offset: 1 })
    const message = '{"event":"clock.changed","detail":{"offset":1}}'
    expect(await Promise.all(both)).toEqual([message, message])
    one.close()
    await new Promise(done => one.on('close', done))
    await new Promise(setImmediate)
    vi.advanceTimersByTime(600_000)
    expect(fixture.ended).toEqual([])
    const alone = nextMessage(other)
    fixture.emit('clock.changed', { offset: 1 })
    expect(await alone).toBe(message)
  } finally {
    await fixture.close()
  }
})

it('the teacher is logged out once when no page is open, and never while one is', async () => {
  const fixture = await startFixture()
  try {
    vi.advanceTimersByTime(60_000)
    expect(fixture.ended).toEqual([])
    fixture.signedIn = true
    const session = await fixture.enter()
    const address = `${fixture.origin.replace('http', 'ws')}/events`
    const socket = new WebSocket(address, ['hanamaru', session], { origin: fixture.origin })
    await new Promise(done => socket.on('open', done))
    vi.advanceTimersByTime(600_000)
    expect(fixture.ended).toEqual([])
    socket.close()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(120_000)
    expect(fixture.ended).toEqual(['idle'])
  } finally {
    await fixture.close()
  }
})

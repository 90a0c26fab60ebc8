import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../main/http/client'
import { createClientLog } from '../../../main/http/client-log'
import { pollNotices } from '../../../main/http/notice-poll'
import { createServerClock } from '../../../main/http/server-clock'
import type { Session } from '../../../main/http/session/session'
import { failure, success } from '../../../shared/contract/result'

const someone = { token: 't', generation: 1, teacher_id: '1', teacher_flag: '' }

const fakeSession = (identity: typeof someone | null) => ({ identity: () => identity }) as Partial<Session> as Session

const fakeClient = (answer: () => unknown) => {
  const call = vi.fn(async (..._call: unknown[]) => answer())
  return { call, client: { call } as Partial<ApiClient> as ApiClient }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the client log', () => {
  function setUp(identity: typeof someone | null = someone) {
    let now = 0
    const { call, client } = fakeClient(() => success(null))
    const report = createClientLog({
      client,
      session: fakeSession(identity),
      deviceCode: 'd',
      clientName: 'desktop',
      clock: () => now,
      log: () => undefined,
    })
    return { call, report, pass: (ms: number) => (now += ms) }
  }

  it('sends an error once, redacted', async () => {
    const { call, report } = setUp()
    await report('boom Bearer abc')
    await report('boom Bearer abc')
    expect(call).toHaveBeenCalledTimes(1)
    expect(call.mock.calls[0]?.[1]).toEqual({ client: 'desktop', device: 'd', content: 'boom Bearer [redacted]' })
  })

  it('sends at most ten a minute', async () => {
    const { call, report, pass } = setUp()
    for (let at = 0; at < 15; at++) await report(`error ${at}`)
    expect(call).toHaveBeenCalledTimes(10)
    pass(60_000)
    await report('later')
    expect(call).toHaveBeenCalledTimes(11)
  })

  it('goes on where the clock was set back', async () => {
    const { call, report, pass } = setUp()
    for (let at = 0; at < 10; at++) await report(`error ${at}`)
    pass(-86_400_000)
    await report('yesterday')
    expect(call).toHaveBeenCalledTimes(11)
  })

  it('sends nothing before login', async () => {
    const { call, report } = setUp(null)
    await report('boom')
    expect(call).not.toHaveBeenCalled()
  })
})

describe('the notice count', () => {
  it('is asked each minute, told, and silent when it fails', async () => {
    vi.useFakeTimers()
    const answers = [1, 1, null, 3]
    const { call, client } = fakeClient(() => {
      const count = answers.shift()
      return count ? success({ new_msg_num: count, allow_send_message: 0 }) : failure('network', 'x')
    })
    const told: [number, boolean][] = []
    const { stop } = pollNotices({
      client,
      session: fakeSession(someone),
      locked: () => false,
      onCount: ({ new_msg_num }, grew) => told.push([new_msg_num, grew]),
    })
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(told).toEqual([
      [1, false],
      [1, false],
      [3, true],
    ])
    stop()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(call).toHaveBeenCalledTimes(4)
  })

  describe('of a locked screen', () => {
    /** Polls as the test says, with what was told as [count, grew]. */
    function polled(counts: number[]) {
      vi.useFakeTimers()
      let locked = false
      let present = someone
      const { client } = fakeClient(() => success({ new_msg_num: counts.shift() ?? 0, allow_send_message: 0 }))
      const told: [number, boolean][] = []
      const poll = pollNotices({
        client,
        session: { identity: () => present },
        locked: () => locked,
        onCount: ({ new_msg_num }, grew) => told.push([new_msg_num, grew]),
      })
      const lock = (now: boolean) => {
        locked = now
        poll.tell()
      }
      const become = (next: typeof someone) => {
        present = next
      }
      return { ...poll, told, lock, become, minute: () => vi.advanceTimersByTimeAsync(60_000) }
    }

    it('is not told, and is told once as it stands when it is unlocked', async () => {
      const { minute, told, lock, stop } = polled([1, 2, 4])
      await minute()
      lock(true)
      await minute()
      await minute()
      expect(told).toEqual([[1, false]])
      lock(false)
      lock(false)
      expect(told).toEqual([
        [1, false],
        [4, true],
      ])
      stop()
    })

    it('is not told to the next teacher', async () => {
      const { minute, told, lock, become, stop } = polled([1, 2])
      await minute()
      lock(true)
      await minute()
      become({ ...someone, generation: 3 })
      lock(false)
      expect(told).toEqual([[1, false]])
      stop()
    })

    it('is compared with what was told before the token was renewed', async () => {
      const { minute, told, become, stop } = polled([1, 2])
      await minute()
      become({ ...someone, token: 'renewed' })
      await minute()
      expect(told.at(-1)).toEqual([2, true])
      stop()
    })
  })

  it('is not asked while nobody is logged in', async () => {
    vi.useFakeTimers()
    const { call, client } = fakeClient(() => success({ new_msg_num: 1, allow_send_message: 0 }))
    const { stop } = pollNotices({ client, session: fakeSession(null), locked: () => false, onCount: () => undefined })
    await vi.advanceTimersByTimeAsync(3 * 60_000)
    expect(call).not.toHaveBeenCalled()
    stop()
  })
})

describe('the server’s clock', () => {
  it('is told when it moves by more than travel and rounding', () => {
    const moved: number[] = []
    const clock = createServerClock(
      () => 1_000_000,
      offset => moved.push(offset),
    )
    for (const instant of [1_001_000, 1_086_400_000, 1_086_401_500, 999_500]) clock.hear(instant)
    expect(moved).toEqual([1_085_400_000, -500])
    expect(clock.offset()).toBe(-500)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../main/http/client'
import { createClientLog } from '../../../main/http/client-log'
import { pollNotices } from '../../../main/http/notice-poll'
import { createServerClock } from '../../../main/http/server-clock'
import type { Session } from '../../../main/session/session'
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

  it('continues after the clock was set back', async () => {
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
  it('is polled each minute and delivered; a failed poll shows nothing', async () => {
    vi.useFakeTimers()
    const answers = [1, 1, null, 3]
    const { call, client } = fakeClient(() => {
      const count = answers.shift()
      return count ? success({ new_msg_num: count, allow_send_message: 0 }) : failure('network', 'x')
    })
    const delivered: [number, boolean][] = []
    const poll = pollNotices({
      client,
      session: fakeSession(someone),
      isLocked: () => false,
      show: () => undefined,
      onCount: ({ new_msg_num }, hasGrown) => delivered.push([new_msg_num, hasGrown]),
    })
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(delivered).toEqual([
      [1, false],
      [1, false],
      [3, true],
    ])
    await poll.dispose()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(call).toHaveBeenCalledTimes(4)
  })

  describe('while the screen is locked', () => {
    /** A poll with the given counts. `delivered`: [count, hasGrown] of each delivery. */
    function startPoll(counts: number[]) {
      vi.useFakeTimers()
      let locked = false
      let present = someone
      const { client } = fakeClient(() => success({ new_msg_num: counts.shift() ?? 0, allow_send_message: 0 }))
      const delivered: [number, boolean][] = []
      const shown: number[] = []
      const poll = pollNotices({
        client,
        session: { identity: () => present },
        isLocked: () => locked,
        show: count => shown.push(count),
        onCount: ({ new_msg_num }, hasGrown) => delivered.push([new_msg_num, hasGrown]),
      })
      const lock = (now: boolean) => {
        locked = now
        poll.refresh()
        poll.deliver()
      }
      const become = (next: typeof someone) => {
        present = next
      }
      return { ...poll, delivered, shown, lock, become, minute: () => vi.advanceTimersByTimeAsync(60_000) }
    }

    it('is shown at the icon of the program only while the teacher of the count is there', async () => {
      const { minute, shown, record, refresh, lock, become, dispose } = startPoll([1, 5])
      refresh()
      await minute()
      // The page has read all notices.
      record({ new_msg_num: 0, allow_send_message: 0 })
      await minute()
      expect(shown).toEqual([0, 1, 0, 5])
      lock(true)
      lock(false)
      expect(shown.slice(4)).toEqual([0, 5])
      become({ ...someone, generation: 2 })
      refresh()
      expect(shown.at(-1)).toBe(0)
      await dispose()
    })

    it('is not delivered; after unlocking the latest count is delivered once', async () => {
      const { minute, delivered, lock, dispose } = startPoll([1, 2, 4])
      await minute()
      lock(true)
      await minute()
      await minute()
      expect(delivered).toEqual([[1, false]])
      lock(false)
      lock(false)
      expect(delivered).toEqual([
        [1, false],
        [4, true],
      ])
      await dispose()
    })

    it('is not delivered to the next teacher', async () => {
      const { minute, delivered, lock, become, dispose } = startPoll([1, 2])
      await minute()
      lock(true)
      await minute()
      become({ ...someone, generation: 3 })
      lock(false)
      expect(delivered).toEqual([[1, false]])
      await dispose()
    })

    it('is compared with the last delivered count, also after the token was renewed', async () => {
      const { minute, delivered, become, dispose } = startPoll([1, 2])
      await minute()
      become({ ...someone, token: 'renewed' })
      await minute()
      expect(delivered.at(-1)).toEqual([2, true])
      await dispose()
    })
  })

  it('is not polled while nobody is logged in', async () => {
    vi.useFakeTimers()
    const { call, client } = fakeClient(() => success({ new_msg_num: 1, allow_send_message: 0 }))
    const nothing = () => undefined
    const poll = pollNotices({
      client,
      session: fakeSession(null),
      isLocked: () => false,
      show: nothing,
      onCount: nothing,
    })
    await vi.advanceTimersByTimeAsync(3 * 60_000)
    expect(call).not.toHaveBeenCalled()
    // The teacher has logged out while the page read the count.
    poll.record({ new_msg_num: 1, allow_send_message: 0 })
    expect(poll.latest()).toBeNull()
    await poll.dispose()
  })
})

describe('the server’s clock', () => {
  it('notifies of a change that is larger than transfer time and rounding', () => {
    const moved: number[] = []
    const clock = createServerClock(
      () => 1_000_000,
      offset => moved.push(offset),
    )
    for (const instant of [1_001_000, 1_086_400_000, 1_086_401_500, 999_500]) clock.onServerDate(instant)
    expect(moved).toEqual([1_085_400_000, -500])
    expect(clock.offset()).toBe(-500)
  })
})

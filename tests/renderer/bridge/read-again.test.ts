import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logOut } from '../../../renderer/bridge/index'
import { readAgain } from '../../../renderer/bridge/read-again'
import { failure, type Result, success } from '../../../shared/contract/result'
import { teacher } from '../../fakes/bridge'
import { putBridge } from '../render'

beforeEach(() => {
  vi.useFakeTimers()
  putBridge({ session: teacher })
})
afterEach(() => vi.useRealTimers())

const gone = failure('network', 'gone')

describe('a read that fails', () => {
  it('is made again after 0.5 s, then less often, at last every 30 s', async () => {
    const read = vi.fn(async (): Promise<Result<string>> => gone)
    void readAgain(read)
    for (const [after, calls] of [
      [499, 1],
      [1, 2],
      [999, 2],
      [1, 3],
      [598_500, 25],
    ] as const) {
      await vi.advanceTimersByTimeAsync(after)
      expect(read).toHaveBeenCalledTimes(calls)
    }
  })

  it.each([
    ['the host is gone', gone],
    ['the host has a fault', failure('invalid-request', '500')],
    ['the screen is locked', { ok: false, error: { kind: 'cancelled', status: 423, message: 'locked' } } as const],
  ])('ends with what is stored after all: %s', async (_, refused) => {
    const read = vi.fn(async (): Promise<Result<string>> => success('stored')).mockResolvedValueOnce(refused)
    const result = readAgain(read)
    await vi.advanceTimersByTimeAsync(500)
    expect(await result).toEqual(success('stored'))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('ends with the session, at once', async () => {
    const read = vi.fn(async (): Promise<Result<string>> => gone)
    const result = readAgain(read)
    await vi.advanceTimersByTimeAsync(20_000)
    const calls = read.mock.calls.length
    await logOut()
    expect(await result).toEqual(gone)
    expect(vi.getTimerCount()).toBe(0)
    expect(read).toHaveBeenCalledTimes(calls)
  })
})

import { describe, expect, it } from 'vitest'
import { createCallLimit } from '../../../renderer/bridge/call-limit'

/** Calls that the test ends one by one. */
function controlledCalls(limit = createCallLimit(2)) {
  const begun: number[] = []
  const ends = new Map<number, { end: (value: number) => void; fail: (error: Error) => void }>()
  const call = (no: number) =>
    limit(() => {
      begun.push(no)
      return new Promise<number>((resolve, reject) => ends.set(no, { end: resolve, fail: reject }))
    })
  return {
    begun,
    call,
    end: (no: number) => ends.get(no)?.end(no),
    fail: (no: number) => ends.get(no)?.fail(new Error()),
  }
}

describe('a limit of calls', () => {
  it('runs two at once, and the others in their order', async () => {
    const { begun, call, end } = controlledCalls()
    const results = [1, 2, 3, 4].map(call)
    expect(begun).toEqual([1, 2])
    end(2)
    await expect(results[1]).resolves.toBe(2)
    expect(begun).toEqual([1, 2, 3])
    end(1)
    await results[0]
    expect(begun).toEqual([1, 2, 3, 4])
    end(3)
    end(4)
    await Promise.all(results)
    const last = call(5)
    expect(begun).toEqual([1, 2, 3, 4, 5])
    end(5)
    await expect(last).resolves.toBe(5)
  })

  it('goes on after a call that fails', async () => {
    const { begun, call, end, fail } = controlledCalls(createCallLimit(1))
    const first = call(1)
    const second = call(2)
    fail(1)
    await expect(first).rejects.toThrow()
    expect(begun).toEqual([1, 2])
    end(2)
    await expect(second).resolves.toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { mapConcurrently } from '../../shared/map-concurrently'

const pause = () => new Promise(resolve => setImmediate(resolve))

describe('calls of which a few run at the same time', () => {
  it('give their results in the order of the items', async () => {
    let running = 0
    let most = 0
    const results = await mapConcurrently([5, 1, 4, 2, 3], 2, async item => {
      running += 1
      most = Math.max(most, running)
      for (let at = 0; at < item; at += 1) await pause()
      running -= 1
      return item * 10
    })
    expect(results).toEqual([50, 10, 40, 20, 30])
    expect(most).toBe(2)
    expect(await mapConcurrently([], 2, async () => 1)).toEqual([])
  })

  it('end with the first failure, and no further call begins', async () => {
    const begun: number[] = []
    const calls = mapConcurrently([1, 2, 3, 4, 5, 6], 2, async item => {
      begun.push(item)
      await pause()
      if (item === 2) throw new Error('broken')
    })
    await expect(calls).rejects.toThrow('broken')
    await pause()
    await pause()
    expect(begun).toEqual([1, 2, 3])
  })
})

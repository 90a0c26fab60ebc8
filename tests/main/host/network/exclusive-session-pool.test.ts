import { expect, it } from 'vitest'
import { createExclusiveSessionPool } from '../../../../main/host/network/exclusive-session-pool'

it('a lane serves one request at a time, and is emptied before the next', async () => {
  const emptied: number[] = []
  const lanes = createExclusiveSessionPool(
    async nth => nth,
    async lane => void emptied.push(lane),
  )
  const first = await lanes.acquire()
  const second = await lanes.acquire()
  expect([first.lane, second.lane]).toEqual([1, 2])
  expect(emptied).toEqual([])
  first.done()
  const third = await lanes.acquire()
  expect(third.lane).toBe(1)
  expect(emptied).toEqual([1])
  expect((await lanes.acquire()).lane).toBe(3)
})

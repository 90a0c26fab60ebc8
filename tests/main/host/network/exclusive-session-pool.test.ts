import { expect, it } from 'vitest'
import { createExclusiveSessionPool } from '../../../../main/host/network/exclusive-session-pool'

it('gives each session to one request at a time and closes its connections before the next request', async () => {
  const closed: number[] = []
  const pool = createExclusiveSessionPool(
    async number => number,
    async session => void closed.push(session),
  )
  const first = await pool.acquire()
  const second = await pool.acquire()
  expect([first.session, second.session]).toEqual([1, 2])
  expect(closed).toEqual([])
  first.release()
  const third = await pool.acquire()
  expect(third.session).toBe(1)
  expect(closed).toEqual([1])
  expect((await pool.acquire()).session).toBe(3)
})

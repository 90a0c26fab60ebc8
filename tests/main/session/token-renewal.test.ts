import { expect, it } from 'vitest'
import { createTokenRenewal } from '../../../main/session/token-renewal'

/** A task that ends when the test says so. */
function heldTask() {
  let end: () => void = () => undefined
  const task = () =>
    new Promise<void>(done => {
      end = done
    })
  return { task, end: () => end() }
}

const settledIn = async (waiting: Promise<boolean>) => {
  await new Promise(done => setImmediate(done))
  return Promise.race([waiting, Promise.resolve('waits')])
}

it('waits for no one while no token is replaced', async () => {
  expect(await createTokenRenewal().waitUntilSettled()).toBe(true)
})

it('waits until the last of several replacements has ended, also one that fails', async () => {
  const renewal = createTokenRenewal()
  const [first, second] = [heldTask(), heldTask()]
  const ended = Promise.allSettled([
    renewal.run(first.task),
    renewal.run(async () => {
      await second.task()
      throw new Error('refused')
    }),
  ])
  const waiting = renewal.waitUntilSettled()
  first.end()
  expect(await settledIn(waiting)).toBe('waits')
  second.end()
  expect(await settledIn(waiting)).toBe(true)
  expect((await ended).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

it('does not wait for a caller who gives up, before or meanwhile', async () => {
  const renewal = createTokenRenewal()
  const held = heldTask()
  const run = renewal.run(held.task)
  expect(await renewal.waitUntilSettled(AbortSignal.abort())).toBe(false)
  const caller = new AbortController()
  const waiting = renewal.waitUntilSettled(caller.signal)
  caller.abort()
  expect(await waiting).toBe(false)
  held.end()
  await run
})

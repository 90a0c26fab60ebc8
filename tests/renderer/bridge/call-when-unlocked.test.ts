/** Calls at a locked screen: they are made again after the unlock. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callWhenUnlocked } from '../../../renderer/bridge/index'
import type { Result } from '../../../shared/contract/result'
import { success } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge } from '../render'

const locked = { ok: false, error: { kind: 'cancelled', message: '処理を中止しました。', status: 423 } } as const
const kept = { recordings: [], hasRunning: false }

let fake: FakeBridge
let answers: Result<typeof kept>[]
const list = () => callWhenUnlocked('evaluation.list', { generation: 1 })
const tellLock = (isLocked: boolean) => fake.emit('lock.changed', { generation: 1, isLocked, hasRunningExport: false })

beforeEach(() => {
  vi.useFakeTimers()
  fake = putBridge({ session: teacher })
  answers = []
  fake.answer('evaluation.list', () => answers.shift() ?? success(kept))
})
afterEach(() => vi.useRealTimers())

describe('a call', () => {
  it('of an open screen is made once', async () => {
    expect(await list()).toEqual(success(kept))
    expect(fake.calls).toHaveLength(1)
  })

  it('that is refused for another reason is not made again', async () => {
    answers = [{ ok: false, error: { kind: 'cancelled', message: '処理を中止しました。' } }]
    expect(await list()).toMatchObject({ ok: false })
    expect(fake.calls).toHaveLength(1)
  })

  it('waits for the unlock', async () => {
    tellLock(true)
    answers = [locked]
    const answer = list()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fake.calls).toHaveLength(1)
    tellLock(false)
    expect(await answer).toEqual(success(kept))
  })

  it('is made again, though the page has not heard of the lock yet', async () => {
    answers = [locked, locked]
    const answer = list()
    await vi.advanceTimersByTimeAsync(600)
    expect(await answer).toEqual(success(kept))
    expect(fake.calls).toHaveLength(3)
  })

  it('of a session that ends at the locked screen is answered as it is', async () => {
    tellLock(true)
    answers = [locked, locked]
    const answer = list()
    await vi.advanceTimersByTimeAsync(0)
    fake.emit('session.changed', { generation: 2, session: null, reason: 'idle' })
    expect(await answer).toEqual(locked)
    expect(fake.calls).toHaveLength(1)
  })
})

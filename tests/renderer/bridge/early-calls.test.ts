/** Calls that are made before the program has loaded: each answer is taken once, by the session that it belongs to. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askEarly, dropEarlyCalls, type EarlyReads } from '../../../renderer/bridge/early-calls'
import { callApi, loadBoot, logOut, sessionState, setBridge } from '../../../renderer/bridge/index'
import { now } from '../../../renderer/ui/clock'
import { failure, type Result, success } from '../../../shared/contract/result'
import type { Boot } from '../../../shared/contract/types'
import { boot, type FakeBridge, fakeBridge, teacher } from '../../fakes/bridge'

const list = 'system-notice-page-list'
const reads: EarlyReads = { reads: { [list]: { page: 1, limit: 10 } }, keeps: ['seen-papers'] }

const notice = (id: string) => ({
  notice_id: id,
  title: `お知らせ${id}`,
  create_time: '2026-11-20 08:00:00',
  is_read: 1,
})

let fake: FakeBridge

function prepare(state: Partial<Boot>) {
  fake = fakeBridge(state)
  setBridge(fake.bridge)
  let asked = 0
  fake.api(list, () => {
    asked += 1
    return success({ items: [notice(String(asked))], total: 1 })
  })
}

const count = (method: string) => fake.calls.filter(call => call.method === method).length
const firstId = async (page = 1) => (await callApi(list, { page, limit: 10 })).items[0]?.notice_id

// Also after the last test: files share their modules.
afterEach(dropEarlyCalls)

describe('early calls', () => {
  it('answer the boot and the first reads, each once', async () => {
    prepare({ session: teacher })
    askEarly(() => reads)
    await loadBoot()
    expect(sessionState()).toEqual(teacher)
    expect([count('app.boot'), count('api.call'), count('keeps.read')]).toEqual([1, 1, 1])
    expect(await firstId()).toBe('1')
    expect(count('api.call')).toBe(1)
    expect(await firstId()).toBe('2')
    expect(count('api.call')).toBe(2)
    await loadBoot()
    expect(count('app.boot')).toBe(2)
  })

  it('do not answer another request', async () => {
    prepare({ session: teacher })
    askEarly(() => reads)
    await loadBoot()
    expect(await firstId(2)).toBe('2')
  })

  it('are forgotten when the first screen has its answers', async () => {
    prepare({ session: teacher })
    askEarly(() => reads)
    await loadBoot()
    dropEarlyCalls()
    expect(await firstId()).toBe('2')
  })

  it('do not answer the next teacher', async () => {
    prepare({ session: teacher })
    askEarly(() => reads)
    await loadBoot()
    await logOut()
    fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } })
    expect(await firstId()).toBe('2')
  })

  it.each<[string, Partial<Boot>]>([
    ['nobody is logged in', { session: null }],
    ['the screen is locked', { session: teacher, locked: true }],
  ])('answer nothing if %s', async (_, state) => {
    prepare(state)
    askEarly(() => reads)
    await loadBoot()
    expect(fake.calls.map(({ method }) => method)).toEqual(['app.boot', 'api.call'])
    fake.emit('session.changed', { generation: 1, session: teacher })
    expect(await firstId()).toBe('2')
  })

  it('read nothing for the address of another page', async () => {
    prepare({ session: teacher })
    askEarly(() => null)
    await loadBoot()
    expect(fake.calls.map(({ method }) => method)).toEqual(['app.boot'])
  })

  it('ask for the reads before the boot state has arrived', async () => {
    prepare({ session: teacher })
    let arrive: (boot: Result<Boot>) => void = () => undefined
    fake.answer('app.boot', () => new Promise(resolve => (arrive = resolve)))
    askEarly(() => reads)
    await vi.waitFor(() => expect(fake.calls.map(({ method }) => method)).toEqual(['app.boot', 'api.call']))
    arrive(success({ ...boot, session: teacher, generation: 1 }))
    await loadBoot()
    expect(await firstId()).toBe('1')
  })

  it('give a failure as the first attempt, which the program may repeat', async () => {
    prepare({ session: teacher })
    fake.api(list, () => failure('server', ''))
    askEarly(() => reads)
    await loadBoot()
    await expect(callApi(list, { page: 1, limit: 10 }, { background: true })).rejects.toThrow()
    expect(count('api.call')).toBe(1)
    fake.api(list, () => success({ items: [notice('7')], total: 1 }))
    expect(await firstId()).toBe('7')
  })

  it('give way to events that came after them', async () => {
    prepare({ session: teacher, clockOffset: 0 })
    askEarly(() => reads)
    fake.emit('clock.changed', { offset: 86_400_000 })
    const before = Date.now()
    await loadBoot()
    expect(now() - before).toBeGreaterThanOrEqual(86_400_000)
  })
})

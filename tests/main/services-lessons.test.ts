/** Live lessons: the reminder follows what the page changes, and names nothing at a locked screen. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, cleanUp, start, user } from './services-fixture'

/** The time in Japan so many minutes from now, as the server writes it. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + (minutes + 9 * 60) * 60_000).toISOString().slice(0, 19).replace('T', ' ')

const plan = { title: '道案内', room_id: 'r-2', team_ids: '1', live_type: 0 }
const lesson = { class_id: '21', title: '道案内', live_status: 0 }

beforeEach(() => {
  answers['login-safe'] = { token: 'the-token', user, online_class_switch: 1 }
  answers['page-list'] = { items: [], total: 0 }
  answers.start = { class_id: '21' }
})
afterEach(async () => {
  for (const key of ['page-list', 'start']) delete answers[key]
  await cleanUp()
})

describe('a live lesson', () => {
  it.each([
    ['online-class-start', { class_id: '21' }],
    ['online-class-update', { class_id: '21', ...plan, start_time: inMinutes(60), end_time: inMinutes(90) }],
    ['online-class-delete', { class_id: '21' }],
  ])('that the page changes by %s is read again for the reminder', async (endpoint, request) => {
    // Not by the timer of ten seconds: waiting moves the false clock by five at most.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { call, logIn, server } = await start()
    const reads = () => server.received.filter(({ path }) => path.endsWith('/online-class/page-list')).length
    await logIn()
    expect(reads()).toBe(0)
    await call('api.call', { endpoint, request })
    await vi.waitFor(() => expect(reads()).toBe(1), { timeout: 5000 })
  })

  it('that begins soon is not named while the screen is locked', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { host, call, logIn } = await start()
    await logIn()
    const soon = { ...lesson, start_time: inMinutes(3), end_time: inMinutes(50) }
    answers['page-list'] = { items: [soon], total: 1 }
    await call('session.lock')
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(() => expect(host.asked).toEqual(['notify 画面のロックを解除すると、授業名を確認できます。']))
  })
})

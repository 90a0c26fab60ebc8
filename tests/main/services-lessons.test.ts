/** Live lessons: the reminder follows what the page changes, and names nothing at a locked screen. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reply, startServer } from '../fakes/http-server'
import { answers, cleanUp, closing, start, user } from './services-fixture'

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

  it('is announced with the minutes until it begins by the server’s clock, which may be an hour ahead', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await startServer((response, { path }) => {
      response.setHeader('date', new Date(Date.now() + 60 * 60_000).toUTCString())
      reply(response, answers[path.split('/').at(-1) ?? ''] ?? null)
    })
    closing.push(() => server.close())
    const notify = vi.fn()
    const { events, logIn } = await start(undefined, server, { notify })
    await logIn()
    // not a whole minute: the date of an answer has no parts of a second
    const soon = { ...lesson, start_time: inMinutes(62.5), end_time: inMinutes(110) }
    answers['page-list'] = { items: [soon], total: 1 }
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1))
    expect(notify.mock.calls[0]?.[0]).toEqual({ title: 'オンライン授業：あと3分で始まります', body: '道案内' })
    const { class_id, title, start_time } = soon
    expect(events).toContainEqual(['lessons.soon', { lessons: [{ class_id, title, start_time }] }])
  })

  it('is announced only if the teacher wants it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { host, server, call, logIn } = await start()
    const { generation } = await logIn()
    answers['page-list'] = { items: [{ ...lesson, start_time: inMinutes(3), end_time: inMinutes(50) }], total: 1 }
    const reads = () => server.received.filter(({ path }) => path.endsWith('/online-class/page-list')).length
    const write = (value: string) => call('keeps.write', { key: 'lesson-reminder', generation, value })
    await write('off')
    vi.advanceTimersByTime(10_000)
    // In this time the reminder could have asked for the lessons several times.
    for (let turn = 0; turn < 5; turn++)
      await call('api.call', { endpoint: 'homework-basic-info', request: { id: '1' } })
    expect([reads(), host.asked]).toEqual([0, []])
    await write('on')
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(() => expect(host.asked).toEqual(['notify 道案内']))
  })
})

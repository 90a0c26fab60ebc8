import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLessonReminder, type LessonReminder } from '../../../main/lessons/lesson-reminder'
import { failure, success } from '../../../shared/contract/result'
import { defined } from '../../fixtures/defined'

const at = (time: string) => Date.parse(`2026-11-24T${time}+09:00`)
const lesson = (class_id: string, start: string, end: string) => ({
  class_id,
  title: `授業${class_id}`,
  start_time: `2026-11-24 ${start}`,
  end_time: `2026-11-24 ${end}`,
  live_status: 0,
})
const soon = ({ class_id, title, start_time }: ReturnType<typeof lesson>) => ({ class_id, title, start_time })
const first = lesson('l-1', '16:00:00', '16:50:00')
const second = lesson('l-2', '17:00:00', '17:50:00')

let now = 0
let rows: ReturnType<typeof lesson>[] = []
let isOn = true
let login: { generation: number; live: 0 | 1 } | null = null
let isReachable = true
/** Happens while the program looks up whether the teacher wants to be reminded. */
let whileAsked: () => void = () => undefined
let reminder: LessonReminder
const call = vi.fn()
const onChange = vi.fn()

beforeEach(() => {
  now = at('15:30:00')
  rows = [second, first]
  isOn = true
  login = { generation: 1, live: 1 }
  isReachable = true
  whileAsked = () => undefined
  call.mockReset()
  onChange.mockReset()
  call.mockImplementation(async () =>
    isReachable ? success({ items: rows, total: rows.length }) : failure('network', ''),
  )
  reminder = createLessonReminder({
    client: { call } as never,
    session: {
      identity: () => login && ({ generation: login.generation } as never),
      view: () => login && ({ online_class_switch: login.live } as never),
    },
    clock: () => now,
    isWanted: async () => {
      whileAsked()
      return isOn
    },
    onChange,
  })
})
afterEach(() => reminder.dispose())

const checkAt = async (time: string) => {
  now = at(time)
  await reminder.check()
}

describe('the reminder of live lessons', () => {
  it('comes once, five minutes before the start, and ends at the start', async () => {
    await checkAt('15:54:59')
    expect(onChange).not.toHaveBeenCalled()
    await checkAt('15:55:00')
    expect(onChange.mock.calls).toEqual([[[soon(first)], [soon(first)]]])
    expect(reminder.latest()).toEqual([soon(first)])
    await checkAt('15:58:00')
    expect(onChange).toHaveBeenCalledTimes(1)
    await checkAt('16:00:00')
    expect(onChange.mock.lastCall).toEqual([[], []])
    await checkAt('16:55:10')
    expect(onChange.mock.lastCall).toEqual([[soon(second)], [soon(second)]])
  })

  it('reads the lessons every four minutes, and once more before it reminds', async () => {
    await checkAt('15:50:00')
    await checkAt('15:53:59')
    expect(call).toHaveBeenCalledTimes(1)
    expect(call.mock.lastCall?.slice(0, 2)).toEqual(['online-class-page-list', { page: 1, limit: 200, live_status: 0 }])
    await checkAt('15:54:00')
    expect(call).toHaveBeenCalledTimes(2)
    rows = [second]
    await checkAt('15:55:00')
    expect(call).toHaveBeenCalledTimes(3)
    expect(onChange, 'the lesson was deleted on another PC').not.toHaveBeenCalled()
  })

  it('reads the lessons again when the clock was set back', async () => {
    await checkAt('15:50:00')
    await checkAt('15:40:00')
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('checks once at a time, and ends what it reads when the program closes', async () => {
    now = at('15:50:00')
    await Promise.all([reminder.check(), reminder.check()])
    expect(call).toHaveBeenCalledTimes(1)
    const { signal } = defined(call.mock.lastCall)[2] as { signal: AbortSignal }
    expect(signal.aborted).toBe(false)
    await reminder.dispose()
    expect(signal.aborted).toBe(true)
  })

  it('reads all pages of the lessons', async () => {
    const pages = [[second], [first]]
    call.mockImplementation(async (_name, { page }) => success({ items: pages[page - 1] ?? [], total: 2 }))
    await checkAt('15:55:00')
    expect(onChange.mock.lastCall?.[0]).toEqual([soon(first)])
  })

  it('ends at once for a lesson that the teacher has just started', async () => {
    await checkAt('15:55:00')
    expect(reminder.latest()).toEqual([soon(first)])
    rows = [second]
    await checkAt('15:55:30')
    expect(reminder.latest(), 'the lessons were read a moment ago').toEqual([soon(first)])
    await reminder.checkAgain()
    expect(reminder.latest()).toEqual([])
    expect(onChange.mock.lastCall).toEqual([[], []])
  })

  it('comes again for a lesson that was moved', async () => {
    await checkAt('15:55:00')
    rows = [lesson('l-1', '16:10:00', '17:00:00')]
    await checkAt('16:05:00')
    expect(onChange.mock.lastCall?.[1]).toEqual([{ ...soon(first), start_time: '2026-11-24 16:10:00' }])
  })

  it('comes from the lessons that were read last while the server cannot be reached', async () => {
    await checkAt('15:52:00')
    isReachable = false
    await checkAt('15:55:00')
    expect(onChange.mock.lastCall?.[0]).toEqual([soon(first)])
  })

  it('does not come, and reads nothing, if it is off, for an account without live lessons, or without a login', async () => {
    isOn = false
    await checkAt('15:55:00')
    isOn = true
    login = { generation: 1, live: 0 }
    await checkAt('15:56:00')
    login = null
    await checkAt('15:57:00')
    expect(call).not.toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('ends when it is switched off, and when the teacher logs out', async () => {
    await checkAt('15:55:00')
    isOn = false
    await checkAt('15:55:10')
    expect(onChange.mock.lastCall).toEqual([[], []])
    isOn = true
    await checkAt('15:55:20')
    expect(onChange.mock.lastCall, 'the teacher knows of it already').toEqual([[soon(first)], []])
    login = null
    expect(reminder.latest()).toEqual([])
  })

  it('does not come if the teacher logs out meanwhile, and comes to who logs in next', async () => {
    await checkAt('15:52:00')
    whileAsked = () => {
      login = null
    }
    await checkAt('15:55:00')
    expect(onChange).not.toHaveBeenCalled()
    whileAsked = () => undefined
    login = { generation: 2, live: 1 }
    await checkAt('15:55:10')
    expect(onChange.mock.lastCall).toEqual([[soon(first)], [soon(first)]])
    login = { generation: 3, live: 1 }
    await checkAt('15:55:20')
    expect(onChange.mock.lastCall, 'another teacher of the same lesson').toEqual([[soon(first)], [soon(first)]])
  })
})

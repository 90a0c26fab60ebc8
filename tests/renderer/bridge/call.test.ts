import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askApi } from '../../../renderer/bridge/call'
import {
  BridgeError,
  callApi,
  onSessionEnd,
  sessionState,
  setBoot,
  setBridge,
  setFailureDisplay,
  subscribeToHost,
} from '../../../renderer/bridge/index'
import { failure, success } from '../../../shared/contract/result'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { boot, type FakeBridge, fakeBridge, teacher } from '../../fakes/bridge'

const teams = success({ items: [], total: 0 })
const networkFailure = failure('network', '処理が失敗しました。再度お試しください。')

let fake: FakeBridge
const shown = {
  toast: vi.fn(),
  alert: vi.fn(),
  confirmRetry: vi.fn<() => Promise<boolean>>(),
  confirmReload: vi.fn<() => Promise<boolean>>(),
}

beforeEach(() => {
  vi.resetAllMocks()
  fake = fakeBridge()
  setBridge(fake.bridge)
  subscribeToHost()
  setBoot({ ...boot, session: teacher })
  setFailureDisplay(shown)
})
afterEach(() => setFailureDisplay(null))

const ask = () => callApi('team-rows', {})

describe('callApi', () => {
  it('retries a GET as often as the teacher agrees, at most 4 times', async () => {
    fake.api('team-rows', () => networkFailure)
    shown.confirmRetry.mockResolvedValue(true)
    await expect(ask()).rejects.toBeInstanceOf(BridgeError)
    expect(shown.confirmRetry).toHaveBeenCalledTimes(4)
    expect(fake.requests('team-rows')).toHaveLength(5)
    // A teacher must not be left in front of a screen that shows nothing.
    expect(shown.toast.mock.calls).toEqual([[networkFailure.error.message]])
  })

  it('asks before each retry, also if the clock does not advance', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    fake.api('team-rows', () => networkFailure)
    shown.confirmRetry.mockResolvedValueOnce(true).mockResolvedValue(false)
    await expect(ask()).rejects.toBeInstanceOf(BridgeError)
    clock.mockRestore()
    expect(shown.confirmRetry).toHaveBeenCalledTimes(2)
    expect(fake.requests('team-rows')).toHaveLength(2)
  })

  it.each([
    ['a read by POST', 'get_remaining_times', {}],
    ['a write', 'make-hidden', { team_id: '1' }],
    ['a GET that sends a mail', 'send-student-topic-mail', { homework_id: '501', email: 'a@b.example' }],
  ] as const)('sends %s once, and offers no retry', async (_what, name, request) => {
    fake.api(name, () => networkFailure)
    await expect(askApi(name, request as EndpointRequest<typeof name>)).rejects.toBeInstanceOf(BridgeError)
    expect(fake.requests(name)).toHaveLength(1)
    expect(shown.confirmRetry).not.toHaveBeenCalled()
    expect(shown.toast.mock.calls).toEqual([[networkFailure.error.message]])
  })

  it('returns the answer of a successful retry', async () => {
    let failures = 2
    fake.api('team-rows', () => (failures-- > 0 ? networkFailure : teams))
    shown.confirmRetry.mockResolvedValue(true)
    await expect(ask()).resolves.toEqual({ items: [], total: 0 })
    expect(shown.toast).not.toHaveBeenCalled()
  })

  it('asks once for ten calls that fail together', async () => {
    fake.api('team-rows', () => networkFailure)
    shown.confirmRetry.mockImplementation(() => new Promise(resolve => setTimeout(() => resolve(false), 20)))
    const results = await Promise.allSettled(Array.from({ length: 10 }, ask))
    expect(results.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    expect(shown.confirmRetry).toHaveBeenCalledTimes(1)
  })

  it('applies the answer to a call that began before it, without another dialog', async () => {
    let slow = () => {}
    fake.api('team-rows', () => networkFailure)
    fake.api('new-homework-list', () => new Promise(resolve => (slow = () => resolve(networkFailure))))
    shown.confirmRetry.mockResolvedValue(false)
    const laterCall = callApi('new-homework-list', {})
    await expect(ask()).rejects.toBeInstanceOf(BridgeError)
    slow()
    await expect(laterCall).rejects.toBeInstanceOf(BridgeError)
    expect(shown.confirmRetry).toHaveBeenCalledTimes(1)
  })

  it('is retried after the unlock if the server comes back at a locked screen, where main answers nothing', async () => {
    let settled = networkFailure as typeof networkFailure | typeof teams
    fake.api('team-rows', () => settled)
    shown.confirmRetry.mockReturnValue(new Promise(() => undefined))
    const lock = (isLocked: boolean) =>
      fake.emit('lock.changed', { generation: teacher.generation, isLocked, hasRunningExport: false })
    const call = ask()
    await vi.waitFor(() => expect(shown.confirmRetry).toHaveBeenCalledOnce())
    fake.emit('offline.changed', { offline: true })
    lock(true)
    lock(false)
    await new Promise(resolve => setTimeout(resolve))
    expect(fake.requests('team-rows'), 'the server is not back').toHaveLength(1)
    lock(true)
    fake.emit('offline.changed', { offline: false })
    await new Promise(resolve => setTimeout(resolve))
    expect(fake.requests('team-rows'), 'the screen is locked').toHaveLength(1)
    settled = teams
    lock(false)
    await expect(call).resolves.toEqual({ items: [], total: 0 })
    expect(fake.requests('team-rows')).toHaveLength(2)
  })

  it('is not retried by an unlock because the server came back at the locked screen of an earlier session', async () => {
    fake.api('team-rows', () => networkFailure)
    shown.confirmRetry.mockReturnValue(new Promise(() => undefined))
    const lock = (generation: number, isLocked: boolean) =>
      fake.emit('lock.changed', { generation, isLocked, hasRunningExport: false })
    fake.emit('offline.changed', { offline: true })
    lock(teacher.generation, true)
    fake.emit('offline.changed', { offline: false })
    fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } })
    void ask()
    await vi.waitFor(() => expect(shown.confirmRetry).toHaveBeenCalledOnce())
    lock(2, true)
    lock(2, false)
    await new Promise(resolve => setTimeout(resolve))
    expect(fake.requests('team-rows')).toHaveLength(1)
  })

  it('shows an alert for a 500 and a toast for the server’s message', async () => {
    fake.api('team-rows', () => failure('server', 'x'))
    await expect(ask()).rejects.toBeInstanceOf(BridgeError)
    expect(shown.alert).toHaveBeenCalledWith('サービス異常。もう一度やり直してください。')
    fake.api('team-rows', () => failure('status', '権限がありません。'))
    await expect(ask()).rejects.toBeInstanceOf(BridgeError)
    expect(shown.toast).toHaveBeenCalledWith('権限がありません。')
  })

  it('shows no failure of a background call, but a 401 ends the session', async () => {
    for (const kind of ['network', 'server', 'status', 'timeout', 'invalid-response'] as const) {
      fake.api('team-rows', () => failure(kind, 'x'))
      await expect(callApi('team-rows', {}, { background: true })).rejects.toBeInstanceOf(BridgeError)
    }
    expect(shown.toast).not.toHaveBeenCalled()
    expect(shown.alert).not.toHaveBeenCalled()
    expect(shown.confirmRetry).not.toHaveBeenCalled()
    const ended = vi.fn()
    const stop = onSessionEnd(ended)
    fake.api('team-rows', () => failure('unauthorized', 'x'))
    await expect(callApi('team-rows', {}, { background: true })).rejects.toBeInstanceOf(BridgeError)
    expect(ended).toHaveBeenCalledTimes(1)
    await expect(ask()).rejects.toBeInstanceOf(BridgeError)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(sessionState()).toBeNull()
    stop()
  })

  it('ends the session at a 401 of a call that the teacher made', async () => {
    fake.api('team-rows', () => failure('unauthorized', 'x'))
    const ended = vi.fn()
    const stop = onSessionEnd(ended)
    await expect(ask()).rejects.toBeInstanceOf(BridgeError)
    expect(ended).toHaveBeenCalledWith('unauthorized', teacher)
    expect(sessionState()).toBeNull()
    expect(shown.alert).not.toHaveBeenCalled()
    stop()
  })

  it.each([true, false])(
    'drops a late 401, and late data, of a session that was replaced (background: %s)',
    async background => {
      const other = { ...teacher, generation: 2 }
      for (const lateAnswer of [failure('unauthorized', 'x'), failure('server', 'x'), teams]) {
        let answer = () => {}
        fake.api('team-rows', () => new Promise(resolve => (answer = () => resolve(lateAnswer))))
        const call = callApi('team-rows', {}, { background })
        other.generation++
        const present = { ...other }
        fake.emit('session.changed', { generation: present.generation, session: present })
        answer()
        await expect(call).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
        expect(sessionState()).toEqual(present)
      }
      expect(shown.alert).not.toHaveBeenCalled()
    },
  )

  it('keeps the answer if only the teacher’s name changed meanwhile', async () => {
    let answer = () => {}
    fake.api('team-rows', () => new Promise(resolve => (answer = () => resolve(teams))))
    const call = ask()
    const renamed = { ...teacher, user: { ...teacher.user, nickname: '花' } }
    fake.emit('session.changed', { generation: boot.generation, session: renamed })
    expect(sessionState()).toEqual(renamed)
    answer()
    await expect(call).resolves.toEqual({ items: [], total: 0 })
  })

  it('cancels the call in main when its query is aborted, without a message', async () => {
    fake.api('team-rows', () => new Promise(() => {}))
    const controller = new AbortController()
    const call = callApi('team-rows', {}, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
    const callIds = (method: string) =>
      fake.calls.filter(each => each.method === method).map(each => (each.argument as { callId: string }).callId)
    expect(callIds('api.cancel')).toEqual(callIds('api.call'))
    expect(callIds('api.cancel')).toHaveLength(1)
    expect(shown.toast).not.toHaveBeenCalled()
  })

  it('cancels nothing in main when its query is aborted after the answer', async () => {
    fake.api('team-rows', () => teams)
    const controller = new AbortController()
    await callApi('team-rows', {}, { signal: controller.signal })
    controller.abort()
    expect(fake.calls.map(({ method }) => method)).toEqual(['api.call'])
  })

  it('closes the retry dialog when no call waits for its answer', async () => {
    fake.api('team-rows', () => networkFailure)
    let closed: AbortSignal | undefined
    setFailureDisplay({
      ...shown,
      confirmRetry: (_message, signal) => {
        closed = signal
        return new Promise(() => {})
      },
    })
    const controller = new AbortController()
    const call = callApi('team-rows', {}, { signal: controller.signal })
    await vi.waitFor(() => expect(closed).toBeDefined())
    controller.abort()
    await expect(call).rejects.toBeInstanceOf(BridgeError)
    expect(closed?.aborted).toBe(true)
  })
})

describe('a row with an outcome of its own', () => {
  const file = { resource_path: 'https://media.example/r', file: 't.json' }
  const part = { ...file, resource_version: '1' }
  const writing = { guid: 'g', topic_id: '2', student_id: '3' }
  const nothingShown = () => {
    for (const show of Object.values(shown)) expect(show).not.toHaveBeenCalled()
  }

  it('warns once about missing training files, and reloads the page if the teacher agrees', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    fake.api('grammar-training-file', () => failure('status', 'x'))
    let answer = (_again: boolean) => {}
    shown.confirmReload.mockImplementation(() => new Promise(resolve => (answer = resolve)))
    const makeTenCalls = () =>
      Promise.allSettled(Array.from({ length: 10 }, () => callApi('grammar-training-file', file)))
    for (const again of [false, true]) {
      shown.confirmReload.mockClear()
      const results = await makeTenCalls()
      expect(results.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
      expect(shown.confirmReload).toHaveBeenCalledTimes(1)
      expect(shown.confirmReload.mock.calls[0]).toEqual([
        'ファイルを読み込めませんでした。再試行すると、画面を読み込み直します。',
      ])
      expect(reload).not.toHaveBeenCalled()
      answer(again)
      await Promise.resolve()
      await Promise.resolve()
    }
    expect(reload).toHaveBeenCalledTimes(1)
    expect(shown.toast).not.toHaveBeenCalled()
    expect(shown.confirmRetry).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it.each(['network', 'timeout', 'status', 'server', 'invalid-response'] as const)(
    'says nothing of a part of note-taking that did not come: %s',
    async kind => {
      fake.api('note-taking-part-file', () => failure(kind, 'x'))
      await expect(callApi('note-taking-part-file', part)).rejects.toBeInstanceOf(BridgeError)
      expect(fake.requests('note-taking-part-file')).toHaveLength(1)
      nothingShown()
    },
  )

  it.each(['status', 'server'] as const)('returns no comments if the server refuses the call: %s', async kind => {
    fake.api('get-writing-notes', () => failure(kind, 'x'))
    expect(await callApi('get-writing-notes', writing)).toEqual({ items: [], total: 0 })
    nothingShown()
  })

  it('does not return an empty list if the request for comments failed or the teacher must log in again', async () => {
    fake.api('get-writing-notes', () => networkFailure)
    shown.confirmRetry.mockResolvedValue(false)
    await expect(callApi('get-writing-notes', writing)).rejects.toBeInstanceOf(BridgeError)
    expect(shown.confirmRetry).toHaveBeenCalledTimes(1)
    for (const name of ['get-writing-notes', 'grammar-training-file'] as const) {
      setBoot({ ...boot, session: teacher })
      fake.api(name, () => failure('unauthorized', 'x'))
      const call = name === 'get-writing-notes' ? callApi(name, writing) : callApi(name, file)
      await expect(call).rejects.toBeInstanceOf(BridgeError)
      expect(sessionState()).toBeNull()
    }
    expect(shown.confirmReload).not.toHaveBeenCalled()
  })
})

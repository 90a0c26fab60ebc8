import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../renderer/app/query-client'
import {
  sendMany,
  setBoot,
  setBridge,
  setFailureDisplay,
  subscribeToHost,
  useApi,
  useWrite,
} from '../../../renderer/bridge/index'
import { failure, type Result, success } from '../../../shared/contract/result'
import type { EndpointResponse, WriteEndpointName } from '../../../shared/endpoints/index'
import { boot, type FakeBridge, fakeBridge, refusal, teacher } from '../../fakes/bridge'

let fake: FakeBridge
const shown = { toast: vi.fn(), alert: vi.fn(), confirmRetry: vi.fn(), confirmReload: vi.fn() }
const request = { name: '3年C組', allow_join: 1 } as const
const made: EndpointResponse<'team-create'> = {
  id: '9',
  name: '3年C組',
  allow_join: 1,
  sort: 9,
  student_count: 0,
  hidden: 0,
}

beforeEach(() => {
  vi.resetAllMocks()
  fake = fakeBridge()
  setBridge(fake.bridge)
  subscribeToHost()
  setBoot({ ...boot, session: teacher })
  setFailureDisplay(shown)
  fake.api('team-rows', () => success({ items: [], total: 0 }))
})
afterEach(() => setFailureDisplay(null))

const wrapperOf =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>

/** A screen that shows the classes, and sends writes of one kind. */
function screen<N extends WriteEndpointName>(name: N, options?: Parameters<typeof useWrite>[1]) {
  const wrapper = wrapperOf(createQueryClient())
  return renderHook(() => ({ rows: useApi('team-rows', {}), write: useWrite(name, options) }), { wrapper })
}

describe('useWrite', () => {
  it('returns the answer, shows a toast, and refetches once the reads that its row makes stale', async () => {
    fake.api('team-create', () => success(made))
    const { result } = screen('team-create', { success: '作成しました' })
    await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(1))
    await act(async () => void (await result.current.write.send(request)))
    expect(result.current.write.outcome).toEqual({ kind: 'done', result: { answer: made } })
    expect(shown.toast).toHaveBeenCalledExactlyOnceWith('作成しました')
    await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(2))
    expect(fake.requests('team-create')).toEqual([request])
  })

  it('sends nothing while the first write is running, and can be used again afterwards', async () => {
    let finish: (result: Result<typeof made>) => void = () => {}
    fake.api('team-create', () => new Promise(resolve => (finish = resolve)))
    const { result } = screen('team-create')
    const kinds: unknown[] = []
    await act(async () => {
      void result.current.write.send(request).then(outcome => kinds.push(outcome?.kind ?? null))
      void result.current.write.send(request).then(outcome => kinds.push(outcome?.kind ?? null))
    })
    expect(result.current.write.busy).toBe(true)
    expect(kinds).toEqual([null])
    await act(async () => finish(success(made)))
    expect(kinds).toEqual([null, 'done'])
    expect(result.current.write.busy).toBe(false)
    expect(fake.requests('team-create')).toHaveLength(1)
    fake.api('team-create', () => success(made))
    await act(async () => void (await result.current.write.send(request)))
    expect(fake.requests('team-create')).toHaveLength(2)
  })

  it('shows a refusal once, and refetches data that others may have changed', async () => {
    fake.api('team-create', () => refusal(400, '同じ名前のクラスがあります。'))
    const { result } = screen('team-create')
    await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(1))
    await act(async () => void (await result.current.write.send(request)))
    expect(result.current.write.outcome).toEqual({ kind: 'refused', message: '同じ名前のクラスがあります。' })
    expect(shown.toast).toHaveBeenCalledExactlyOnceWith('同じ名前のクラスがあります。')
    await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(2))
    act(() => result.current.write.reset())
    expect(result.current.write.outcome).toBeNull()
  })

  it('does not show a refusal if the screen shows it itself', async () => {
    fake.api('team-create', () => refusal(400, '同じ名前のクラスがあります。'))
    const { result } = screen('team-create', { quiet: true })
    await act(async () => void (await result.current.write.send(request)))
    expect(result.current.write.outcome).toEqual({ kind: 'refused', message: '同じ名前のクラスがあります。' })
    expect(shown.toast).not.toHaveBeenCalled()
  })

  it('is unknown after a lost answer without a recovery rule: the failure is shown, nothing is sent or read again', async () => {
    fake.api('change-password-safe', () => failure('timeout', ''))
    const { result } = screen('change-password-safe')
    await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(1))
    await act(async () => void (await result.current.write.send({ oldpassword: 'hanamaru1', newpassword: 'kumo7ame' })))
    expect(result.current.write.outcome).toEqual({ kind: 'unknown' })
    expect(shown.toast).toHaveBeenCalledTimes(1)
    expect(shown.confirmRetry).not.toHaveBeenCalled()
    expect(fake.requests('change-password-safe')).toHaveLength(1)
    expect(fake.requests('team-rows')).toHaveLength(1)
  })

  it('continues after the teacher leaves the screen, and shows its failure', async () => {
    let finish: (result: Result<null>) => void = () => {}
    fake.api('change-password-safe', () => new Promise(resolve => (finish = resolve)))
    const { result, unmount } = screen('change-password-safe')
    await act(async () => void result.current.write.send({ oldpassword: 'hanamaru1', newpassword: 'kumo7ame' }))
    unmount()
    expect(fake.calls.filter(({ method }) => method === 'api.cancel')).toEqual([])
    await act(async () => finish(failure('network', '')))
    expect(shown.toast).toHaveBeenCalledTimes(1)
  })
})

describe('a write with a recovery rule', () => {
  const deletion = { homework_id: '501' }
  const kindOf = async (name: 'homework-delete' = 'homework-delete') => {
    const { result } = screen(name)
    await act(async () => void (await result.current.write.send(deletion)))
    return result
  }

  it('is done after a lost answer if the homework cannot be read any more', async () => {
    fake.api('homework-delete', () => failure('timeout', ''))
    fake.api('homework-basic-info', () => refusal(404))
    const result = await kindOf()
    expect(result.current.write.outcome).toEqual({ kind: 'done', result: {} })
    expect(fake.requests('homework-basic-info')).toEqual([{ id: '501' }])
    expect(fake.requests('homework-delete')).toHaveLength(1)
    expect(shown.toast).not.toHaveBeenCalled()
  })

  it('is not done if the homework can still be read', async () => {
    fake.api('homework-delete', () => failure('network', ''))
    fake.api('homework-basic-info', () => success({ homework_id: '501' }))
    const result = await kindOf()
    expect(result.current.write.outcome).toEqual({ kind: 'notDone' })
  })

  it('is unknown while the server is unreachable, and can be looked up later without being sent again', async () => {
    fake.api('homework-delete', () => failure('timeout', ''))
    fake.api('homework-basic-info', () => failure('timeout', ''))
    const result = await kindOf()
    expect(result.current.write.outcome).toEqual({ kind: 'unknown' })
    fake.api('homework-basic-info', () => refusal(404))
    await act(async () => void (await result.current.write.lookUp()))
    expect(result.current.write.outcome).toEqual({ kind: 'done', result: {} })
    expect(fake.requests('homework-delete')).toHaveLength(1)
    // A write that was refused has nothing to look up, also not what the one before it left open.
    fake.api('homework-delete', () => refusal(400, '削除できません。'))
    await act(async () => void (await result.current.write.send(deletion)))
    await act(async () => expect(await result.current.write.lookUp()).toBeNull())
    expect(result.current.write.outcome?.kind).toBe('refused')
  })

  it.each([
    ['the lost answer', false],
    ['a later look-up', true],
  ])('refetches once what the write made stale, after %s', async (_when, isLater) => {
    fake.api('new-homework-list', () => success({ items: [], total: 0 }))
    fake.api('homework-delete', () => failure('timeout', ''))
    fake.api('homework-basic-info', () => (isLater ? failure('timeout', '') : refusal(404)))
    const wrapper = wrapperOf(createQueryClient())
    const { result } = renderHook(
      () => ({ list: useApi('new-homework-list', {}), write: useWrite('homework-delete') }),
      { wrapper },
    )
    await waitFor(() => expect(fake.requests('new-homework-list')).toHaveLength(1))
    await act(async () => void (await result.current.write.send(deletion)))
    if (isLater) {
      expect(fake.requests('new-homework-list')).toHaveLength(1)
      fake.api('homework-basic-info', () => refusal(404))
      await act(async () => void (await result.current.write.lookUp()))
    }
    expect(result.current.write.outcome?.kind).toBe('done')
    await waitFor(() => expect(result.current.list.isFetching).toBe(false))
    expect(fake.requests('new-homework-list')).toHaveLength(2)
  })

  it('does not accept an offline copy as proof', async () => {
    fake.api('homework-delete', () => failure('timeout', ''))
    fake.api('homework-basic-info', () => ({
      ...success({ homework_id: '501' }),
      copiedAt: 1,
    }))
    const result = await kindOf()
    expect(result.current.write.outcome).toEqual({ kind: 'unknown' })
  })

  it('looks nothing up after a refusal', async () => {
    fake.api('homework-delete', () => refusal(400, '削除できません。'))
    const result = await kindOf()
    expect(result.current.write.outcome).toEqual({ kind: 'refused', message: '削除できません。' })
    expect(fake.requests('homework-basic-info')).toEqual([])
  })

  it('is cancelled if the session has ended', async () => {
    fake.api('homework-delete', () => failure('unauthorized', ''))
    const result = await kindOf()
    expect(result.current.write.outcome).toEqual({ kind: 'cancelled' })
    expect(fake.requests('homework-basic-info')).toEqual([])
  })
})

describe('a write with several recovery rules', () => {
  const info = (title: string) => success({ homework_id: '501', title })
  const topics = (...ids: string[]) =>
    success({ items: ids.map(resource_id => ({ topic_id: '91', resource_id })), total: ids.length })
  const change = { homework_id: '501', title: '題', topics: [{ resource_id: 'r-1' }] }

  it.each([
    ['done', 'if all its parts are found', info('題'), topics('r-1')],
    ['notDone', 'if a part is not found', info('題'), topics('r-2')],
    ['notDone', 'if a part is not found, although another one is unknown', info('前の題'), failure('network', '')],
    ['unknown', 'if a part is unknown', info('題'), failure('network', '')],
  ] as const)('is %s %s', async (kind, _when, found, foundTopics) => {
    fake.api('change-homework', () => failure('timeout', ''))
    fake.api('homework-basic-info', () => found)
    fake.api('homework-topic-list', () => foundTopics)
    const { result } = screen('change-homework')
    await act(async () => void (await result.current.write.send(change)))
    expect(result.current.write.outcome?.kind).toBe(kind)
    expect(fake.requests('homework-topic-list')).toEqual([{ id: '501' }])
    expect(fake.requests('reissue-details')).toEqual([])
    expect(fake.requests('change-homework')).toHaveLength(1)
  })
})

describe('sendMany', () => {
  const groups = [
    ['a', 'b'],
    ['c', 'd', 'e', 'f', 'g'],
  ]
  const send = (signal = new AbortController().signal) => {
    const outcomes: Record<string, string> = {}
    const done = sendMany(createQueryClient(), 'change-student-info', groups, {
      requestOf: student_id => ({ student_id, number: '1' }),
      onOutcome: (id, { kind }) => {
        outcomes[id] = kind
      },
      signal,
    })
    return { outcomes, done }
  }
  const sent = () => fake.requests('change-student-info').map(({ student_id }) => student_id)

  it('sends each write once, a group after the other, and goes on after a refusal', async () => {
    fake.api('change-student-info', ({ student_id }) => (student_id === 'b' ? refusal(400, '不可') : success(null)))
    const { outcomes, done } = send()
    expect(sent()).toEqual(['a', 'b'])
    await done
    expect(sent()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(outcomes).toEqual({ a: 'done', b: 'refused', c: 'done', d: 'done', e: 'done', f: 'done', g: 'done' })
    expect(shown.toast).not.toHaveBeenCalled()
  })

  it('sends at most four at the same time', async () => {
    let running = 0
    let most = 0
    fake.api('change-student-info', async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      return success(null)
    })
    await send().done
    expect(most).toBe(4)
  })

  it('sends nothing else after a cancel, and finishes what was sent', async () => {
    const controller = new AbortController()
    fake.api('change-student-info', () => success(null))
    const { outcomes, done } = send(controller.signal)
    controller.abort()
    await done
    expect(outcomes).toEqual({ a: 'done', b: 'done' })
    expect(sent()).toEqual(['a', 'b'])
  })

  it('sends nothing else once the session has ended, so that the next teacher sends nothing of it', async () => {
    fake.api('change-student-info', () => success(null))
    const { outcomes, done } = send()
    fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } })
    await done
    expect(outcomes).toEqual({ a: 'cancelled', b: 'cancelled' })
    expect(sent()).toEqual(['a', 'b'])
  })

  it('sends nothing else once the server cannot be reached', async () => {
    fake.api('change-student-info', () => failure('network', ''))
    fake.api('search-student', () => failure('network', ''))
    const { outcomes, done } = send()
    await done
    expect(outcomes).toEqual({ a: 'unknown', b: 'unknown' })
    expect(sent()).toEqual(['a', 'b'])
  })
})

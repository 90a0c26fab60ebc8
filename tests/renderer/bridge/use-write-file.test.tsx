/** Writes that send a file: the same hook and the same rules as for other writes, with progress. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../renderer/app/query-client'
import {
  fileForUpload,
  setBoot,
  setBridge,
  setFailureDisplay,
  subscribeToHost,
  useApi,
  useWrite,
} from '../../../renderer/bridge/index'
import { failure, type Result, success } from '../../../shared/contract/result'
import { wireTime } from '../../../shared/domain/time'
import { boot, type FakeBridge, fakeBridge, refusal, teacher } from '../../fakes/bridge'

const fileName = '名簿.xlsx'
const request = { apply_type: 1, file: { name: fileName, type: '', bytes: new Uint8Array(3) } } as const
const orders = { limit: 20, page: 1, apply_type: 1 } as const
const received = { order_id: 'a-1', student_count: 30 }
const shown = { toast: vi.fn(), alert: vi.fn(), confirmRetry: vi.fn(), confirmReload: vi.fn() }

let fake: FakeBridge

/** The answer of order-list: one application, sent at this time. */
const listWith = (create_time: string) =>
  success({
    items: [
      {
        order_id: 'a-1',
        apply_type: 1,
        apply_status: 1,
        file_name: fileName,
        student_count: 30,
        create_time,
        update_time: '',
      },
    ],
    total: 1,
  })

beforeEach(() => {
  vi.resetAllMocks()
  fake = fakeBridge()
  setBridge(fake.bridge)
  subscribeToHost()
  setBoot({ ...boot, session: teacher })
  setFailureDisplay(shown)
  fake.api('order-list', () => success({ items: [], total: 0 }))
})
afterEach(() => setFailureDisplay(null))

const sent = () => fake.calls.filter(({ method }) => method === 'api.upload')
const callId = () => (sent().at(-1)?.argument as { callId: string } | undefined)?.callId ?? 'none'

/** A screen that shows the applications and sends a new one. */
async function screen() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const view = renderHook(
    () => ({ list: useApi('order-list', orders), write: useWrite('requests-put', { success: '送りました' }) }),
    { wrapper },
  )
  await waitFor(() => expect(view.result.current.list.data).toBeDefined())
  const send = async () => {
    await act(async () => void (await view.result.current.write.send(request)))
    return view.result.current.write.outcome
  }
  return { ...view, send, write: () => view.result.current.write, reads: () => fake.requests('order-list').length }
}

/** Answers the upload when the test says so. */
function holdUpload() {
  let finish: (result: Result<typeof received>) => void = () => {}
  fake.api('requests-put', () => new Promise(resolve => (finish = resolve)))
  return (result: Result<typeof received>) => act(async () => finish(result))
}

describe('useWrite with a file', () => {
  it('sends the form once, shows the toast, and refetches once the reads that its row makes stale', async () => {
    fake.api('requests-put', () => success(received))
    const { send, reads } = await screen()
    expect(await send()).toEqual({ kind: 'done', result: { answer: received } })
    expect(shown.toast).toHaveBeenCalledExactlyOnceWith('送りました')
    expect(sent()).toMatchObject([{ argument: { endpoint: 'requests-put', request } }])
    await waitFor(() => expect(reads()).toBe(2))
  })

  it('reports its own progress while it is busy, and sends nothing else meanwhile', async () => {
    const finish = holdUpload()
    const { write } = await screen()
    await act(async () => void write().send(request))
    expect(write()).toMatchObject({ busy: true, progress: null })
    act(() => fake.emit('api.progress', { callId: 'other', sent: 1, total: 2 }))
    expect(write().progress).toBeNull()
    act(() => fake.emit('api.progress', { callId: callId(), sent: 5, total: 9 }))
    expect(write().progress).toEqual({ sent: 5, total: 9 })
    await act(async () => expect(await write().send(request)).toBeNull())
    expect(sent()).toHaveLength(1)
    await finish(success(received))
    expect(write()).toMatchObject({ busy: false, progress: null, outcome: { kind: 'done' } })
    act(() => fake.emit('api.progress', { callId: callId(), sent: 9, total: 9 }))
    expect(write().progress).toBeNull()
  })

  it('continues after the teacher leaves the screen', async () => {
    const finish = holdUpload()
    const { write, unmount } = await screen()
    await act(async () => void write().send(request))
    unmount()
    expect(fake.calls.filter(({ method }) => method === 'api.cancel')).toEqual([])
    await finish(success(received))
    expect(shown.toast).toHaveBeenCalledExactlyOnceWith('送りました')
  })

  it('shows a refusal once', async () => {
    fake.api('requests-put', () => refusal(400, '名簿の形が違います。'))
    const { send } = await screen()
    expect(await send()).toEqual({ kind: 'refused', message: '名簿の形が違います。' })
    expect(shown.toast).toHaveBeenCalledExactlyOnceWith('名簿の形が違います。')
  })

  it.each(['network', 'timeout', 'server'] as const)(
    'looks the application up after a lost answer (%s), and sends nothing again',
    async kind => {
      fake.api('requests-put', () => failure(kind, ''))
      const { send } = await screen()
      expect(await send()).toEqual({ kind: 'notDone' })
      fake.api('order-list', () => listWith(wireTime(Date.now())))
      expect(await send()).toMatchObject({ kind: 'done', result: { found: { total: 1 } } })
      fake.api('order-list', () => listWith(wireTime(Date.now() - 60_000)))
      expect(await send()).toEqual({ kind: 'notDone' })
      fake.api('order-list', () => failure('network', ''))
      expect(await send()).toEqual({ kind: 'unknown' })
      expect(sent()).toHaveLength(4)
      expect(shown.toast.mock.calls).toEqual([['送りました']])
      expect(shown.confirmRetry).not.toHaveBeenCalled()
      expect(shown.alert).not.toHaveBeenCalled()
    },
  )

  it('shows the failure if the row has no rule to look the answer up', async () => {
    fake.api('upload-sound-file', () => failure('timeout', ''))
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(() => useWrite('upload-sound-file'), { wrapper })
    await act(async () => void (await result.current.send({ id: '1', file: request.file })))
    expect(result.current.outcome).toEqual({ kind: 'unknown' })
    expect(shown.toast).toHaveBeenCalledTimes(1)
  })
})

describe('the cancel button of an upload', () => {
  it('cancels the call in main without a message, and refetches, because the server may have received it', async () => {
    holdUpload()
    const { write, reads } = await screen()
    await act(async () => void write().send(request))
    act(() => fake.emit('api.progress', { callId: callId(), sent: 5, total: 9 }))
    await act(async () => write().cancel())
    expect(fake.calls.filter(({ method }) => method === 'api.cancel')).toMatchObject([
      { argument: { callId: callId() } },
    ])
    expect(write()).toMatchObject({ busy: false, progress: null, outcome: { kind: 'cancelled' } })
    // the first reading, the look-up, and the refetch
    await waitFor(() => expect(reads()).toBe(3))
    act(() => fake.emit('api.progress', { callId: callId(), sent: 9, total: 9 }))
    expect(write().progress).toBeNull()
    expect(shown.toast).not.toHaveBeenCalled()
  })

  it('comes too late if the application is in the list', async () => {
    holdUpload()
    const { write } = await screen()
    await act(async () => void write().send(request))
    fake.api('order-list', () => listWith(wireTime(Date.now())))
    await act(async () => write().cancel())
    expect(write().outcome).toMatchObject({ kind: 'done' })
    expect(shown.toast).toHaveBeenCalledExactlyOnceWith('送りました')
  })
})

it('reads a chosen file unchanged', async () => {
  const chosen = new File([], '音読 1.wav', { type: 'audio/wav;codecs=1' })
  // jsdom does not implement this method.
  Object.defineProperty(chosen, 'arrayBuffer', { value: async () => Uint8Array.of(1, 2).buffer })
  expect(await fileForUpload(chosen)).toEqual({ name: '音読 1.wav', type: 'audio/wav', bytes: Uint8Array.of(1, 2) })
})

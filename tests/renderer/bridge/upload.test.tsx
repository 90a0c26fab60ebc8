import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  BridgeError,
  fileForUpload,
  setBoot,
  setBridge,
  setFailureDisplay,
  subscribeToHost,
  uploadApi,
  useUpload,
} from '../../../renderer/bridge/index'
import { failure, success } from '../../../shared/contract/result'
import { boot, type FakeBridge, fakeBridge, teacher } from '../../fakes/bridge'

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

const request = { id: '1', file: { name: '録音.wav', type: 'audio/wav', bytes: new Uint8Array(3) } }
const slot = { id: '1', guid: 'g' }
const sent = () => fake.calls.filter(({ method }) => method === 'api.upload')
const callIdOf = ([first] = sent()) => (first ? (first.argument as { callId: string }).callId : 'none')

it('sends the form once, and reports only its own progress', async () => {
  fake.answer('api.upload', async ({ callId }) => {
    fake.emit('api.progress', { callId: 'other', sent: 1, total: 2 })
    fake.emit('api.progress', { callId, sent: 2, total: 3 })
    return success(slot)
  })
  const told: object[] = []
  const onProgress = (progress: object) => void told.push(progress)
  expect(await uploadApi('upload-sound-file', request, { onProgress })).toEqual(slot)
  expect(told).toEqual([{ sent: 2, total: 3 }])
  expect(sent()).toMatchObject([{ argument: { endpoint: 'upload-sound-file', request } }])
  fake.emit('api.progress', { callId: callIdOf(), sent: 3, total: 3 })
  expect(told).toHaveLength(1)
})

it.each([
  ['network', 'toast'],
  ['timeout', 'toast'],
  ['server', 'alert'],
] as const)('shows a failure of kind %s as a %s, and offers no retry', async (kind, how) => {
  fake.answer('api.upload', () => failure(kind, '失敗'))
  await expect(uploadApi('upload-sound-file', request)).rejects.toBeInstanceOf(BridgeError)
  expect(shown[how]).toHaveBeenCalledTimes(1)
  expect(shown.confirmRetry).not.toHaveBeenCalled()
  expect(sent()).toHaveLength(1)
})

it('shows no failure of a background upload', async () => {
  fake.answer('api.upload', () => failure('network', '失敗'))
  await expect(uploadApi('upload-sound-file', request, { background: true })).rejects.toBeInstanceOf(BridgeError)
  expect(shown.toast).not.toHaveBeenCalled()
})

it('reads a chosen file unchanged', async () => {
  const chosen = new File([], '音読 1.wav', { type: 'audio/wav;codecs=1' })
  // jsdom does not implement this method.
  Object.defineProperty(chosen, 'arrayBuffer', { value: async () => Uint8Array.of(1, 2).buffer })
  expect(await fileForUpload(chosen)).toEqual({ name: '音読 1.wav', type: 'audio/wav', bytes: Uint8Array.of(1, 2) })
})

it('gives a screen its progress, and is cancelled with the screen', async () => {
  fake.answer('api.upload', () => new Promise(() => {}))
  const { result, unmount } = renderHook(() => useUpload('upload-sound-file'))
  expect(result.current.progress).toBeNull()
  let answer: Promise<unknown> = Promise.resolve()
  await act(async () => {
    answer = result.current.send(request)
  })
  const callId = callIdOf()
  void act(() => fake.emit('api.progress', { callId, sent: 5, total: 9 }))
  expect(result.current.progress).toEqual({ sent: 5, total: 9 })
  unmount()
  expect(await answer).toBeNull()
  expect(fake.calls.filter(({ method }) => method === 'api.cancel')).toMatchObject([{ argument: { callId } }])
})

it('is cancelled by the screen without a message', async () => {
  fake.answer('api.upload', () => new Promise(() => {}))
  const { result } = renderHook(() => useUpload('upload-sound-file'))
  let answer: Promise<unknown> = Promise.resolve()
  await act(async () => {
    answer = result.current.send(request)
  })
  await act(async () => {
    result.current.cancel()
    await answer
  })
  expect(await answer).toBeNull()
  expect(result.current.progress).toBeNull()
  expect(shown.toast).not.toHaveBeenCalled()
})

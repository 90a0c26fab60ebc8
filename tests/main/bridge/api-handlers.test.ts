import { expect, it, vi } from 'vitest'
import { apiHandlers } from '../../../main/bridge/api-handlers'
import type { ApiClient } from '../../../main/http/client'
import type { AccountChanges } from '../../../main/session/account-changes'
import { failure, success } from '../../../shared/contract/result'
import { text } from '../../../shared/text'

function setUp(call: ApiClient['call']) {
  const emit = vi.fn()
  const client: ApiClient = { call, stream: async () => failure('network', text.failed) }
  const accountChanges: Pick<AccountChanges, 'callAndUpdate'> = { callAndUpdate: (_name, _request, call) => call() }
  const media = { register: () => null, read: () => Promise.reject(new Error('none')), clear: () => undefined }
  const framePages = { resolve: () => null }
  const host = { mediaAddress: (id: string) => id }
  const recordNotices = vi.fn()
  const onAnswer = { 'new-notice-total': (_request: object, count: unknown) => recordNotices(count) }
  const handlers = apiHandlers({ client, accountChanges, onAnswer, media, framePages, host, emit })
  return { emit, recordNotices, handlers }
}

const upload = { endpoint: 'upload-sound-file', request: { id: '1' }, callId: 'c-7' } as const

it('reports the progress of an upload with the id of its call, and of no other call', async () => {
  const { emit, handlers } = setUp(async (_name, _request, options) => {
    options?.onProgress?.(10, 30)
    options?.onProgress?.(30, 30)
    return success(null as never)
  })
  expect(await handlers['api.upload'](upload)).toEqual({ ok: true, value: null })
  await handlers['api.call']({ endpoint: 'team-rows', request: {}, callId: 'c-8' })
  expect(emit.mock.calls).toEqual([
    ['api.progress', { callId: 'c-7', sent: 10, total: 30 }],
    ['api.progress', { callId: 'c-7', sent: 30, total: 30 }],
  ])
})

it('aborts the cancelled upload, and no other', async () => {
  const ended: string[] = []
  const { handlers } = setUp(
    (name, _request, options) =>
      new Promise(resolve => {
        options?.signal?.addEventListener('abort', () => {
          ended.push(name)
          resolve(failure('cancelled', text.cancelled))
        })
      }),
  )
  const running = handlers['api.upload'](upload)
  void handlers['api.call']({ endpoint: 'team-rows', request: {}, callId: 'c-8' })
  await handlers['api.cancel']({ callId: 'c-7' })
  expect(await running).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  expect(ended).toEqual(['upload-sound-file'])
})

it('hands on the number of new notices that the page reads, and no other answer', async () => {
  const count = { new_msg_num: 4, allow_send_message: 1 }
  const { handlers, recordNotices } = setUp(async () => success(count as never))
  await handlers['api.call']({ endpoint: 'team-rows', request: {} })
  await handlers['api.call']({ endpoint: 'new-notice-total', request: {} })
  expect(recordNotices.mock.calls).toEqual([[count]])
  const refused = setUp(async () => failure('status', text.operation))
  await refused.handlers['api.call']({ endpoint: 'new-notice-total', request: {} })
  expect(refused.recordNotices).not.toHaveBeenCalled()
})

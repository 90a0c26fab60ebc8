/**
 * The methods `api.*`, `media.*` and `frame.*`: endpoint calls, which can be cancelled, and URLs of media and frame
 * pages.
 */
import { success } from '../../shared/contract/result'
import type { EndpointName, EndpointRequest, EndpointResponse } from '../../shared/endpoints/index'
import type { Host } from '../host/host'
import type { ApiClient } from '../http/client'
import type { FrameResolver } from '../http/frame-resolver'
import type { MediaProxy } from '../http/media/media-proxy'
import type { AccountChanges } from '../session/account-changes'
import type { EventListener } from './event-hub'
import type { Handlers } from './gate'

interface Dependencies {
  client: ApiClient
  /** Updates the session when a call changes the account. */
  accountChanges: Pick<AccountChanges, 'callAndUpdate'>
  /** Takes over what the page has read or written. */
  onAnswer: { [N in EndpointName]?: (request: EndpointRequest<N>, answer: EndpointResponse<N>) => void }
  media: MediaProxy
  framePages: FrameResolver
  host: Pick<Host, 'mediaAddress'>
  emit: EventListener
}

type ApiHandlers = Pick<Handlers, 'api.call' | 'api.upload' | 'api.cancel' | 'media.resolve' | 'frame.resolve'>

export function apiHandlers({
  client,
  accountChanges,
  onAnswer,
  media,
  framePages,
  host,
  emit,
}: Dependencies): ApiHandlers {
  const running = new Map<string, AbortController>()

  /** Makes a call that is aborted when `api.cancel` names its id. */
  async function cancellable<T>(callId: string | undefined, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    if (callId) running.set(callId, controller)
    try {
      return await call(controller.signal)
    } finally {
      if (callId && running.get(callId) === controller) running.delete(callId)
    }
  }

  return {
    // The API client checks the request with the schema of the row.
    async 'api.call'({ endpoint, request, callId }) {
      const answer = await cancellable(callId, signal =>
        accountChanges.callAndUpdate(endpoint, request, options =>
          client.call(endpoint, request as never, { ...options, signal }),
        ),
      )
      if (answer.ok) onAnswer[endpoint]?.(request as never, answer.value as never)
      return answer
    },
    'api.upload': ({ endpoint, request, callId }) =>
      cancellable(callId, signal => {
        const onProgress = (sent: number, total: number) => emit('api.progress', { callId, sent, total })
        return client.call(endpoint, request as never, { signal, onProgress })
      }),
    async 'api.cancel'({ callId }) {
      running.get(callId)?.abort()
      return success(null)
    },
    async 'media.resolve'({ base, files }) {
      const addresses = files.map(file => {
        const id = media.register(base, file)
        return id === null ? null : host.mediaAddress(id)
      })
      return success({ addresses })
    },
    async 'frame.resolve'({ base, path }) {
      return success({ address: framePages.resolve(base, path) })
    },
  }
}

/** The methods `api.*`, `media.*` and `frame.*`: endpoint calls that can be cancelled, and addresses. */
import { success } from '../../shared/contract/result'
import type { Host } from '../host/host'
import type { ApiClient } from '../http/client'
import type { FrameGate } from '../http/frames'
import type { MediaProxy } from '../http/media/media'
import type { AccountChanges } from '../http/session/account-changes'
import type { EventListener } from './event-hub'
import type { Handlers } from './gate'

interface Parts {
  client: ApiClient
  /** What a call changes of the session. */
  changes: Pick<AccountChanges, 'around'>
  media: MediaProxy
  frames: FrameGate
  host: Pick<Host, 'mediaAddress'>
  emit: EventListener
}

type ApiHandlers = Pick<Handlers, 'api.call' | 'api.upload' | 'api.cancel' | 'media.resolve' | 'frame.resolve'>

export function apiHandlers({ client, changes, media, frames, host, emit }: Parts): ApiHandlers {
  const running = new Map<string, AbortController>()

  /** Makes a call that ends early where its id is cancelled. */
  async function cancellable<T>(callId: string | undefined, make: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    if (callId) running.set(callId, controller)
    try {
      return await make(controller.signal)
    } finally {
      if (callId && running.get(callId) === controller) running.delete(callId)
    }
  }

  return {
    // The request is checked against the row's own schema by the interpreter.
    'api.call': ({ endpoint, request, callId }) =>
      cancellable(callId, signal =>
        changes.around(endpoint, request, () => client.call(endpoint, request as never, { signal })),
      ),
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
      return success({ address: frames.address(base, path) })
    },
  }
}

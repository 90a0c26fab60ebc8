/** The methods `api.*` and `media.*`: endpoint calls that can be cancelled, and media addresses. */
import { success } from '../../shared/contract/result'
import type { Host } from '../host/host'
import type { ApiClient } from '../http/client'
import type { MediaProxy } from '../http/media/media'
import type { Handlers } from './gate'

interface Parts {
  client: ApiClient
  media: MediaProxy
  host: Pick<Host, 'mediaAddress'>
}

type ApiHandlers = Pick<Handlers, 'api.call' | 'api.cancel' | 'media.resolve'>

export function apiHandlers({ client, media, host }: Parts): ApiHandlers {
  const running = new Map<string, AbortController>()
  return {
    async 'api.call'({ endpoint, request, callId }) {
      const controller = new AbortController()
      if (callId) running.set(callId, controller)
      try {
        // The request is checked against the row's own schema by the interpreter.
        return await client.call(endpoint, request as never, { signal: controller.signal })
      } finally {
        if (callId && running.get(callId) === controller) running.delete(callId)
      }
    },
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
  }
}

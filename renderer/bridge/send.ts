/** Calls that change something, from a screen: sent once at a time, never twice by the program (SPEC §8; DESIGN §2, §5). */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type {
  EndpointRequest,
  EndpointResponse,
  ReadEndpointName,
  RendererEndpointName,
} from '../../shared/endpoints/index'
import { useBusy } from '../ui/use-busy'
import { type CallOptions, callApi } from './call'
import { BridgeError } from './error'

export type WriteEndpointName = Exclude<RendererEndpointName, ReadEndpointName>

interface Send<N extends WriteEndpointName> {
  /**
   * Sends; gives the answer in `value`, once what it makes stale is being read again. null where it failed, which has been shown,
   * or where another is still on its way: nothing is sent then.
   */
  send(request: EndpointRequest<N>): Promise<{ value: EndpointResponse<N> } | null>
  busy: boolean
}

/**
 * Sends a call. What it changes goes on when the screen is left, and its failure is told all the same.
 * @param invalidates the reads that its success makes stale: those in sight are read again, the others when they are seen.
 */
export function useSend<N extends WriteEndpointName>(
  name: N,
  { invalidates = [] }: { invalidates?: readonly ReadEndpointName[] } = {},
): Send<N> {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const stale = invalidates.join()
  const send = useCallback(
    async (request: EndpointRequest<N>) => {
      const sent = await run(async () => {
        try {
          const value = await callApi(name, request, { write: true } as CallOptions<N>)
          for (const read of stale === '' ? [] : stale.split(',')) void client.invalidateQueries({ queryKey: [read] })
          return { value }
        } catch (error) {
          if (error instanceof BridgeError) return null
          throw error
        }
      })
      return sent ?? null
    },
    [name, stale, client, run],
  )
  return { send, busy }
}

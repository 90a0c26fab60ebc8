import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { EndpointRequest, WriteEndpointName } from '../../shared/endpoints/index'
import { useBusy } from '../ui/use-busy'
import { showToast } from './failure-display'
import { invalidateReads, lookUpWrite, prepareWrite, sendWrite, type WriteAttempt, type WriteOutcome } from './write'

interface Options {
  /** What a toast says once the write has been carried out. */
  success?: string
  /** The screen shows refusals itself, at its form. */
  quiet?: boolean
}

export interface Write<N extends WriteEndpointName> {
  /** Sends once; null while an earlier one is on its way, and nothing is sent then. */
  send(request: EndpointRequest<N>): Promise<WriteOutcome<N> | null>
  /** Looks up again what became of the last one; sends nothing. Null if nothing was sent, or while another is on its way. */
  lookUp(): Promise<WriteOutcome<N> | null>
  busy: boolean
  /** What became of the last one; null before the first. */
  outcome: WriteOutcome<N> | null
  /** Forgets the outcome, e.g. when the teacher changes the form. */
  reset(): void
}

/**
 * The one way in which a screen writes: busy, once only, a lost answer looked up, stale reads read again, a toast. The write goes on
 * when the screen is left.
 */
export function useWrite<N extends WriteEndpointName>(name: N, { success, quiet = false }: Options = {}): Write<N> {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [outcome, setOutcome] = useState<WriteOutcome<N> | null>(null)
  const last = useRef<WriteAttempt<N> | null>(null)

  const follow = useCallback(
    async (work: () => Promise<WriteOutcome<N>>) => {
      const found = (await run(work)) ?? null
      if (found === null) return null
      setOutcome(found)
      if (found.kind === 'done' && success !== undefined) showToast(success)
      return found
    },
    [run, success],
  )
  const send = useCallback(
    (request: EndpointRequest<N>) =>
      follow(() => {
        const attempt = prepareWrite(client, name, request)
        last.current = attempt
        return sendWrite(client, attempt, { quiet })
      }),
    [client, name, quiet, follow],
  )
  const lookUp = useCallback(async () => {
    const attempt = last.current
    if (attempt === null) return null
    return follow(async () => {
      const found = await lookUpWrite(attempt)
      if (found.kind === 'done' || found.kind === 'notDone') invalidateReads(client, name)
      return found
    })
  }, [client, name, follow])
  const reset = useCallback(() => setOutcome(null), [])
  return { send, lookUp, busy, outcome, reset }
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { EndpointRequest, WriteEndpointName } from '../../shared/endpoints/index'
import { useBusy } from '../ui/use-busy'
import { showToast } from './failure-display'
import { invalidateReads, lookUpWrite, prepareWrite, sendWrite, type WriteAttempt, type WriteOutcome } from './write'

interface Options {
  /** The text of the toast after the write was carried out. */
  success?: string
  /** The screen itself shows refusals, in its form. */
  quiet?: boolean
}

export interface Write<N extends WriteEndpointName> {
  /** Sends the write once. While an earlier write is running, sends nothing and returns null. */
  send(request: EndpointRequest<N>): Promise<WriteOutcome<N> | null>
  /**
   * Looks up the outcome of the last write again; does not send the write. Null if none was sent, or while another one
   * is running.
   */
  lookUp(): Promise<WriteOutcome<N> | null>
  busy: boolean
  /** The outcome of the last write; null before the first one. */
  outcome: WriteOutcome<N> | null
  /** Forgets the outcome, e.g. when the teacher changes the form. */
  reset(): void
}

/**
 * The only way in which a screen writes. It sends once, reports that it is busy, looks up a lost answer, refetches
 * stale reads and shows a toast. The write continues if the teacher leaves the screen.
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

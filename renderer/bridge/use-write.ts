import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type EndpointRequest, endpointRow, type WriteEndpointName } from '../../shared/endpoints/index'
import { useBusy } from '../ui/use-busy'
import type { Progress } from './call'
import { showToast } from './failure-display'
import { lookUpWrite, prepareWrite, sendWrite, type WriteAttempt, type WriteOutcome } from './write'

interface Options {
  /** The text of the toast after the write was carried out. */
  success?: string
  /** The screen itself shows refusals, in its form. */
  quiet?: boolean
}

/** Outcomes after which nothing needs to be looked up. */
const endedKinds: ReadonlySet<string> = new Set(['done', 'refused'])

export interface Write<N extends WriteEndpointName> {
  /** Sends the write once. While an earlier write is running, sends nothing and returns null. */
  send(request: EndpointRequest<N>): Promise<WriteOutcome<N> | null>
  /** Cancels the running write. If the server had already carried it out, the outcome is still `done`. */
  cancel(): void
  /**
   * Looks up the outcome of the last write again; does not send the write. Null if the last one needs no look-up or
   * has none, or while another one is running.
   */
  lookUp(): Promise<WriteOutcome<N> | null>
  busy: boolean
  /** How much of the file has been sent; null before the first bytes, after the last write, and without a file. */
  progress: Progress | null
  /** The outcome of the last write; null before the first one. */
  outcome: WriteOutcome<N> | null
  /** Forgets the outcome, e.g. when the teacher changes the form. */
  reset(): void
}

/**
 * Writes from a screen, with a file or without. It sends once, reports that it is busy, looks up a lost answer,
 * refetches stale reads and shows a toast. The write continues if the teacher leaves the screen. Code that does not
 * always send the same write calls `sendWrite`; a list deletes rows with `useDeletion`.
 */
export function useWrite<N extends WriteEndpointName>(name: N, { success, quiet = false }: Options = {}): Write<N> {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [outcome, setOutcome] = useState<WriteOutcome<N> | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const last = useRef<WriteAttempt<N> | null>(null)
  const running = useRef<AbortController | null>(null)

  const follow = useCallback(
    async (work: () => Promise<WriteOutcome<N>>) => {
      const found = (await run(work)) ?? null
      if (found === null) return null
      setOutcome(found)
      if (found.kind === 'done' && success !== undefined) showToast(found.result.warning ?? success)
      return found
    },
    [run, success],
  )
  const send = useCallback(
    (request: EndpointRequest<N>) =>
      follow(async () => {
        const attempt = prepareWrite(client, name, request)
        last.current = null
        const controller = new AbortController()
        running.current = controller
        try {
          const found = await sendWrite(client, attempt, { quiet, signal: controller.signal, onProgress: setProgress })
          // Kept only to be looked up: a request may have a password or a code.
          if (endpointRow(name).recover && !endedKinds.has(found.kind)) last.current = attempt
          return found
        } finally {
          running.current = null
          setProgress(null)
        }
      }),
    [client, name, quiet, follow],
  )
  const cancel = useCallback(() => running.current?.abort(), [])
  const lookUp = useCallback(async () => {
    const attempt = last.current
    return attempt === null ? null : follow(() => lookUpWrite(client, attempt))
  }, [client, follow])
  const reset = useCallback(() => setOutcome(null), [])
  return { send, cancel, lookUp, busy, progress, outcome, reset }
}

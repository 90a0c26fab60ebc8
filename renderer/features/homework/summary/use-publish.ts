/**
 * Publishes a homework once. If the reply is lost, the request is not sent again; the server is asked for the outcome
 * of its request id instead (SPEC §8).
 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { lookUpWrite, prepareWrite, type SubmitOutcome, sendWrite, type WriteOutcome } from '../../../bridge/index'
import { useBusy } from '../../../ui/use-busy'

/** A request that creates a homework. `publish-result` knows its outcome by the request id. */
export type PublishCall<N extends PublishEndpoint = PublishEndpoint> = {
  [K in N]: { endpoint: K; request: EndpointRequest<K> }
}[N]

type PublishEndpoint = 'publish-homework' | 'ai-writing-assign'

/** The created homework. */
interface Published {
  homeworkId: string
  /** An earlier attempt created it, with the draft as it was then. */
  byEarlierAttempt: boolean
}

/** The outcome of a publication; the reason of a refusal has also been shown as a toast. */
export type PublishOutcome = SubmitOutcome<Published>

function toPublishOutcome(outcome: WriteOutcome<PublishEndpoint>): PublishOutcome {
  if (outcome.kind === 'cancelled') return { kind: 'unknown' }
  if (outcome.kind !== 'done') return outcome
  const { answer, found } = outcome.result
  const homeworkId = answer?.homework_id ?? found?.homework_id
  // status 2 of publish-result: created, and deleted since
  return homeworkId === undefined || found?.status === 2
    ? { kind: 'deleted' }
    : { kind: 'done', result: { homeworkId, byEarlierAttempt: false } }
}

interface Publish {
  /**
   * Sends the request that `makeCall` returns; `makeCall` returns null if the draft is no longer valid.
   * @param wasSent the id was sent before and its reply is not known. Its outcome is read first: for a known id the
   * server returns the homework of the first attempt and ignores later changes.
   * @returns null while another publication runs, or if nothing was sent.
   */
  publish(requestId: string, makeCall: () => PublishCall | null, wasSent: boolean): Promise<PublishOutcome | null>
  /** Reads the outcome again; sends nothing. */
  checkOutcome(requestId: string): Promise<PublishOutcome | null>
  busy: boolean
  outcome: PublishOutcome | null
}

/** Publishes a homework and keeps the outcome. After a success, lists that show homework are read again. */
export function usePublish(): Publish {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null)
  const keepOutcome = async (work: () => Promise<PublishOutcome | null>): Promise<PublishOutcome | null> => {
    const next = (await run(work)) ?? null
    if (next !== null) setOutcome(next)
    return next
  }
  const lookUp = async (requestId: string): Promise<PublishOutcome> =>
    toPublishOutcome(await lookUpWrite(client, { name: 'publish-homework', request: { request_id: requestId } }))
  const send = async <N extends PublishEndpoint>({ endpoint, request }: PublishCall<N>): Promise<PublishOutcome> =>
    toPublishOutcome(await sendWrite(client, prepareWrite(client, endpoint, request)))
  return {
    publish: (requestId, makeCall, wasSent) =>
      keepOutcome(async () => {
        const earlier = wasSent ? await lookUp(requestId) : null
        if (earlier?.kind === 'done') return { ...earlier, result: { ...earlier.result, byEarlierAttempt: true } }
        if (earlier && earlier.kind !== 'notDone') return earlier
        const call = makeCall()
        return call && send(call)
      }),
    checkOutcome: requestId => keepOutcome(() => lookUp(requestId)),
    busy,
    outcome,
  }
}

/**
 * Publishes a homework once. If the reply is lost, the request is not sent again; the server is asked for the outcome of its
 * request id instead (SPEC §8).
 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { apiKey, BridgeError, callApi, isAnswerLost, type SubmitOutcome, showFailure } from '../../../bridge'
import { useBusy } from '../../../ui/use-busy'

/** A request that creates a homework. `publish-result` knows its outcome by the request id. */
export type PublishCall =
  | { endpoint: 'publish-homework'; request: EndpointRequest<'publish-homework'> }
  | { endpoint: 'ai-writing-assign'; request: EndpointRequest<'ai-writing-assign'> }

const options = { write: true, background: true } as const

const create = (call: PublishCall) =>
  call.endpoint === 'publish-homework'
    ? callApi(call.endpoint, call.request, options)
    : callApi(call.endpoint, call.request, options)

/** The created homework. */
interface Published {
  homeworkId: string
  /** An earlier attempt created it, with the draft as it was then. */
  byEarlierAttempt: boolean
}

/** The outcome of a publication; the reason of a refusal has also been shown as a toast. */
export type PublishOutcome = SubmitOutcome<Published>

/** Asks the server for the outcome of a request id. */
async function readOutcome(requestId: string): Promise<PublishOutcome> {
  try {
    const { status, homework_id } = await callApi('publish-result', { request_id: requestId }, { background: true })
    if (status === 1 && homework_id !== undefined)
      return { kind: 'done', result: { homeworkId: homework_id, byEarlierAttempt: false } }
    return { kind: status === 2 ? 'deleted' : 'notDone' }
  } catch (error) {
    if (error instanceof BridgeError) return { kind: 'unknown' }
    throw error
  }
}

async function send(call: PublishCall): Promise<PublishOutcome> {
  try {
    const homework = await create(call)
    return { kind: 'done', result: { homeworkId: homework.homework_id, byEarlierAttempt: false } }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    if (isAnswerLost(error)) return readOutcome(call.request.request_id)
    showFailure(error.failure)
    return { kind: 'refused', message: error.message }
  }
}

interface Publish {
  /**
   * Sends the request that `makeCall` returns; `makeCall` returns null if the draft is no longer valid.
   * @param wasSent the id was sent before and its reply is not known. Its outcome is read first: for a known id the server
   * returns the homework of the first attempt and ignores later changes.
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
    if (next === null) return null
    setOutcome(next)
    if (next.kind === 'done')
      for (const name of ['my-homework-page-list', 'my-homework-list', 'periodic-plan-page-list'] as const)
        void client.invalidateQueries({ queryKey: apiKey(name) })
    return next
  }
  return {
    publish: (requestId, makeCall, wasSent) =>
      keepOutcome(async () => {
        const earlier = wasSent ? await readOutcome(requestId) : null
        if (earlier?.kind === 'done') return { ...earlier, result: { ...earlier.result, byEarlierAttempt: true } }
        if (earlier && earlier.kind !== 'notDone') return earlier
        const call = makeCall()
        return call && send(call)
      }),
    checkOutcome: requestId => keepOutcome(() => readOutcome(requestId)),
    busy,
    outcome,
  }
}

/** Gives homework out once, whatever becomes of the answer: it is never sent again by itself, its fate is asked for (SPEC §8). */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { apiKey, BridgeError, callApi, isAnswerLost, showFailure } from '../../../bridge'
import { useBusy } from '../../../ui/use-busy'

/** What makes a homework, whose fate `publish-result` knows by its request id. */
export type Order =
  | { endpoint: 'publish-homework'; request: EndpointRequest<'publish-homework'> }
  | { endpoint: 'ai-writing-assign'; request: EndpointRequest<'ai-writing-assign'> }

const options = { write: true, background: true } as const

const made = (order: Order) =>
  order.endpoint === 'publish-homework'
    ? callApi(order.endpoint, order.request, options)
    : callApi(order.endpoint, order.request, options)

/** What became of a sending. `refused`: the server said why, which has been shown; `unknown`: nobody can tell yet. */
export type Fate =
  /** `earlier`: by a sending before this one, with what stood there then. */
  | { state: 'made'; homeworkId: string; earlier?: true }
  | { state: 'refused'; message: string }
  | { state: 'not-made' }
  | { state: 'deleted' }
  | { state: 'unknown' }

/** What became of a request id. */
async function fateOf(requestId: string): Promise<Fate> {
  try {
    const { status, homework_id } = await callApi('publish-result', { request_id: requestId }, { background: true })
    if (status === 1 && homework_id !== undefined) return { state: 'made', homeworkId: homework_id }
    return { state: status === 2 ? 'deleted' : 'not-made' }
  } catch (error) {
    if (error instanceof BridgeError) return { state: 'unknown' }
    throw error
  }
}

async function send(order: Order): Promise<Fate> {
  try {
    const homework = await made(order)
    return { state: 'made', homeworkId: homework.homework_id }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    if (isAnswerLost(error)) return fateOf(order.request.request_id)
    showFailure(error.failure)
    return { state: 'refused', message: error.message }
  }
}

interface Publish {
  /**
   * Sends what `order` makes, null where it has become wrong meanwhile.
   * @param sent this id was sent before, and its answer is not known: it is asked for first, since the server would answer with
   * what was made then, whatever has been changed since.
   * @returns null where another sending is on its way, or nothing was sent.
   */
  publish(requestId: string, order: () => Order | null, sent: boolean): Promise<Fate | null>
  /** Asks again what became of it. */
  ask(requestId: string): Promise<Fate | null>
  busy: boolean
  fate: Fate | null
}

/** Sends a homework and keeps what became of it; lists that show homework are read again. */
export function usePublish(): Publish {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [fate, setFate] = useState<Fate | null>(null)
  const follow = async (work: () => Promise<Fate | null>): Promise<Fate | null> => {
    const found = (await run(work)) ?? null
    if (found === null) return null
    setFate(found)
    if (found.state === 'made')
      for (const name of ['my-homework-page-list', 'my-homework-list', 'periodic-plan-page-list'] as const)
        void client.invalidateQueries({ queryKey: apiKey(name) })
    return found
  }
  return {
    publish: (requestId, order, sent) =>
      follow(async () => {
        const before = sent ? await fateOf(requestId) : null
        if (before?.state === 'made') return { ...before, earlier: true }
        if (before && before.state !== 'not-made') return before
        const next = order()
        return next && send(next)
      }),
    ask: requestId => follow(() => fateOf(requestId)),
    busy,
    fate,
  }
}

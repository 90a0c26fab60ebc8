/** Sends a change once, and after a lost answer finds out by reading whether it was made (SPEC §8). */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { apiKey, BridgeError, callApi, isAnswerLost } from '../../../bridge/index'
import { renewHomework } from '../../../features/homework/invalidate-homework'
import { useBusy } from '../../../ui/use-busy'

/** `unknown`: nobody can tell yet; `looked`: it was read again, and what still differs was not changed. */
export type Fate =
  | { state: 'done' }
  | { state: 'refused'; message: string }
  | { state: 'looked' }
  | { state: 'unknown' }

type Request = EndpointRequest<'change-homework'>

async function send(request: Request): Promise<Fate | 'lost'> {
  try {
    await callApi('change-homework', request, { write: true, background: true })
    return { state: 'done' }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    return isAnswerLost(error) ? 'lost' : { state: 'refused', message: error.message }
  }
}

interface Change {
  fate: Fate | null
  busy: boolean
  /** Null where another is on its way. */
  send(request: Request): Promise<Fate | null>
  /** Reads again; sends nothing. */
  ask(): Promise<Fate | null>
  forget(): void
}

export function useChange(homeworkId: string): Change {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [fate, setFate] = useState<Fate | null>(null)

  async function look(): Promise<Fate> {
    const reads = [
      apiKey('homework-basic-info', { id: homeworkId }),
      apiKey('homework-topic-list', { id: homeworkId }),
      apiKey('reissue-details', { homework_id: homeworkId }),
    ]
    try {
      const asked = reads.map(queryKey => client.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true }))
      await Promise.all(asked)
      return { state: 'looked' }
    } catch {
      return { state: 'unknown' }
    }
  }
  const follow = async (work: () => Promise<Fate>) => {
    const found = await run(work)
    if (found === undefined) return null
    setFate(found)
    // what was refused may be so since the homework was shown
    if (found.state !== 'unknown') renewHomework(client)
    return found
  }
  return {
    fate,
    busy,
    send: request =>
      follow(async () => {
        const sent = await send(request)
        return sent === 'lost' ? look() : sent
      }),
    ask: () => follow(look),
    forget: () => setFate(null),
  }
}

/** Sends a change once. After a lost reply, reads the homework to find out whether it was changed (SPEC §8). */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { apiKey, invalidateReads, prepareWrite, type SubmitOutcome, sendWrite } from '../../../bridge/index'
import { useBusy } from '../../../ui/use-busy'

type Request = EndpointRequest<'change-homework'>

interface Change {
  /**
   * After a lost reply the homework is read again and the outcome is `notDone`. The form then compares the homework with the
   * wanted values: if nothing differs any more, the change was carried out after all.
   */
  outcome: SubmitOutcome | null
  busy: boolean
  /** Null if another change is being sent. */
  send(request: Request): Promise<SubmitOutcome | null>
  /** Reads the homework again; sends nothing. */
  ask(): Promise<SubmitOutcome | null>
  forget(): void
}

export function useSendChange(homeworkId: string): Change {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [outcome, setOutcome] = useState<SubmitOutcome | null>(null)

  async function readAgain(): Promise<SubmitOutcome> {
    const reads = [
      apiKey('homework-basic-info', { id: homeworkId }),
      apiKey('homework-topic-list', { id: homeworkId }),
      apiKey('reissue-details', { homework_id: homeworkId }),
    ]
    try {
      const asked = reads.map(queryKey => client.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true }))
      await Promise.all(asked)
      return { kind: 'notDone' }
    } catch {
      return { kind: 'unknown' }
    }
  }
  const follow = async (work: () => Promise<SubmitOutcome>) => {
    const next = await run(work)
    if (next === undefined) return null
    setOutcome(next)
    if (next.kind === 'notDone') invalidateReads(client, 'change-homework')
    return next
  }
  return {
    outcome,
    busy,
    send: request =>
      follow(async () => {
        const sent = await sendWrite(client, prepareWrite(client, 'change-homework', request), { quiet: true })
        if (sent.kind === 'done') return { kind: 'done', result: undefined }
        if (sent.kind === 'cancelled') return { kind: 'unknown' }
        return sent.kind === 'refused' ? sent : readAgain()
      }),
    ask: () => follow(readAgain),
    forget: () => setOutcome(null),
  }
}

/**
 * Sends a redistribution once and checks its result (SPEC §4, §8). A second request could be refused or move the
 * deadline twice, so after a lost reply the homework is read again instead.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { apiQuery, BridgeError, type SubmitOutcome, useWrite, type WriteOutcome } from '../../../bridge/index'
import { now } from '../../../ui/clock'
import { useBusy } from '../../../ui/use-busy'
import { checkResult, newDeadline, type RedistributionCheck, type RedistributionDetails } from './redistribution-check'

/** The outcome of a redistribution. `check` is null if the homework could not be read again afterwards. */
export type RedistributeOutcome = SubmitOutcome<{ check: RedistributionCheck | null }>

/** The homework as the dialog showed it, and the deadline (milliseconds) that the dialog promised. */
interface Shown {
  details: RedistributionDetails
  end: number | null
}

interface Sending {
  shown: Shown | null
  /** The homework could not be read. */
  hasFailed: boolean
  busy: boolean
  outcome: RedistributeOutcome | null
  load(): void
  send(): void
  /** Reads the outcome again; sends nothing. */
  checkAgain(): void
}

/** Reads the current state of a homework and redistributes it. */
export function useSendRedistribution(homeworkId: string): Sending {
  const client = useQueryClient()
  const write = useWrite('delay-homework', { quiet: true })
  const { busy, run } = useBusy()
  const [shown, setShown] = useState<Shown | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [outcome, setOutcome] = useState<RedistributeOutcome | null>(null)

  /** Reads the homework; null after a failure. From the cached answer the write's row knows the earlier state. */
  const read = useCallback(
    async (background: boolean): Promise<RedistributionDetails | null> => {
      try {
        const query = apiQuery('reissue-details', { homework_id: homeworkId }, { background })
        return await client.fetchQuery({ ...query, staleTime: 0 })
      } catch (error) {
        if (!(error instanceof BridgeError)) throw error
        return null
      }
    },
    [client, homeworkId],
  )
  const load = useCallback(async () => {
    setHasFailed(false)
    const details = await read(false)
    if (details) setShown({ details, end: newDeadline(details, now()) })
    else setHasFailed(true)
  }, [read])
  useEffect(() => void load(), [load])

  const checkAgainst = ({ details, end }: Shown, after: RedistributionDetails | null): RedistributeOutcome => ({
    kind: 'done',
    result: { check: after && checkResult(details, after, end) },
  })
  const follow = (work: () => Promise<WriteOutcome<'delay-homework'> | null>) =>
    run(async () => {
      const sent = await work()
      if (!shown || sent === null) return
      if (sent.kind === 'done') return setOutcome(checkAgainst(shown, sent.result.found ?? (await read(true))))
      setOutcome(sent.kind === 'cancelled' ? { kind: 'unknown' } : sent)
      // the reason of a refusal may be newer than the homework that is shown
      if (sent.kind === 'refused') await load()
    })
  return {
    shown,
    hasFailed,
    busy,
    outcome,
    load: () => void load(),
    send: () => void follow(() => write.send({ homework_id: homeworkId })),
    checkAgain: () => void follow(async () => (outcome?.kind === 'done' ? write.outcome : write.lookUp())),
  }
}

/**
 * Sends a redistribution once and finds out its outcome (SPEC §4, §8). A second request could be refused or move the
 * deadline twice, so after a lost reply the homework is read again instead.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { BridgeError, callApi, prepareWrite, type SubmitOutcome, sendWrite } from '../../../bridge/index'
import { now } from '../../../ui/clock'
import { useBusy } from '../../../ui/use-busy'
import {
  checkResult,
  newDeadline,
  type RedistributionCheck,
  type RedistributionDetails,
  wasRedistributed,
} from './redistribution-check'

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
  ask(): void
}

const read = (homeworkId: string) =>
  callApi('reissue-details', { homework_id: homeworkId }, { background: true }).catch((error: unknown) => {
    if (error instanceof BridgeError) return null
    throw error
  })

/**
 * Reads the homework and finds out the outcome.
 * @param isConfirmed whether the server has confirmed the redistribution.
 */
async function findOut({ details, end }: Shown, isConfirmed: boolean): Promise<RedistributeOutcome> {
  const after = await read(details.homework_id)
  if (after === null) return isConfirmed ? { kind: 'done', result: { check: null } } : { kind: 'unknown' }
  if (isConfirmed || wasRedistributed(details, after))
    return { kind: 'done', result: { check: checkResult(details, after, end) } }
  return { kind: 'notDone' }
}

async function deliver(client: QueryClient, shown: Shown): Promise<RedistributeOutcome> {
  const attempt = prepareWrite(client, 'delay-homework', { homework_id: shown.details.homework_id })
  const sent = await sendWrite(client, { ...attempt, before: shown.details }, { quiet: true })
  switch (sent.kind) {
    case 'done':
      return findOut(shown, true)
    case 'refused':
    case 'notDone':
      return sent
    default:
      return { kind: 'unknown' }
  }
}

/** Reads the current state of a homework and redistributes it. */
export function useSendRedistribution(homeworkId: string): Sending {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [shown, setShown] = useState<Shown | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [outcome, setOutcome] = useState<RedistributeOutcome | null>(null)

  const load = useCallback(async () => {
    setHasFailed(false)
    try {
      const details = await callApi('reissue-details', { homework_id: homeworkId })
      setShown({ details, end: newDeadline(details, now()) })
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error
      setHasFailed(true)
    }
  }, [homeworkId])
  useEffect(() => void load(), [load])

  const follow = (work: () => Promise<RedistributeOutcome>) =>
    run(async () => {
      const next = await work()
      setOutcome(next)
      // the reason of a refusal may be newer than the homework that is shown
      if (next.kind === 'refused') await load()
    })
  return {
    shown,
    hasFailed,
    busy,
    outcome,
    load: () => void load(),
    send: () => shown && void follow(() => deliver(client, shown)),
    ask: () => shown && void follow(() => findOut(shown, outcome?.kind === 'done')),
  }
}

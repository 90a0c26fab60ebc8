import { Button, Loader } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { KeptRecording, SpeechResult } from '../../../shared/contract/types'
import { recordingLimits } from '../../../shared/domain/evaluation'
import { shortTime } from '../../../shared/domain/time'
import { callBridge, showToast, useSession } from '../../bridge/index'
import { useNow } from '../../ui/clock'
import { confirmDialog } from '../../ui/dialogs'
import { useBusy } from '../../ui/use-busy'
import classes from './Capture.module.css'
import { captureText } from './text'
import type { RecorderPhase } from './types'

const words = captureText.kept

async function readKept(generation: number): Promise<KeptRecording[]> {
  const result = await callBridge('evaluation.list', { generation })
  if (!result.ok) throw new Error(result.error.message)
  return result.value.recordings
}

interface RowProps {
  kept: KeptRecording
  generation: number
  onResult?: (kept: KeptRecording, result: SpeechResult) => void
  readAgain(): void
}

function KeptRow({ kept, generation, onResult, readAgain }: RowProps) {
  const [fault, setFault] = useState('')
  const { busy, run } = useBusy()
  const now = useNow()
  const recording = { id: kept.id, generation }

  async function evaluate() {
    setFault('')
    const answer = await callBridge('evaluation.again', recording)
    if (!answer.ok) return setFault(answer.error.message)
    const score = answer.value.answer.total_score
    showToast(score === undefined ? words.scoredWithout : words.scored(score))
    onResult?.(kept, answer.value)
    readAgain()
  }

  async function remove() {
    if (!(await confirmDialog({ message: words.removeQuestion, confirm: words.removeDo }))) return
    const answer = await callBridge('evaluation.cancel', recording)
    if (answer.ok) readAgain()
    else setFault(answer.error.message)
  }

  return (
    <li>
      <span className={classes.keptText} title={kept.text}>
        {kept.text}
      </span>
      <span className={classes.note}>{words.made(shortTime(kept.at, now), Math.round(kept.seconds))}</span>
      <Button
        variant="default"
        size="xs"
        aria-label={words.evaluateOf(kept.text)}
        aria-busy={busy || undefined}
        leftSection={busy ? <Loader size={12} aria-hidden /> : null}
        onClick={() => void run(evaluate)}
      >
        {busy ? words.evaluating : words.evaluate}
      </Button>
      <Button
        variant="subtle"
        size="xs"
        aria-label={words.removeOf(kept.text)}
        disabled={busy}
        onClick={() => void remove()}
      >
        {words.remove}
      </Button>
      {fault !== '' && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}

interface Props {
  /** Of the recorder of the page: the list is read again when a recording has ended. */
  phase?: RecorderPhase
  onResult?: (kept: KeptRecording, result: SpeechResult) => void
}

/** The recordings that have no result, also of an earlier run of the program: to evaluate or to delete. */
export function KeptRecordings({ phase = 'idle', onResult }: Props) {
  const generation = useSession()?.generation
  const client = useQueryClient()
  const queryKey = ['evaluation.list', generation]
  const { data = [] } = useQuery({
    queryKey,
    queryFn: () => readKept(generation ?? 0),
    enabled: generation !== undefined,
    refetchOnMount: 'always',
    // main gives a recording up some time after its page has stopped
    refetchInterval: 30_000,
  })
  const readAgain = () => void client.invalidateQueries({ queryKey: ['evaluation.list'] })
  useEffect(() => {
    if (phase === 'failed' || phase === 'done') void client.invalidateQueries({ queryKey: ['evaluation.list'] })
  }, [phase, client])
  if (generation === undefined || data.length === 0) return null
  return (
    <section aria-label={words.title}>
      <p className={classes.note}>{words.note}</p>
      {data.length >= recordingLimits.kept && <p className={classes.note}>{words.full(recordingLimits.kept)}</p>}
      <ul className={classes.kept}>
        {data.map(kept => (
          <KeptRow key={kept.id} kept={kept} generation={generation} onResult={onResult} readAgain={readAgain} />
        ))}
      </ul>
    </section>
  )
}

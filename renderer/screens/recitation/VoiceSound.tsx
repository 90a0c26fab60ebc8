import { Button, NativeSelect } from '@mantine/core'
import { useId } from 'react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { ErrorState } from '../../ui/ErrorState'
import classes from './Recitation.module.css'
import { SlotAudio } from './SlotAudio'
import { contentFaultOf, isFilled, soundStateOf } from './slot-rules'
import { text } from './text'
import type { RecitationForm } from './use-recitation-form'
import type { SlotJobs } from './use-slot-jobs'
import type { ToneSample } from './use-tone-sample'

export interface Tones {
  data: EndpointResponse<'get-tone-type-list'> | undefined
  isError: boolean
  isFetching: boolean
  refetch(): unknown
}

interface Props {
  at: number
  form: RecitationForm
  jobs: SlotJobs
  tones: Tones
  sample: ToneSample
}

/** The sound of a slot by a voice of the server: the choice of the voice, its state, and the sound. */
export function VoiceSound({ at, form, jobs, tones, sample }: Props) {
  const stateId = useId()
  const slot = form.values.slots[at]
  const items = tones.data?.items ?? []
  const tone = slot?.tone || items[0]?.tone_type || ''
  if (slot === undefined) return null
  if (tones.isError)
    return <ErrorState message={text.tonesFailed} onRetry={() => void tones.refetch()} busy={tones.isFetching} />
  if (tones.data !== undefined && items.length === 0) return <p className={classes.note}>{text.noTones}</p>
  const job = jobs.of(at)
  const isBusy = job !== undefined && job.kind !== 'failed'
  const state = soundStateOf(slot)
  const isVoice = slot.made?.by === 'voice'
  // The choice is also that of the slots that are still empty.
  const choose = (next: string) =>
    form.set(
      ({ slots }) => ({
        slots: slots.map((one, place) => (place === at || !isFilled(one) ? { ...one, tone: next } : one)),
      }),
      [],
    )
  const make = () => {
    if (contentFaultOf(slot) !== null || !isFilled(slot)) {
      form.set(({ slots }) => ({ slots }), [`content-${at}`])
      form.showFaults([`content-${at}`])
      return
    }
    jobs.makeVoice(at, tone)
  }
  return (
    <div className={classes.source}>
      <div className={classes.line}>
        <NativeSelect
          className={classes.tone}
          label={text.tone}
          data={items.map(({ tone_type, tone_name }) => ({
            value: tone_type,
            label: tone_name || text.unnamedTone(tone_type),
          }))}
          value={tone}
          disabled={items.length === 0}
          onChange={event => choose(event.currentTarget.value)}
        />
        <Button variant="default" loading={sample.busy} disabled={tone === ''} onClick={() => sample.hear(tone)}>
          {text.hearTone}
        </Button>
        <Button
          variant={state === 'voice' ? 'default' : 'light'}
          loading={isBusy}
          disabled={tone === ''}
          aria-describedby={stateId}
          onClick={make}
        >
          {job?.kind === 'failed' ? text.retry : isVoice ? text.remake : text.make}
        </Button>
      </div>
      {sample.panel}
      <p id={stateId} className={job?.kind === 'failed' ? classes.fault : classes.note} role="status">
        {job?.kind === 'failed'
          ? job.message
          : job?.kind === 'waiting'
            ? text.waiting
            : isBusy
              ? text.making
              : state === 'stale' && isVoice
                ? text.staleHint
                : slot.made === null
                  ? text.noSoundYet
                  : ''}
      </p>
      {isVoice && slot.made !== null && <SlotAudio kind="original" name={text.voice} file={slot.made.file} />}
    </div>
  )
}

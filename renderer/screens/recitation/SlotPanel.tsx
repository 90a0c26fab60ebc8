import { SegmentedControl, Switch } from '@mantine/core'
import { useCallback, useState } from 'react'
import { recitation } from '../../../shared/domain/recitation'
import type { SlotDraft } from '../../features/recitation/recitation-draft'
import { TextField } from '../../ui/form/TextField'
import layout from '../../ui/layout/layout.module.css'
import { EnglishField } from './EnglishField'
import { OwnSound, type Unsent } from './OwnSound'
import classes from './Recitation.module.css'
import { SlotHead } from './SlotHead'
import { slotName } from './slot-name'
import { TryReading } from './TryReading'
import { text } from './text'
import { changeSlot, type RecitationForm } from './use-recitation-form'
import type { SlotJobs } from './use-slot-jobs'
import type { ToneSample } from './use-tone-sample'
import { type Tones, VoiceSound } from './VoiceSound'

interface Props {
  at: number
  form: RecitationForm
  jobs: SlotJobs
  tones: Tones
  sample: ToneSample
  /** Whether a recording that is not sent may be discarded. */
  mayDiscard(): Promise<boolean>
  /** Called when the slot has a recording that is not sent yet, and when it has none any more. */
  onCandidate(hasCandidate: boolean): void
}

/** One slot: its English, its translation, and its sound. */
export function SlotPanel({ at, form, jobs, tones, sample, mayDiscard, onCandidate }: Props) {
  const { slots } = form.values
  const slot = slots[at]
  const [source, setSource] = useState<'voice' | 'own'>(slot?.made?.by ?? 'voice')
  const [unsent, setUnsent] = useState<Unsent>(null)
  const noteUnsent = useCallback(
    (next: Unsent) => {
      setUnsent(next)
      onCandidate(next !== null)
    },
    [onCandidate],
  )
  if (slot === undefined) return null
  const name = slotName(slots, at)
  const change = (next: Partial<SlotDraft>, field: 'content' | 'translate') =>
    changeSlot(form, at, old => ({ ...old, ...next }), [`${field}-${at}`])
  const changeSource = async (next: 'voice' | 'own') => {
    if (await mayDiscard()) setSource(next)
  }
  const changeTemplate = (isModel: boolean) => changeSlot(form, at, old => ({ ...old, template: isModel ? 1 : 0 }))
  const firstTone = tones.data?.items[0]?.tone_type
  const backToVoice = async () => {
    if (!(await mayDiscard())) return
    setSource('voice')
    jobs.makeVoice(at, slot.tone || (firstTone ?? ''))
  }
  return (
    <section className={`${layout.scrollPlain} ${classes.panel}`} aria-label={name} data-slot={at}>
      <SlotHead at={at} form={form} jobs={jobs} name={name} />
      <EnglishField
        slot={slot}
        error={form.fault(`content-${at}`)}
        onChange={content => change({ content }, 'content')}
      />
      <TextField
        label={text.translation}
        messageLabel={text.translationName}
        max={recitation.translate}
        rows={slot.category === 'read_sentence' ? 1 : 3}
        value={slot.translate}
        error={form.fault(`translate-${at}`)}
        onChange={translate => change({ translate, translated: true }, 'translate')}
      />
      {!slot.translated && slot.translate !== '' && <p className={classes.note}>{text.proposed}</p>}
      <fieldset className={classes.sound} data-faulty={form.fault(`sound-${at}`) === undefined ? undefined : true}>
        <legend>{text.sound}</legend>
        <div className={classes.line}>
          <SegmentedControl
            aria-label={text.source}
            data={(['voice', 'own'] as const).map(value => ({ value, label: text.sources[value] }))}
            value={source}
            onChange={value => void changeSource(value as 'voice' | 'own')}
          />
          {source === 'voice' && (
            <Switch
              className={classes.template}
              label={text.template}
              title={text.templateHint}
              checked={slot.template === 1}
              onChange={event => changeTemplate(event.currentTarget.checked)}
            />
          )}
        </div>
        {source === 'voice' ? (
          <VoiceSound at={at} form={form} jobs={jobs} tones={tones} sample={sample} />
        ) : (
          <OwnSound
            at={at}
            form={form}
            jobs={jobs}
            onVoice={firstTone === undefined ? undefined : () => void backToVoice()}
            mayDiscard={mayDiscard}
            onUnsent={noteUnsent}
          />
        )}
        {form.fault(`sound-${at}`) !== undefined && (
          <p className={classes.fault} role="alert">
            {form.fault(`sound-${at}`)}
          </p>
        )}
      </fieldset>
      <TryReading slot={slot} name={name} isMicrophoneUsed={unsent === 'recording'} />
    </section>
  )
}

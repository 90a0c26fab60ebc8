import { Button } from '@mantine/core'
import type { Sound } from '../../audio/sound-types'
import classes from './Recitation.module.css'
import { SlotAudio } from './SlotAudio'
import { plainText, soundStateOf } from './slot-rules'
import { text } from './text'
import { changeSlot, type RecitationForm } from './use-recitation-form'

interface Props {
  at: number
  form: RecitationForm
  /** Makes the sound with a voice again; absent while the voices are not known. */
  onVoice: (() => void) | undefined
  onSound(sound: Sound | null): void
}

/** The sound that a slot has already, beside which the teacher's own recording is heard. */
export function OwnModel({ at, form, onVoice, onSound }: Props) {
  const slot = form.values.slots[at]
  if (slot === undefined || slot.made === null) return null
  const isOwn = slot.made.by === 'own'
  const isStale = soundStateOf(slot) === 'ownStale'
  const keep = () =>
    changeSlot(form, at, old => ({ ...old, made: old.made && { ...old.made, content: plainText(old) } }))
  return (
    <>
      <SlotAudio
        kind={isOwn ? 'recording' : 'original'}
        name={isOwn ? text.states.own : text.voice}
        file={slot.made.file}
        onSound={onSound}
      />
      {isOwn && (
        <p className={classes.line} role="status">
          <span className={classes.note}>{isStale ? text.ownStaleHint : text.isOwn}</span>
          {isStale && (
            <Button size="compact-sm" variant="default" onClick={keep}>
              {text.keepOwn}
            </Button>
          )}
          {onVoice && (
            <Button size="compact-sm" variant="subtle" onClick={onVoice}>
              {text.backToVoice}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Sound } from '../../../../audio/sound-types'
import type { SoundMeasures } from '../../../../audio/triage/index'
import { useSound, useSoundState } from '../../../../audio/use-sound'
import { type MapWord, measuredWordPart, type Passage, type Reading, wordPart } from '../../../../results/index'
import { useStableCallback } from '../../../../ui/use-stable-callback'
import classes from './ClassReading.module.css'
import { text } from './text'

/** Seconds that are heard before and after a word. */
const margin = 0.3

interface Props {
  name: string
  word: MapWord
  passage: Passage
  reading: Reading | undefined
  /** The address of the recording; undefined while it is not known, null if main refuses the file. */
  address: string | null | undefined
  /** Null or undefined if the recording cannot be measured, or not yet: its whole length counts as spoken. */
  measures: SoundMeasures | null | undefined
  /** Called while the sound can be played; the returned function is called when it no longer can. */
  onReady: (one: { sound: Sound; play: () => void }) => () => void
}

/** The button that plays one word of a student’s recording. */
export function WordRecording({ name, word, passage, reading, address, measures, onReady }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const part = measures ? measuredWordPart(passage.words, word, measures) : wordPart(passage.words, word, null)
  const hasVoice = part !== null
  const sound = useSound(place, hasVoice ? address : null)
  const { phase, isWaiting } = useSoundState(sound)
  const isPlaying = phase === 'playing' || isWaiting
  const play = useStableCallback(() => part && sound.playPart({ ...part, margin }))
  const ready = useStableCallback(onReady)
  useEffect(() => (address && hasVoice ? ready({ sound, play }) : undefined), [address, hasVoice, sound, play, ready])
  if (reading?.recording === undefined || address === null)
    return <span className={classes.note}>{reading?.recording === undefined ? text.noRecording : text.failed}</span>
  if (!hasVoice) return <span className={classes.note}>{text.noVoice}</span>
  const Icon = isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled
  return (
    <span ref={place}>
      <button
        type="button"
        className={classes.play}
        aria-label={isPlaying ? text.stop(name) : text.listen(name)}
        title={phase === 'failed' ? text.failed : undefined}
        data-failed={phase === 'failed' || undefined}
        disabled={!address}
        onClick={() => (isPlaying ? sound.stop() : play())}
      >
        <Icon size={14} aria-hidden />
      </button>
    </span>
  )
}

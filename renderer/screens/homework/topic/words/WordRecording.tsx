import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Sound } from '../../../../audio/sound-types'
import { useSound, useSoundState } from '../../../../audio/use-sound'
import { useWaveformPeaks } from '../../../../audio/use-waveform-peaks'
import { useMediaAddresses } from '../../../../bridge/index'
import { type MapWord, type Passage, type Reading, wordPart } from '../../../../results/index'
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
  /** Called while the sound can be played; the returned function is called when it no longer can. */
  onReady: (one: { sound: Sound; play: () => void }) => () => void
}

/** The button that plays one word of a student’s recording. */
export function WordRecording({ name, word, passage, reading, onReady }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [address] = useMediaAddresses(reading?.base ?? '', [reading?.recording]).addresses
  const sound = useSound(place, address)
  const peaks = useWaveformPeaks(address, true)
  const { phase, isWaiting } = useSoundState(sound)
  const isPlaying = phase === 'playing' || isWaiting
  const play = useStableCallback(() => sound.playPart({ ...wordPart(passage.words, word, peaks), margin }))
  const ready = useStableCallback(onReady)
  useEffect(() => (address ? ready({ sound, play }) : undefined), [address, sound, play, ready])
  if (reading?.recording === undefined || address === null)
    return <span className={classes.note}>{reading?.recording === undefined ? text.noRecording : text.failed}</span>
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

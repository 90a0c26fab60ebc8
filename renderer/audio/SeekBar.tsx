import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { clockText } from './clock-text'
import { isComplete, type RepeatRange, rangeBetween } from './repeat-range'
import styles from './SeekBar.module.css'
import type { Sound, SoundState } from './sound-types'
import { audioText } from './text'
import { Waveform } from './Waveform'
import type { Peaks } from './waveform-peaks'

/** A pointer that moves less has not dragged, in px. */
const dragThreshold = 4

interface Props {
  name: string
  sound: Sound
  state: SoundState
  /** The sound's shape, where it is drawn. */
  peaks: Peaks | null
}

/** Where on the control an event happened, 0–1. */
function shareOf(event: PointerEvent<HTMLElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : 0
}

/**
 * Drags over the waveform mark what is repeated, and a click moves the sound there. On the plain control they are the
 * browser's, which moves the sound; there a range is marked by key or button.
 */
function useDrag(sound: Sound, { phase, duration }: SoundState, hasWaveform: boolean) {
  const from = useRef<{ x: number; time: number; dragged: boolean }>(undefined)
  if (!hasWaveform || duration === 0 || phase === 'failed') return {}
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, time: shareOf(event) * duration, dragged: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const begun = from.current
      if (!begun) return
      begun.dragged ||= Math.abs(event.clientX - begun.x) > dragThreshold
      const range = begun.dragged ? rangeBetween(begun.time, shareOf(event) * duration) : null
      if (range) sound.setRepeatRange(range)
    },
    onPointerUp() {
      if (from.current?.dragged === false) sound.seek(from.current.time)
      from.current = undefined
    },
    onPointerCancel() {
      from.current = undefined
    },
  }
}

/** The part that is repeated, or the mark of its beginning. */
function RepeatRangeMark({ range, duration }: { range: RepeatRange; duration: number }) {
  const percent = (time: number): string => `${(100 * time) / duration}%`
  const width = isComplete(range) ? percent(range.to - range.from) : '0'
  return (
    <span
      className={styles.range}
      data-open={!isComplete(range) || undefined}
      style={{ left: percent(range.from), width }}
      aria-hidden
    />
  )
}

/**
 * Where a sound is, and what of it is repeated. The native range input (SPEC §2: step 0.1) is always there, for keys and for
 * those who see no waveform; where the waveform is drawn, it lies over it unseen.
 *
 * The repeated part is drawn here, and not by the waveform's own regions: only the current item has a waveform, and none where
 * the sound cannot be decoded, while a range marked by key or button must be seen on every control, on the plain one too. It
 * belongs to the sound, which repeats it, and so it stays while waveforms come and go.
 */
export function SeekBar({ name, sound, state, peaks }: Props) {
  const { phase, time, duration, repeatRange } = state
  const [drawn, setDrawn] = useState(false)
  const drag = useDrag(sound, state, drawn)

  // Space is the sound's own key here: a range input has no use for it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.nativeEvent.isComposing) return
    event.preventDefault()
    sound.toggle()
  }

  return (
    <div className={styles.slot} data-drawn={drawn || undefined} {...drag}>
      {peaks && phase !== 'idle' && phase !== 'failed' ? (
        <Waveform sound={sound} peaks={peaks} onDrawn={setDrawn} />
      ) : null}
      {repeatRange && duration > 0 ? <RepeatRangeMark range={repeatRange} duration={duration} /> : null}
      <input
        type="range"
        className={styles.position}
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(time, duration)}
        disabled={phase !== 'ready' && phase !== 'playing'}
        aria-label={audioText.position(name)}
        aria-valuetext={audioText.progress(clockText(time), clockText(duration))}
        onChange={event => sound.seek(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

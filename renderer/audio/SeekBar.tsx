import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { limits } from '../../shared/domain/limits'
import { clockText } from './clock-text'
import { isComplete, type RepeatRange, rangeBetween } from './repeat-range'
import classes from './SeekBar.module.css'
import type { SoundCut } from './sound-cuts'
import type { Sound, SoundState } from './sound-types'
import { audioText } from './text'
import { Waveform } from './Waveform'
import type { Peaks } from './waveform-peaks'

/** A pointer movement below this distance, in px, is a click and not a drag. */
const dragThreshold = 4

interface Props {
  name: string
  sound: Sound
  state: SoundState
  /** The waveform's data, if a waveform is drawn. */
  peaks: Peaks | null
  /** What playback leaves out, drawn over the waveform. */
  cuts?: readonly SoundCut[]
}

/** The pointer's horizontal position on the control, 0–1. */
function shareOf(event: PointerEvent<HTMLElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : 0
}

/**
 * On the waveform, a drag marks the repeated range and a click seeks. Without a waveform, the browser's own range input
 * handles the pointer and only seeks; a range is then marked with the keys or buttons.
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
      const drag = from.current
      if (!drag) return
      drag.dragged ||= Math.abs(event.clientX - drag.x) > dragThreshold
      const range = drag.dragged ? rangeBetween(drag.time, shareOf(event) * duration) : null
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

/** Shows the repeated range, or only its start while the end is not marked yet. */
function RepeatRangeMark({ range, duration }: { range: RepeatRange; duration: number }) {
  const percent = (time: number): string => `${(100 * time) / duration}%`
  const width = isComplete(range) ? percent(range.to - range.from) : '0'
  return (
    <span
      className={classes.range}
      data-open={!isComplete(range) || undefined}
      style={{ left: percent(range.from), width }}
      aria-hidden
    />
  )
}

/**
 * The seek bar: shows and changes the position of a sound, and shows its repeated range. The native range input (SPEC
 * §2: step 0.1) is always present, for the keyboard and for users who cannot see a waveform. Where a waveform is drawn,
 * the input lies over it and is transparent.
 *
 * This component draws the repeated range itself and does not use the waveform library's regions. Only the current item
 * has a waveform, and a sound that cannot be decoded has none, but a range that was marked with a key or button must be
 * visible on every control. The range belongs to the sound, so it stays while waveforms appear and disappear.
 */
export function SeekBar({ name, sound, state, peaks, cuts = [] }: Props) {
  const { phase, time, duration, repeatRange } = state
  const [drawn, setDrawn] = useState(false)
  const drag = useDrag(sound, state, drawn)

  // A range input does not use Space, so here Space plays or stops the sound.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.nativeEvent.isComposing) return
    event.preventDefault()
    sound.toggle()
  }

  return (
    <div className={classes.slot} data-drawn={drawn || undefined} {...drag}>
      {peaks && phase !== 'idle' && phase !== 'failed' ? (
        <Waveform sound={sound} peaks={peaks} onDrawn={setDrawn} />
      ) : null}
      {duration > 0
        ? cuts.map(({ from, to }) => (
            <span
              key={from}
              className={classes.cut}
              data-cut
              style={{
                left: `${(100 * from) / duration}%`,
                width: `${(100 * (Math.min(to, duration) - from)) / duration}%`,
              }}
              aria-hidden
            />
          ))
        : null}
      {repeatRange && duration > 0 ? <RepeatRangeMark range={repeatRange} duration={duration} /> : null}
      <input
        type="range"
        className={classes.position}
        min={0}
        max={duration}
        step={limits.audioStep}
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

import { useEffect, useRef } from 'react'
import { pageNonce } from '../ui/csp-nonce'
import type { Sound } from './sound-types'
import classes from './Waveform.module.css'
import type { Peaks } from './waveform-peaks'

/** A sound whose loudest moment is below this share of the scale is drawn as low as it is. */
const quietest = 0.05

interface Props {
  sound: Sound
  peaks: Peaks
  /**
   * Called with true when the waveform is drawn, and with false when it is removed. Without a waveform the plain seek
   * bar is visible.
   */
  onDrawn: (drawn: boolean) => void
}

/** A canvas cannot use CSS variables, so read the computed colours. */
function waveformColours(container: HTMLElement): { waveColor: string; progressColor: string; cursorColor: string } {
  const { color, caretColor } = getComputedStyle(container)
  return { waveColor: color, progressColor: caretColor, cursorColor: caretColor }
}

/**
 * Draws a waveform in `container` that follows `media`. The peaks are given, so the library downloads nothing. `media`
 * keeps its own address, and the SeekBar component handles the pointer.
 */
async function draw(container: HTMLElement, media: HTMLAudioElement, { values, duration }: Peaks) {
  const { default: WaveSurfer } = await import('wavesurfer.js')
  return () =>
    WaveSurfer.create({
      ...waveformColours(container),
      container,
      media,
      url: media.src,
      peaks: [values],
      duration,
      height: 36,
      barWidth: 2,
      barGap: 2,
      barRadius: 1,
      barMinHeight: 1,
      cursorWidth: 2,
      // a recording without a voice must not look like one with a voice
      normalize: Math.max(...values) >= quietest,
      interact: false,
      autoScroll: false,
      autoCenter: false,
      hideScrollbar: true,
      cspNonce: pageNonce(),
    })
}

/** The waveform of a sound, coloured up to the current position. It is decorative: the control works without it. */
export function Waveform({ sound, peaks, onDrawn }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = container.current
    const media = sound.element()
    if (!place || !media?.src) return
    let isUnmounted = false
    let remove: (() => void) | undefined
    const createDrawing = async () => {
      const create = await draw(place, media, peaks)
      if (isUnmounted) return
      const drawing = create()
      remove = () => drawing.destroy()
      onDrawn(true)
    }
    // if the chunk cannot be loaded, only the drawing is missing
    createDrawing().catch(() => undefined)
    return () => {
      isUnmounted = true
      remove?.()
      onDrawn(false)
    }
  }, [sound, peaks, onDrawn])
  return <div ref={container} className={classes.wave} aria-hidden />
}

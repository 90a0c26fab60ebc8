import { useEffect, useRef } from 'react'
import { pageNonce } from '../ui/nonce'
import type { Sound } from './sound-types'
import styles from './Waveform.module.css'
import type { Peaks } from './waveform-peaks'

interface Props {
  sound: Sound
  peaks: Peaks
  /** Says whether the waveform stands: the plain position control shows itself where it does not. */
  onDrawn: (drawn: boolean) => void
}

/** A canvas knows no CSS variables: the colours are read where the style sheet has worked them out. */
function waveformColours(home: HTMLElement): { waveColor: string; progressColor: string; cursorColor: string } {
  const { color, caretColor } = getComputedStyle(home)
  return { waveColor: color, progressColor: caretColor, cursorColor: caretColor }
}

/**
 * Draws in `home` what `media` plays, and follows it. The peaks are given, so that nothing is fetched; the media element
 * stays its sound's own: the address is the one it has already, and pointers are Position's business.
 */
async function draw(home: HTMLElement, media: HTMLAudioElement, { values, duration }: Peaks) {
  const { default: WaveSurfer } = await import('wavesurfer.js')
  return () =>
    WaveSurfer.create({
      ...waveformColours(home),
      container: home,
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
      normalize: true,
      interact: false,
      autoScroll: false,
      autoCenter: false,
      hideScrollbar: true,
      cspNonce: pageNonce(),
    })
}

/** The shape of a sound, coloured as far as it has been heard; nobody needs to see it to use the control. */
export function Waveform({ sound, peaks, onDrawn }: Props) {
  const home = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = home.current
    const media = sound.element()
    if (!place || !media?.src) return
    let isUnmounted = false
    let remove: (() => void) | undefined
    const make = async () => {
      const create = await draw(place, media, peaks)
      if (isUnmounted) return
      const drawing = create()
      remove = () => drawing.destroy()
      onDrawn(true)
    }
    // a chunk that cannot be had costs the drawing only
    make().catch(() => undefined)
    return () => {
      isUnmounted = true
      remove?.()
      onDrawn(false)
    }
  }, [sound, peaks, onDrawn])
  return <div ref={home} className={styles.wave} aria-hidden />
}

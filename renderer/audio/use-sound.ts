/** React hooks for a sound and for the player. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '../ui/after-paint'
import { player } from './player'
import type { RepeatRange } from './repeat-range'
import { createSound } from './sound'
import type { Sound, SoundState } from './sound-types'
import { followSpeaker } from './speaker'

/** How far above and below the window a control already loads its sound. */
const preloadMargin = '120px'

/**
 * Creates a sound for a component. Its <audio> element is appended to `containerRef`. The sound is loaded when the
 * container becomes visible or when play is requested, and released when the component is hidden or unmounted. It is
 * then silent at once, but creating and releasing a media element takes longer than drawing the item, so both wait for
 * the next paint.
 */
export function useSound(containerRef: RefObject<HTMLElement | null>, address: string | null | undefined): Sound {
  const [sound] = useState(() => createSound(player))
  useEffect(() => {
    const container = containerRef.current
    if (!container || !address) return
    let release: (() => void) | undefined
    const cancel = afterPaint(() => {
      const audio = document.createElement('audio')
      audio.preload = 'none'
      container.append(audio)
      const unfollow = followSpeaker(audio)
      const detach = sound.attach(audio, address)
      const unwatch = observeVisibility(container, isVisible => (isVisible ? sound.load() : sound.unload()))
      release = () => {
        unwatch()
        detach()
        unfollow()
        audio.remove()
      }
    })
    return () => {
      cancel()
      sound.stop()
      if (release) afterPaint(release)
    }
  }, [sound, containerRef, address])
  return sound
}

/** Calls `onChange` when `place` becomes visible or invisible. Without IntersectionObserver it never calls it. */
function observeVisibility(place: HTMLElement, onChange: (isVisible: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  const observer = new IntersectionObserver(entries => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: preloadMargin,
  })
  observer.observe(place)
  return () => observer.disconnect()
}

export const useSoundState = (sound: Sound): SoundState => useSyncExternalStore(sound.subscribe, sound.state)

/** The playback speed of all sounds. */
export const useRate = (): number => useSyncExternalStore(player.subscribe, player.rate)

const subscribeToNothing = () => () => undefined
const getNull = () => null

/** The sound that was used last, and its repeated range. */
export function useLastUsedSound(): { sound: Sound | null; range: RepeatRange | null } {
  const sound = useSyncExternalStore(player.subscribe, player.lastUsed)
  // subscribe to the phase (it enables the buttons) and to the range (it is shown), but not to every step of the time
  useSyncExternalStore(sound?.subscribe ?? subscribeToNothing, sound ? () => sound.state().phase : getNull)
  const range = useSyncExternalStore(
    sound?.subscribe ?? subscribeToNothing,
    sound ? () => sound.state().repeatRange : getNull,
  )
  return { sound, range }
}

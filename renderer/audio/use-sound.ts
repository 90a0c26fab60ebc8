/** React's end of a sound and of the player. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '../ui/after-paint'
import { player } from './player'
import type { RepeatRange } from './repeat-range'
import { createSound } from './sound'
import type { Sound, SoundState } from './sound-types'

/** How far below and above the window a control already fetches its sound. */
const preloadMargin = '120px'

/**
 * A sound of its own for a component. Its <audio> element lives in `place`; it is fetched when `place` comes into sight
 * or when it is asked to play, and let go when the component is hidden or leaves. It is silent then at once; to make and to
 * release a media element takes longer than to draw the item around it, and waits for the paint.
 */
export function useSound(containerRef: RefObject<HTMLElement | null>, address: string | null | undefined): Sound {
  const [sound] = useState(() => createSound(player))
  useEffect(() => {
    const home = containerRef.current
    if (!home || !address) return
    let release: (() => void) | undefined
    const forget = afterPaint(() => {
      const audio = document.createElement('audio')
      audio.preload = 'none'
      home.append(audio)
      const detach = sound.attach(audio, address)
      const unwatch = observeVisibility(home, inSight => (inSight ? sound.load() : sound.unload()))
      release = () => {
        unwatch()
        detach()
        audio.remove()
      }
    })
    return () => {
      forget()
      sound.stop()
      if (release) afterPaint(release)
    }
  }, [sound, containerRef, address])
  return sound
}

/** Says when `place` comes into sight and leaves it; without an observer nothing is ever said. */
function observeVisibility(place: HTMLElement, tell: (inSight: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  const observer = new IntersectionObserver(entries => tell(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: preloadMargin,
  })
  observer.observe(place)
  return () => observer.disconnect()
}

export const useSoundState = (sound: Sound): SoundState => useSyncExternalStore(sound.subscribe, sound.state)

/** The speed that all sounds play at. */
export const useRate = (): number => useSyncExternalStore(player.subscribe, player.rate)

const subscribeToNothing = () => () => undefined
const getNull = () => null

/** The sound that the teacher is at, and what of it is repeated. */
export function useLastUsedSound(): { sound: Sound | null; range: RepeatRange | null } {
  const sound = useSyncExternalStore(player.subscribe, player.lastUsed)
  // its phase is what lets marks be set, its range what is shown: not each step of its time
  useSyncExternalStore(sound?.subscribe ?? subscribeToNothing, sound ? () => sound.state().phase : getNull)
  const range = useSyncExternalStore(
    sound?.subscribe ?? subscribeToNothing,
    sound ? () => sound.state().repeatRange : getNull,
  )
  return { sound, range }
}

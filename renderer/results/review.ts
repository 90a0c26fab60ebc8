/** Going through the items of a result view by key: which item is current, and which sounds it has. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { SoundKind } from '../audio/AudioControl'
import { player } from '../audio/player'
import type { Sound } from '../audio/sound'
import { useShortcuts } from '../ui/use-shortcuts'

/** Under this key stand the sounds of what is above the items. */
export const leadKey = ''

/** A sound, and where it stands. */
export interface Held {
  key: string
  kind: SoundKind
  sound: Sound
}

interface Stand {
  card?: HTMLElement | undefined
  sounds: Map<SoundKind, Sound>
  /** What was heard last here; A goes on from it. */
  heard?: SoundKind
}

export interface Review {
  /** The key of the current item, or undefined before anything was chosen. */
  current: string | undefined
  choose: (key: string) => void
  /** Names the card of an item, for focus and scrolling. */
  card: (key: string, element: HTMLElement | null) => void
  /** Adds a sound to an item until the returned function is called; the first of a kind is the one the keys play. */
  sound: (key: string, kind: SoundKind, sound: Sound) => () => void
  /** The sounds of a kind, item after item; the first of each. */
  soundsOf: (kind: SoundKind) => Sound[]
  /** The sound of what stands above the items. */
  whole: () => Sound | undefined
  /** What plays now, if it stands here. */
  playing: () => Held | undefined
}

const ReviewContext = createContext<Review | null>(null)

export const ReviewProvider = ReviewContext.Provider

export function useReview(): Review {
  const review = useContext(ReviewContext)
  if (!review) throw new Error('a card stands outside a result view')
  return review
}

const other: Record<SoundKind, SoundKind> = { original: 'recording', recording: 'original' }

/** What A plays next: the other of what plays or was heard last; the original first. */
function nextKind(sounds: ReadonlyMap<SoundKind, Sound>, heard: SoundKind | undefined): SoundKind | undefined {
  const wanted = heard ? other[heard] : 'original'
  return [wanted, other[wanted]].find(kind => sounds.has(kind))
}

/**
 * The keys of a result view: J and K go to the next and previous item, Space plays or stops, A alternates original and
 * recording, [ and ] change the speed.
 */
export function useReviewState(keys: readonly string[]): Review {
  const [current, setCurrent] = useState<string>()
  const stands = useRef(new Map<string, Stand>())
  const standOf = useCallback((key: string): Stand => {
    const stand = stands.current.get(key) ?? { sounds: new Map() }
    stands.current.set(key, stand)
    return stand
  }, [])

  useEffect(() => () => player.stop(), [])

  const at = current === undefined ? -1 : keys.indexOf(current)
  const go = (next: number): void => {
    const key = keys[next]
    if (key === undefined) return
    player.stop()
    setCurrent(key)
    const card = standOf(key).card
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }

  const play = (choose: (stand: Stand) => SoundKind | undefined, toggle: boolean): void => {
    const key = keys[Math.max(at, 0)]
    if (key === undefined) return
    // An item without a sound of its own is heard in that of the whole.
    const own = standOf(key)
    const stand = own.sounds.size > 0 ? own : standOf(leadKey)
    stand.heard = [...stand.sounds].find(([, sound]) => sound === player.current())?.[0] ?? stand.heard
    const kind = choose(stand)
    const sound = kind && stand.sounds.get(kind)
    if (!kind || !sound) return
    setCurrent(key)
    stand.heard = kind
    if (toggle) sound.toggle()
    else sound.play()
  }

  useShortcuts({
    j: () => go(at + 1),
    k: () => go(at - 1),
    ' ': () => play(({ sounds, heard }) => (heard && sounds.has(heard) ? heard : nextKind(sounds, undefined)), true),
    a: () => play(({ sounds, heard }) => nextKind(sounds, heard), false),
    '[': () => player.changeRate(-1),
    ']': () => player.changeRate(1),
  })

  return useMemo(
    () => ({
      current,
      choose: setCurrent,
      card: (key, element) => {
        standOf(key).card = element ?? undefined
      },
      sound: (key, kind, sound) => {
        const { sounds } = standOf(key)
        if (sounds.has(kind)) return () => undefined
        sounds.set(kind, sound)
        return () => {
          if (sounds.get(kind) === sound) sounds.delete(kind)
        }
      },
      soundsOf: kind => keys.flatMap(key => standOf(key).sounds.get(kind) ?? []),
      whole: () => standOf(leadKey).sounds.get('original'),
      playing: () => {
        for (const [key, { sounds }] of stands.current) {
          for (const [kind, sound] of sounds) if (sound === player.current()) return { key, kind, sound }
        }
        return undefined
      },
    }),
    [current, keys, standOf],
  )
}

/** Going through the items of a result view by key: which item is current, and which sounds it has. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { SoundKind } from '../audio/AudioControl'
import { player } from '../audio/player'
import { repeatFromHere, repeatNothing, repeatToHere } from '../audio/repeat'
import type { Sound } from '../audio/sound-types'
import { useShortcuts } from '../ui/use-shortcuts'
import { alternate } from './alternate'

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
  /** In the order of the item. */
  sounds: Held[]
}

export interface Review {
  /** The key of the current item, or undefined before anything was chosen. */
  current: string | undefined
  choose: (key: string) => void
  /** Names the card of an item, for focus and scrolling. */
  card: (key: string, element: HTMLElement | null) => void
  /** Whether the sounds under this key are drawn: of the current item, or the first before any was chosen; of the lead. */
  drawn: (key: string | undefined) => boolean
  /** Adds a sound to an item until the returned function is called. */
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

const firstOf = ({ sounds }: Stand, kind: SoundKind): Sound | undefined =>
  sounds.find(held => held.kind === kind)?.sound

/** Who listens on in the other sound nearly at the end of this one hears it from the beginning. */
const nearEnd = 0.9

/** How far a sound is that plays, 0–1; undefined for one that does not, or is nearly at its end. */
function shareHeard(sound: Sound | undefined): number | undefined {
  const { phase, time, duration } = sound?.state() ?? { phase: 'idle', time: 0, duration: 0 }
  const share = duration > 0 ? time / duration : 1
  return phase === 'playing' && share < nearEnd ? share : undefined
}

/**
 * The keys of a result view: J and K go to the next and previous item, Space plays or stops, A alternates original and
 * recording at the same relative place, S and E mark what is repeated, R clears it, [ and ] change the speed.
 */
export function useReviewState(keys: readonly string[]): Review {
  const [current, setCurrent] = useState<string>()
  const stands = useRef(new Map<string, Stand>())
  const standOf = useCallback((key: string): Stand => {
    const stand = stands.current.get(key) ?? { sounds: [] }
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

  const standing = (): { key: string; sounds: readonly Held[]; heard: number } | undefined => {
    const key = keys[Math.max(at, 0)]
    if (key === undefined) return undefined
    const own = standOf(key).sounds
    // an item without a sound of its own is heard in that of the whole
    const sounds = own.length > 0 ? own : standOf(leadKey).sounds
    return { key, sounds, heard: sounds.findIndex(({ sound }) => sound === player.last()) }
  }
  const playOrStop = (): void => {
    const stand = standing()
    const first = alternate(stand?.sounds ?? [], -1)
    const next = stand?.sounds[stand.heard] ?? stand?.sounds[first]
    if (!stand || !next) return
    setCurrent(stand.key)
    next.sound.toggle()
  }
  const playOther = (): void => {
    const stand = standing()
    const next = stand?.sounds[alternate(stand.sounds, stand.heard)]
    if (!stand || !next) return
    setCurrent(stand.key)
    next.sound.play(shareHeard(stand.sounds[stand.heard]?.sound))
  }

  useShortcuts({
    j: () => go(at + 1),
    k: () => go(at - 1),
    ' ': playOrStop,
    a: playOther,
    s: repeatFromHere,
    e: repeatToHere,
    r: repeatNothing,
    '[': () => player.changeRate(-1),
    ']': () => player.changeRate(1),
  })

  const drawnKey = current ?? keys[0]
  return useMemo(
    () => ({
      current,
      choose: setCurrent,
      card: (key, element) => {
        standOf(key).card = element ?? undefined
      },
      drawn: key => key !== undefined && (key === drawnKey || key === leadKey),
      sound: (key, kind, sound) => {
        const { sounds } = standOf(key)
        const held = { key, kind, sound }
        sounds.push(held)
        return () => void sounds.splice(sounds.indexOf(held), 1)
      },
      soundsOf: kind => keys.flatMap(key => firstOf(standOf(key), kind) ?? []),
      whole: () => firstOf(standOf(leadKey), 'original'),
      playing: () =>
        [...stands.current.values()].flatMap(({ sounds }) => sounds).find(({ sound }) => sound === player.current()),
    }),
    [current, drawnKey, keys, standOf],
  )
}

/** Going through the items of a result view by key: which item is current, and which sounds it has. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { SoundKind } from '../audio/AudioControl'
import { player } from '../audio/player'
import { clearRepeat, markRepeatEnd, markRepeatStart } from '../audio/repeat-actions'
import type { Sound } from '../audio/sound-types'
import { useShortcuts } from '../ui/keys/use-shortcuts'
import { nextAlternateSound } from './alternate-sounds'

/** Under this key stand the sounds of what is above the items. */
export const leadKey = ''

/** A sound, and where it stands. */
export interface ItemSound {
  key: string
  kind: SoundKind
  sound: Sound
}

interface RegisteredItem {
  card?: HTMLElement | undefined
  /** In the order of the item. */
  sounds: ItemSound[]
}

export interface ItemNavigation {
  /** The key of the current item, or undefined before anything was chosen. */
  currentKey: string | undefined
  selectItem: (key: string) => void
  /** Names the card of an item, for focus and scrolling. */
  registerCard: (key: string, element: HTMLElement | null) => void
  /** Whether the sounds under this key are drawn: of the current item, or the first before any was chosen; of the lead. */
  showsWaveform: (key: string | undefined) => boolean
  /** Adds a sound to an item until the returned function is called. */
  registerSound: (key: string, kind: SoundKind, sound: Sound) => () => void
  /** The sounds of a kind, item after item; the first of each. */
  soundsOf: (kind: SoundKind) => Sound[]
  /** The sound of what stands above the items. */
  leadSound: () => Sound | undefined
  /** What plays now, if it stands here. */
  playingSound: () => ItemSound | undefined
}

const ItemNavigationContext = createContext<ItemNavigation | null>(null)

export const ItemNavigationProvider = ItemNavigationContext.Provider

export function useItemNavigation(): ItemNavigation {
  const review = useContext(ItemNavigationContext)
  if (!review) throw new Error('a card stands outside a result view')
  return review
}

const firstSound = ({ sounds }: RegisteredItem, kind: SoundKind): Sound | undefined =>
  sounds.find(held => held.kind === kind)?.sound

/** Who listens on in the other sound nearly at the end of this one hears it from the beginning. */
const nearEndShare = 0.9

/** How far a sound is that plays, 0–1; undefined for one that does not, or is nearly at its end. */
function playedShare(sound: Sound | undefined): number | undefined {
  const { phase, time, duration } = sound?.state() ?? { phase: 'idle', time: 0, duration: 0 }
  const share = duration > 0 ? time / duration : 1
  return phase === 'playing' && share < nearEndShare ? share : undefined
}

/**
 * The keys of a result view: J and K go to the next and previous item, Space plays or stops, A alternates original and
 * recording at the same relative place, S and E mark what is repeated, R clears it, [ and ] change the speed.
 */
export function useItemNavigationState(keys: readonly string[]): ItemNavigation {
  const [currentKey, setCurrentKey] = useState<string>()
  const registeredItems = useRef(new Map<string, RegisteredItem>())
  const itemOf = useCallback((key: string): RegisteredItem => {
    const registered = registeredItems.current.get(key) ?? { sounds: [] }
    registeredItems.current.set(key, registered)
    return registered
  }, [])

  useEffect(() => () => player.stop(), [])

  const at = currentKey === undefined ? -1 : keys.indexOf(currentKey)
  const goTo = (next: number): void => {
    const key = keys[next]
    if (key === undefined) return
    player.stop()
    setCurrentKey(key)
    const card = itemOf(key).card
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }

  const currentSounds = (): { key: string; sounds: readonly ItemSound[]; lastUsed: number } | undefined => {
    const key = keys[Math.max(at, 0)]
    if (key === undefined) return undefined
    const own = itemOf(key).sounds
    // an item without a sound of its own is heard in that of the whole
    const sounds = own.length > 0 ? own : itemOf(leadKey).sounds
    return { key, sounds, lastUsed: sounds.findIndex(({ sound }) => sound === player.lastUsed()) }
  }
  const playOrStop = (): void => {
    const current = currentSounds()
    const first = nextAlternateSound(current?.sounds ?? [], -1)
    const next = current?.sounds[current.lastUsed] ?? current?.sounds[first]
    if (!current || !next) return
    setCurrentKey(current.key)
    next.sound.toggle()
  }
  const playOther = (): void => {
    const current = currentSounds()
    const next = current?.sounds[nextAlternateSound(current.sounds, current.lastUsed)]
    if (!current || !next) return
    setCurrentKey(current.key)
    next.sound.play(playedShare(current.sounds[current.lastUsed]?.sound))
  }

  useShortcuts({
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    ' ': playOrStop,
    a: playOther,
    s: markRepeatStart,
    e: markRepeatEnd,
    r: clearRepeat,
    '[': () => player.changeRate(-1),
    ']': () => player.changeRate(1),
  })

  const waveformKey = currentKey ?? keys[0]
  return useMemo(
    () => ({
      currentKey,
      selectItem: setCurrentKey,
      registerCard: (key, element) => {
        itemOf(key).card = element ?? undefined
      },
      showsWaveform: key => key !== undefined && (key === waveformKey || key === leadKey),
      registerSound: (key, kind, sound) => {
        const { sounds } = itemOf(key)
        const added = { key, kind, sound }
        sounds.push(added)
        return () => void sounds.splice(sounds.indexOf(added), 1)
      },
      soundsOf: kind => keys.flatMap(key => firstSound(itemOf(key), kind) ?? []),
      leadSound: () => firstSound(itemOf(leadKey), 'original'),
      playingSound: () =>
        [...registeredItems.current.values()]
          .flatMap(({ sounds }) => sounds)
          .find(({ sound }) => sound === player.current()),
    }),
    [currentKey, waveformKey, keys, itemOf],
  )
}

/** Keyboard navigation through the items of a result view: the current item, and the sounds of each item. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { SoundKind } from '../audio/AudioControl'
import { player } from '../audio/player'
import { clearRepeat, markRepeatEnd, markRepeatStart } from '../audio/repeat-actions'
import type { Sound } from '../audio/sound-types'
import { audioText } from '../audio/text'
import type { KeyRow } from '../ui/keys/key-rows'
import { useKeyTable } from '../ui/keys/use-key-table'
import { nextAlternateSound, playedKindOf, soundToPlay } from './alternate-sounds'
import { resultText } from './text'
import { lastPlayedKind, setLastPlayedKind } from './view-choices'

/** The key of the lead: the sounds above the items are registered under it. */
export const leadKey = ''

/** A sound and the item it belongs to. */
export interface ItemSound {
  key: string
  kind: SoundKind
  sound: Sound
}

interface RegisteredItem {
  card?: HTMLElement | undefined
  /** In the order in which the item shows them. */
  sounds: ItemSound[]
}

export interface ItemNavigation {
  /** The key of the current item; undefined until an item is selected. */
  currentKey: string | undefined
  /** The key of the first item. */
  firstKey: string | undefined
  selectItem: (key: string) => void
  /** Registers the card element of an item, for focus and scrolling. */
  registerCard: (key: string, element: HTMLElement | null) => void
  /**
   * Whether to draw waveforms for the sounds under this key: true for the current item (the first item if none is
   * selected yet) and for the lead.
   */
  showsWaveform: (key: string | undefined) => boolean
  /** Registers a sound of an item. The returned function removes it. */
  registerSound: (key: string, kind: SoundKind, sound: Sound) => () => void
  /** The first sound of a kind of each item, in order. */
  soundsOf: (kind: SoundKind) => Sound[]
  /** The original sound above the items. */
  leadSound: () => Sound | undefined
  /** The sound that plays now, if it belongs to this view. */
  playingSound: () => ItemSound | undefined
}

const ItemNavigationContext = createContext<ItemNavigation | null>(null)

export const ItemNavigationProvider = ItemNavigationContext.Provider

/** The navigation of the surrounding result view; throws outside of one. */
export function useItemNavigation(): ItemNavigation {
  const navigation = useContext(ItemNavigationContext)
  if (!navigation) throw new Error('useItemNavigation must be used inside a result view')
  return navigation
}

const firstSound = ({ sounds }: RegisteredItem, kind: SoundKind): Sound | undefined =>
  sounds.find(entry => entry.kind === kind)?.sound

/**
 * Whether the teacher could have played the other kind instead of `used`: the same item, or the lead, has both. Where
 * there is only a model, e.g. in a listening paper without recordings, playing it says nothing about the next paper.
 */
const isChoice = (used: ItemSound, sounds: readonly ItemSound[]): boolean =>
  sounds.some(
    ({ key, kind }) =>
      playedKindOf(kind) !== playedKindOf(used.kind) && (key === used.key || key === leadKey || used.key === leadKey),
  )

/** If a sound has played beyond this share, the A key starts the other sound from its beginning. */
const nearEndShare = 0.9

/** How far a playing sound is, 0–1; undefined if it does not play or is almost at its end. */
function playedShare(sound: Sound | undefined): number | undefined {
  const { phase, time, duration } = sound?.state() ?? { phase: 'idle', time: 0, duration: 0 }
  const share = duration > 0 ? time / duration : 1
  return phase === 'playing' && share < nearEndShare ? share : undefined
}

/**
 * The shortcut keys of a result view: J and K move to the next and previous item, Space plays or stops the kind of
 * sound that was played last (at first the recording), A switches between original and recording at the same relative
 * position, S and E mark the repeated range, R clears it, [ and ] change the speed.
 */
export function useItemNavigationState(
  keys: readonly string[],
  hasSounds: boolean,
): { navigation: ItemNavigation; keyRows: readonly KeyRow[] } {
  const [currentKey, setCurrentKey] = useState<string>()
  const registeredItems = useRef(new Map<string, RegisteredItem>())
  const itemOf = useCallback((key: string): RegisteredItem => {
    const registered = registeredItems.current.get(key) ?? { sounds: [] }
    registeredItems.current.set(key, registered)
    return registered
  }, [])

  // A paper that comes back begins at its first item.
  useEffect(
    () => () => {
      player.stop()
      setCurrentKey(undefined)
    },
    [],
  )
  useEffect(
    () =>
      player.subscribe(() => {
        const sounds = [...registeredItems.current.values()].flatMap(item => item.sounds)
        const used = sounds.find(({ sound }) => sound === player.lastUsed())
        if (used && isChoice(used, sounds)) setLastPlayedKind(playedKindOf(used.kind))
      }),
    [],
  )

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

  const currentSounds = (): { key: string; sounds: readonly ItemSound[]; toPlay: number } | undefined => {
    const key = keys[Math.max(at, 0)]
    if (key === undefined) return undefined
    const ownSounds = itemOf(key).sounds
    // an item without its own sound uses the sounds of the lead
    const sounds = ownSounds.length > 0 ? ownSounds : itemOf(leadKey).sounds
    const lastUsed = sounds.findIndex(({ sound }) => sound === player.lastUsed())
    return { key, sounds, toPlay: soundToPlay(sounds, lastUsed, lastPlayedKind()) }
  }
  const playOrStop = (): void => {
    const current = currentSounds()
    const next = current?.sounds[current.toPlay]
    if (!current || !next) return
    setCurrentKey(current.key)
    next.sound.toggle()
  }
  const playOther = (): void => {
    const current = currentSounds()
    const next = current?.sounds[nextAlternateSound(current.sounds, current.toPlay)]
    if (!current || !next) return
    setCurrentKey(current.key)
    next.sound.play(playedShare(current.sounds[current.toPlay]?.sound))
  }

  const { shortcutLabels } = resultText
  const ifSounds = { when: hasSounds && keys.length > 0 }
  const keyRows = useKeyTable([
    { label: shortcutLabels.play, keys: { ' ': playOrStop }, ...ifSounds },
    { label: shortcutLabels.alternate, keys: { a: playOther }, ...ifSounds },
    { label: shortcutLabels.move, keys: { j: () => goTo(at + 1), k: () => goTo(at - 1) }, when: keys.length > 0 },
    // The hints leave these keys out (`hint: false`), because buttons show them.
    { label: shortcutLabels.repeat, keys: { s: markRepeatStart, e: markRepeatEnd }, hint: false, ...ifSounds },
    { label: audioText.clearRepeat, keys: { r: clearRepeat }, hint: false, ...ifSounds },
    {
      label: audioText.rate,
      keys: { '[': () => player.changeRate(-1), ']': () => player.changeRate(1) },
      hint: false,
      ...ifSounds,
    },
  ])

  const waveformKey = currentKey ?? keys[0]
  const navigation = useMemo<ItemNavigation>(
    () => ({
      currentKey,
      firstKey: keys[0],
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
  return { navigation, keyRows }
}

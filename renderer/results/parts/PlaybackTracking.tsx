import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { player } from '../../audio/player'
import { createSoundSequence } from '../../audio/sound-sequence'
import { partAt } from '../content/spoken-position'
import type { ResultContent, ResultItem } from '../content/types'
import { resultText } from '../text'
import { type ItemSound, leadKey, useItemNavigation } from '../use-item-navigation'
import classes from './PlaybackTracking.module.css'
import { createPlaybackPositionStore, type PlaybackPosition, PlaybackPositionProvider } from './use-playback-position'

/**
 * The item that a sound is playing, and how far it has played. The sound of the whole content covers all items in
 * proportion to text length.
 */
function positionOf(itemSound: ItemSound | undefined, items: readonly ResultItem[]): PlaybackPosition | undefined {
  if (!itemSound) return undefined
  const { time, duration } = itemSound.sound.state()
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  if (itemSound.key !== leadKey) return { key: itemSound.key, share }
  const part = partAt(
    items.map(item => item.english?.length ?? 0),
    share,
  )
  const item = part && items[part.at]
  return item && { key: item.key, share: part.share }
}

/** 通して再生: plays the sounds of a kind item after item, or the one sound of the whole content. */
function PlayAllButton({ kind, playsLead }: { kind: keyof typeof resultText.playAll; playsLead: boolean }) {
  const navigation = useItemNavigation()
  const [sequence] = useState(() => createSoundSequence(player))
  const isPlaying = useSyncExternalStore(sequence.subscribe, sequence.isPlaying)
  useEffect(() => () => sequence.stop(), [sequence])
  const start = () => {
    const one = playsLead ? navigation.leadSound() : undefined
    sequence.start(one ? [one] : navigation.soundsOf(kind))
  }
  const Icon = isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled
  return (
    <button
      type="button"
      className={classes.button}
      data-kind={kind}
      data-playing={isPlaying || undefined}
      onClick={isPlaying ? sequence.stop : start}
    >
      <Icon size={14} aria-hidden />
      {isPlaying ? resultText.stopPlayAll[kind] : resultText.playAll[kind]}
    </button>
  )
}

interface Props {
  content: ResultContent
  children: ReactNode
}

/** Tracks which item is being played, and can play all items one after another (SPEC §2 "shadow tracking"). */
export function PlaybackTracking({ content, children }: Props) {
  const navigation = useItemNavigation()
  const [positionStore] = useState(createPlaybackPositionStore)
  const items = useMemo(() => content.entries.flatMap(entry => (entry.broken ? [] : [entry.item])), [content])
  useEffect(() => {
    let unsubscribeSound = (): unknown => undefined
    const followCurrentSound = () => {
      unsubscribeSound()
      const itemSound = navigation.playingSound()
      const updatePosition = () => positionStore.set(positionOf(itemSound, items))
      unsubscribeSound = itemSound ? itemSound.sound.subscribe(updatePosition) : () => undefined
      updatePosition()
    }
    const unsubscribePlayer = player.subscribe(followCurrentSound)
    followCurrentSound()
    return () => {
      unsubscribePlayer()
      unsubscribeSound()
      positionStore.set(undefined)
    }
  }, [navigation, positionStore, items])
  const hasOriginals = items.some(item => item.audios.length > 0)
  const hasRecordings = items.some(item => item.outcome.recording !== undefined)
  const playsLead = !hasOriginals && content.lead.audio !== undefined
  return (
    <PlaybackPositionProvider value={positionStore}>
      {hasOriginals || playsLead || hasRecordings ? (
        <div className={classes.bar}>
          {hasOriginals || playsLead ? <PlayAllButton kind="original" playsLead={playsLead} /> : null}
          {hasRecordings ? <PlayAllButton kind="recording" playsLead={false} /> : null}
        </div>
      ) : null}
      {children}
    </PlaybackPositionProvider>
  )
}

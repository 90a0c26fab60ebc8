import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { player } from '../../audio/player'
import { createSoundSequence } from '../../audio/sound-sequence'
import { partAtShare } from '../content/spoken-position'
import type { ResultContent, ResultItem } from '../content/types'
import { resultText } from '../text'
import { type ItemSound, leadKey, useItemNavigation } from '../use-item-navigation'
import styles from './PlaybackTracking.module.css'
import { createPlaybackPositionStore, type PlaybackPosition, PlaybackPositionProvider } from './use-playback-position'

/**
 * The item that a sound is playing, and how far it has played. The sound of the whole content covers all items in
 * proportion to text length.
 */
function positionOf(held: ItemSound | undefined, items: readonly ResultItem[]): PlaybackPosition | undefined {
  if (!held) return undefined
  const { time, duration } = held.sound.state()
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  if (held.key !== leadKey) return { key: held.key, share }
  const part = partAtShare(
    items.map(item => item.english?.length ?? 0),
    share,
  )
  const item = part && items[part.at]
  return item && { key: item.key, share: part.share }
}

/** 通して再生: plays the sounds of a kind item after item, or the one sound of the whole content. */
function PlayAllButton({ kind, whole }: { kind: keyof typeof resultText.playAll; whole: boolean }) {
  const review = useItemNavigation()
  const [sequence] = useState(() => createSoundSequence(player))
  const playing = useSyncExternalStore(sequence.subscribe, sequence.isPlaying)
  useEffect(() => () => sequence.stop(), [sequence])
  const start = () => {
    const one = whole ? review.leadSound() : undefined
    sequence.start(one ? [one] : review.soundsOf(kind))
  }
  const Icon = playing ? IconPlayerStopFilled : IconPlayerPlayFilled
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      data-playing={playing || undefined}
      onClick={playing ? sequence.stop : start}
    >
      <Icon size={14} aria-hidden />
      {playing ? resultText.stopPlayAll[kind] : resultText.playAll[kind]}
    </button>
  )
}

interface Props {
  content: ResultContent
  children: ReactNode
}

/** Tracks which item is being played, and can play all items one after another (SPEC §2 "shadow tracking"). */
export function PlaybackTracking({ content, children }: Props) {
  const review = useItemNavigation()
  const [heard] = useState(createPlaybackPositionStore)
  const items = useMemo(() => content.entries.flatMap(entry => (entry.broken ? [] : [entry.item])), [content])
  useEffect(() => {
    let forget = (): unknown => undefined
    const follow = () => {
      forget()
      const held = review.playingSound()
      const tell = () => heard.set(positionOf(held, items))
      forget = held ? held.sound.subscribe(tell) : () => undefined
      tell()
    }
    const leave = player.subscribe(follow)
    follow()
    return () => {
      leave()
      forget()
      heard.set(undefined)
    }
  }, [review, heard, items])
  const each = items.some(item => item.audios.length > 0)
  const recorded = items.some(item => item.outcome.recording !== undefined)
  const whole = !each && content.lead.audio !== undefined
  return (
    <PlaybackPositionProvider value={heard}>
      {each || whole || recorded ? (
        <div className={styles.bar}>
          {each || whole ? <PlayAllButton kind="original" whole={whole} /> : null}
          {recorded ? <PlayAllButton kind="recording" whole={false} /> : null}
        </div>
      ) : null}
      {children}
    </PlaybackPositionProvider>
  )
}

import { useEffect, useRef, useState } from 'react'
import { movedBy, type SoundCut } from '../../audio/sound-cuts'
import { useStableCallback } from '../../ui/use-stable-callback'
import type { ListeningFilter } from './model/listening-filter'
import { type ClipSources, clipsOf, type Reading, type TrackClip } from './model/reading'
import { useClipPlayer } from './use-clip-player'

/** How far the arrow keys move, in seconds. */
const seekSeconds = 3

/** If a sound has played beyond this share, the other one of A/B begins at its start. */
const nearEnd = 0.9

export type Side = 'recording' | 'model'

interface Options {
  readings: ReadonlyMap<string, Reading>
  filter: ListeningFilter
  current: string | undefined
  /** The readings that a key may ask for next, the most likely first. */
  near: readonly (string | undefined)[]
  cutsOf: (address: string) => readonly SoundCut[]
  sourcesOf: (key: string) => ClipSources
  /** The reading has come to its end; `isHeard`: not all of its sounds have failed. */
  onEnd: (isHeard: boolean) => void
  onFailed: (address: string) => void
}

/** What was started last: a reading with its clips, or the model of one of its sentences. */
interface Started {
  key: string
  clips: readonly TrackClip[]
  side: Side
  /** The sentence whose model it is, or that is heard alone. */
  track: number
  /** A sentence that the filter leaves out: after it the sound stops. */
  isAlone?: boolean
}

/** Plays the readings of the queue. */
export function useQueueSound({ readings, filter, current, near, cutsOf, sourcesOf, onEnd, onFailed }: Options) {
  const [started, setStarted] = useState<Started | null>(null)
  /** A reading that is to be played as soon as its sounds are known. */
  const wish = useRef<string | null>(null)
  const resume = useRef<{ key: string; at: number; share: number } | null>(null)
  const listOf = (key: string | undefined) => {
    const reading = key === undefined ? undefined : readings.get(key)
    return reading && clipsOf(reading, filter, sourcesOf(reading.item.key))
  }

  const { place, clips, state } = useClipPlayer({
    cutsOf,
    onFailed,
    onEnd(hasPlayed) {
      if (started?.isAlone) return
      if (started?.side !== 'model') return onEnd(hasPlayed)
      // the recording of the same sentence comes next
      resume.current = { key: started.key, at: clipOfTrack(listOf(started.key) ?? [], started.track), share: 0 }
    },
    onRelease() {
      setStarted(null)
      wish.current = null
    },
  })

  const play = (key: string, at = 0, share?: number): void => {
    const list = listOf(key)
    resume.current = null
    wish.current = list && clips ? null : key
    if (!clips) return
    if (list) setStarted({ key, clips: list, side: 'recording', track: 0 })
    if (!list || list.length === 0) clips.clear()
    else clips.start(list, Math.min(at, list.length - 1), share)
  }
  const grantWish = useStableCallback(() => {
    if (wish.current !== null && wish.current === current && listOf(current)) play(current)
  })
  // After each render: what the wish waits for may have arrived.
  useEffect(() => grantWish())

  const isStarted = started !== null && started.key === current
  useEffect(() => {
    if (!isStarted) clips?.clear()
  }, [clips, isStarted])

  const side: Side = isStarted ? started.side : 'recording'
  const list = isStarted && side === 'recording' ? started.clips : (listOf(current) ?? [])
  const track =
    isStarted && side === 'model' ? started.track : (list[Math.max(0, state.at)]?.track ?? list[0]?.track ?? 0)
  const shownTrack = current === undefined ? undefined : readings.get(current)?.tracks[track]
  const address = side === 'model' ? shownTrack?.modelAddress : shownTrack?.recordingAddress

  // both sides of the comparison by one key first, then the neighbours
  const urgent = [
    address,
    shownTrack?.recordingAddress,
    shownTrack?.modelAddress,
    ...near.map(key => listOf(key)?.[0]?.address),
  ]
  const aheadKey = urgent.filter(Boolean).join('\n')
  useEffect(() => clips?.ahead(aheadKey.split('\n').filter(Boolean)), [clips, aheadKey])

  const stop = () => {
    if (!clips) return 0
    const { at } = clips.state()
    const share = clips.stop()
    if (isStarted && side === 'recording') resume.current = { key: started.key, at, share }
    return share
  }
  const goToTrack = (to: number) => {
    const reading = current === undefined ? undefined : readings.get(current)
    const sentence = reading?.tracks[to]
    if (!clips || !reading || !sentence?.recordingAddress) return
    const at = (listOf(reading.item.key) ?? []).findIndex(clip => clip.track === to)
    if (at >= 0) return play(reading.item.key, at)
    const alone = [{ address: sentence.recordingAddress, track: to }]
    resume.current = null
    setStarted({ key: reading.item.key, clips: alone, side: 'recording', track: to, isAlone: true })
    clips.start(alone)
  }
  return {
    place,
    isPlaying: state.isPlaying,
    side,
    /** The sentence that is heard, by its place among the tracks. */
    track,
    /** Its sound, while it is alive. */
    sound: address ? clips?.soundOf(address) : undefined,
    address,
    /** What the reading on the screen consists of; undefined while it is not known. */
    clips: listOf(current),
    play,
    stop: () => void stop(),
    /** Stops, and begins at the start the next time. */
    forget() {
      clips?.clear()
      resume.current = null
      setStarted(null)
    },
    toggle() {
      if (state.isPlaying) return void stop()
      if (current === undefined) return
      const from = resume.current?.key === current ? resume.current : null
      if (isStarted && started.isAlone) return void clips?.start(started.clips, 0, from?.share)
      play(current, from?.at, from?.share)
    },
    /** Moves some seconds of what is heard; over the ends of a sentence to the next one. */
    seek(direction: 1 | -1) {
      if (!state.sound || !state.isPlaying) return
      if (filter === 'words' && side === 'recording') {
        const at = state.at + direction
        if (current !== undefined && at >= 0 && at < list.length) play(current, at)
        return
      }
      const { time, duration } = state.sound.state()
      const to = movedBy(side === 'model' ? [] : cutsOf(address ?? ''), time, direction * seekSeconds, duration)
      if (direction < 0 && time < 1) goToTrack(track - 1)
      else if (direction > 0 && to >= duration) goToTrack(track + 1)
      else state.sound.seek(to)
    },
    goToTrack,
    /** Plays the other one of recording and model, of the same sentence from the same place; false without a model. */
    alternate(): boolean {
      if (!clips || current === undefined || !shownTrack) return true
      if (side === 'recording' && !shownTrack.modelAddress) return false
      const { isPlaying } = clips.state()
      const stopped = stop()
      const share = isPlaying && stopped < nearEnd ? stopped : 0
      if (side === 'model') play(current, clipOfTrack(listOf(current) ?? [], track), share)
      else if (shownTrack.modelAddress) {
        setStarted({ key: current, clips: [], side: 'model', track })
        clips.start([{ address: shownTrack.modelAddress }], 0, share)
      }
      return true
    },
  }
}

/** The first clip of a sentence, or of the next one that has a clip. */
const clipOfTrack = (clips: readonly TrackClip[], track: number): number =>
  Math.max(
    0,
    clips.findIndex(clip => clip.track >= track),
  )

export type QueueSound = ReturnType<typeof useQueueSound>

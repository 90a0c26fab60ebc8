/** One submission as the queue of readings plays it. Pure functions. */
import type { Clip } from '../../../audio/clip-player'
import type { Peaks } from '../../../audio/waveform-peaks'
import type { Submission } from '../../../features/homework/queue/submissions'
import { type ReadingTrack, stumbledWords, wordPart } from '../../../results/index'

/** A sentence with the addresses of its sounds: undefined while they are requested, null if the file is refused. */
export interface SoundTrack extends ReadingTrack {
  recordingAddress: string | null | undefined
  modelAddress: string | null | undefined
}

export interface Reading {
  item: Submission
  /** `gone`: the paper could not be read, e.g. because it was deleted meanwhile. */
  state: 'loading' | 'gone' | 'ready'
  tracks: readonly SoundTrack[]
}

/** What is heard of a reading: all sentences, those that need ears, or only the misread words. */
export type Hearing = 'whole' | 'flagged' | 'words'

/** A clip of the sentence at `track`. */
export interface TrackClip extends Clip {
  track: number
}

/** Seconds that are heard before and after a word. */
const wordMargin = 0.3

/** Parts as shares of the sound, in order; those whose margins would overlap are one part. */
export function joinParts(
  parts: readonly { from: number; to: number }[],
  duration: number,
): { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && (from - last.to) * duration <= 2 * wordMargin) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

function wordClips(track: SoundTrack, at: number, address: string, peaks: Peaks | null): TrackClip[] {
  const words = track.passage?.words ?? []
  const parts = stumbledWords(track).map(word => wordPart(words, word, peaks))
  return joinParts(parts, peaks?.duration ?? 0).map(part => ({
    address,
    track: at,
    part: { ...part, margin: wordMargin },
  }))
}

/** What the clips depend on beside the reading. */
export interface ClipSources {
  peaksOf: (address: string) => Peaks | null | undefined
  isFlagged: (track: SoundTrack) => boolean
}

/**
 * The clips of a reading in their order; undefined until its sounds, or what is needed to find its words, are known.
 * @param sources.peaksOf undefined while they are loaded, null if a sound has none.
 * @param sources.isFlagged whether a sentence needs ears; if none does, all are heard.
 */
export function clipsOf(
  { state, tracks }: Reading,
  hearing: Hearing,
  { peaksOf, isFlagged }: ClipSources,
): TrackClip[] | undefined {
  if (state === 'loading') return undefined
  const onlyFlagged = hearing === 'flagged' && tracks.some(isFlagged)
  const clips: TrackClip[] = []
  for (const [at, track] of tracks.entries()) {
    if (track.recording === undefined || track.recordingAddress === null) continue
    if (onlyFlagged && !isFlagged(track)) continue
    const address = track.recordingAddress
    if (address === undefined) return undefined
    if (hearing !== 'words') clips.push({ address, track: at })
    else if (stumbledWords(track).length > 0) {
      const peaks = peaksOf(address)
      if (peaks === undefined) return undefined
      clips.push(...wordClips(track, at, address, peaks))
    }
  }
  return clips
}

/** Whether the student handed in without any recording. */
export const hasNoRecording = ({ state, tracks }: Reading): boolean =>
  state === 'ready' && tracks.every(({ recording }) => recording === undefined)

/** How many sentences have no recording, of a student who recorded others. */
export const missingRecordings = (reading: Reading): number =>
  hasNoRecording(reading) ? 0 : reading.tracks.filter(({ recording }) => recording === undefined).length

/** Whether there is a word to hear in the way through つまずいた語だけ. */
export const hasWords = ({ tracks }: Reading): boolean =>
  tracks.some(track => track.recording !== undefined && stumbledWords(track).length > 0)

/** One submission as the queue of readings plays it. Pure functions. */
import type { Clip } from '../../../audio/clip-player'
import type { SoundMeasures } from '../../../audio/triage/index'
import type { Peaks } from '../../../audio/waveform-peaks'
import type { Submission } from '../../../features/homework/queue/submissions'
import { measuredWordPart, type ReadingTrack, stumbledWords, wordPart } from '../../../results/index'
import type { ListeningFilter } from './listening-filter'

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

/** The clips of the misread words, by the measures of the sound if they are known, else by its waveform. */
function wordClips(
  track: SoundTrack,
  at: number,
  address: string,
  { measures, peaks }: { measures: SoundMeasures | null | undefined; peaks: Peaks | null },
): TrackClip[] {
  const words = track.passage?.words ?? []
  const parts = stumbledWords(track).map(
    word => (measures ? measuredWordPart(words, word, measures) : null) ?? wordPart(words, word, peaks),
  )
  return joinParts(parts, measures?.seconds ?? peaks?.duration ?? 0).map(part => ({
    address,
    track: at,
    part: { ...part, margin: wordMargin },
  }))
}

/** What the clips depend on beside the reading. */
export interface ClipSources {
  peaksOf: (address: string) => Peaks | null | undefined
  isFlagged: (track: SoundTrack) => boolean
  measuresOf: (track: SoundTrack) => SoundMeasures | null | undefined
}

/**
 * The clips of a reading in their order; undefined until its sounds, or what is needed to find its words, are known.
 * @param sources.peaksOf undefined while they are loaded, null if a sound has none.
 * @param sources.isFlagged whether a sentence needs ears; if none does, all are heard.
 * @param sources.measuresOf undefined before a sound is measured, null if it cannot be read: then its peaks are needed.
 */
export function clipsOf(
  { state, tracks }: Reading,
  filter: ListeningFilter,
  { peaksOf, isFlagged, measuresOf }: ClipSources,
): TrackClip[] | undefined {
  if (state === 'loading') return undefined
  const onlyFlagged = filter === 'flagged' && tracks.some(isFlagged)
  const clips: TrackClip[] = []
  for (const [at, track] of tracks.entries()) {
    if (track.recording === undefined || track.recordingAddress === null) continue
    if (onlyFlagged && !isFlagged(track)) continue
    const address = track.recordingAddress
    if (address === undefined) return undefined
    if (filter !== 'words') clips.push({ address, track: at })
    else if (stumbledWords(track).length > 0) {
      const measures = measuresOf(track)
      const peaks = peaksOf(address)
      if (!measures && peaks === undefined) return undefined
      clips.push(...wordClips(track, at, address, { measures, peaks: peaks ?? null }))
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

/** Whether there is a word to hear by つまずいた語だけ. */
export const hasWords = ({ tracks }: Reading): boolean =>
  tracks.some(track => track.recording !== undefined && stumbledWords(track).length > 0)

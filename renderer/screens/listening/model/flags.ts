/** Why a reading needs ears: the reasons of its recordings, and what is known without a sound. Pure functions. */
import { reasonText, scoreReason, type TriageReason, type TriageResult, triageCodes } from '../../../audio/triage/index'
import { text } from '../text'
import { hasNoRecording, missingRecordings, type Reading } from './reading'

/** One reason in words. */
export interface Flag {
  /** Smaller is more severe. */
  rank: number
  words: string
  /** There is no voice, at least in one sentence, so that the teacher may ask for it again. */
  isEmpty: boolean
  /** A recording could not be read: it may be read again. */
  isUnreadable?: boolean
}

export const trackKey = (submission: string, track: string): string => `${submission}/${track}`

/** The reasons for which a recording counts as empty. */
const emptyCodes: ReadonlySet<string> = new Set(['empty', 'no-speech'])

/** Where only some sentences are missing: less severe than a reading of another text. */
const missingRank = triageCodes.indexOf('other-text') + 0.5

interface Found {
  no: number
  reason: TriageReason
}

/** Whether the score of the whole reading is far from the student's others; one recording says it by itself. */
function scoreFlags({ item, tracks }: Reading, ownMean: number | null): Flag[] {
  const reason = tracks.length === 1 || item.score === undefined ? null : scoreReason(item.score, ownMean)
  return reason === null ? [] : [{ rank: triageCodes.indexOf(reason.code), words: reasonText(reason), isEmpty: false }]
}

/**
 * The flags of a reading, the most severe first; of several sentences with the same reason, the first one is named with
 * their number.
 * @param ownMean the mean score of the student's other readings, 0–100; null if it is not known.
 */
export function flagsOf(
  reading: Reading,
  results: ReadonlyMap<string, TriageResult>,
  ownMean: number | null = null,
): Flag[] {
  if (reading.state === 'gone') return [{ rank: -1, words: text.goneReason, isEmpty: false }]
  if (hasNoRecording(reading)) return [{ rank: -1, words: text.noRecording, isEmpty: true }]
  const { tracks, item } = reading
  const recorded = tracks.filter(({ recording }) => recording !== undefined)
  const found = recorded.flatMap((track): Found[] =>
    (results.get(trackKey(item.key, track.key))?.reasons ?? []).map(reason => ({ no: track.no, reason })),
  )
  const missing = missingRecordings(reading)
  const flags = triageCodes.flatMap((code, rank): Flag[] => {
    const own = found.filter(({ reason }) => reason.code === code)
    const [first] = own
    if (!first) return []
    const words = reasonText(first.reason)
    return [
      {
        rank,
        words: tracks.length === 1 ? words : text.reasonOf(first.no, own.length, words),
        isEmpty: emptyCodes.has(code),
        ...(code === 'unreadable' && { isUnreadable: true }),
      },
    ]
  })
  if (missing > 0) flags.push({ rank: missingRank, words: text.missing(missing, tracks.length), isEmpty: false })
  return [...flags, ...scoreFlags(reading, ownMean)].sort((a, b) => a.rank - b.rank)
}

export interface SoundFacts {
  /** The length of all recordings of a reading. */
  seconds: number
  /** The share without speech, 0–1. */
  silence: number
}

/** What is known of the recordings of a reading; null as long as none is measured. */
export function soundFacts({ tracks, item }: Reading, results: ReadonlyMap<string, TriageResult>): SoundFacts | null {
  const all = tracks.flatMap(({ key }) => results.get(trackKey(item.key, key))?.measures ?? [])
  const seconds = all.reduce((sum, one) => sum + one.seconds, 0)
  const silent = all.reduce((sum, one) => sum + one.seconds * one.silenceShare, 0)
  return seconds === 0 ? null : { seconds, silence: silent / seconds }
}

/** Whether all recordings of a reading are measured. */
export const isMeasured = ({ tracks, item, state }: Reading, results: ReadonlyMap<string, TriageResult>): boolean =>
  state !== 'loading' &&
  tracks.every(
    ({ key, recording, recordingAddress }) =>
      recording === undefined || recordingAddress === null || results.has(trackKey(item.key, key)),
  )

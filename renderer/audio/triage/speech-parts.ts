/**
 * Finds where somebody speaks. Speech is louder than the background, has a pitch now and then, and changes its sound
 * all the time. A hum, a tone and a fan do not change; a knock and a rustle have no pitch.
 */
import { bandWidth, decibels, hopSeconds, type SoundFrames } from './sound-frames'
import type { SoundRange } from './triage-types'

/** The band that decides, in Hz: voices without the hum of the mains below them; and the band of their s and f. */
const voiceBand = { from: 250, to: 3750 } as const
const hissBand = { from: 3750, to: 7000 } as const

/** What counts as sound: the highest of these levels, in dB. */
const sound = {
  /** Below this level (dBFS) nothing is heard, whatever the background is. */
  lowest: -70,
  /** Above the quietest tenth of the recording. */
  aboveFloor: 9,
  /** Below its loudest fifth of a second: room noise is quieter than speech by more than that. */
  belowLoudest: 34,
  /** What is nearer to the quietest tenth is silence: background noise of one level stays within 2 dB of it. */
  silence: 5,
} as const

const loudestSeconds = 0.2

/** Sounds with less than this between them, in seconds, are one part. */
const bridgedSeconds = 0.25

/** What makes a part speech: its length, how much of it has a pitch, and how much its sound changes. */
const speech = { seconds: 0.1, voicedSeconds: 0.04, voicedShare: 0.2, change: 0.015 } as const

/** The change of a sound is taken from one frame to the next but this many: 50 ms, shorter than most sounds. */
const changeFrames = 5

export interface SpeechParts {
  /** Where somebody speaks: the first frame of each part, and the one after its last. */
  parts: SoundRange[]
  /** For each frame, 1 if it is louder than the background, and not much quieter than the loudest part. */
  isSound: Float32Array
  /** For each frame, 1 if it is no silence: louder than the background, also if it is very quiet speech. */
  isAudible: Float32Array
}

type Band = typeof voiceBand | typeof hissBand

const bandsOf = (bands: number, { from, to }: Band) => ({
  first: from / bandWidth,
  end: Math.min(bands, to / bandWidth),
})

/** The level of each frame in a band, in dBFS. */
function levelsIn({ count, bands, power }: SoundFrames, band: Band): Float32Array {
  const { first, end } = bandsOf(bands, band)
  return Float32Array.from({ length: count }, (_, frame) => {
    let sum = 0
    for (let at = first; at < end; at += 1) sum += power[frame * bands + at] as number
    return decibels(sum)
  })
}

/** How much the spectrum of a frame differs from that 50 ms later, 0–1: its shape, not its loudness. */
function changeAt({ bands, power }: SoundFrames, frame: number): number {
  const { first, end } = bandsOf(bands, voiceBand)
  let product = 0
  let before = 0
  let after = 0
  for (let band = first; band < end; band += 1) {
    const one = power[frame * bands + band] as number
    const other = power[(frame + changeFrames) * bands + band] as number
    product += Math.sqrt(one * other)
    before += one
    after += other
  }
  return before === 0 || after === 0 ? 0 : 1 - product / Math.sqrt(before * after)
}

/** Whether somebody speaks in the sound between two frames. */
function isSpeech(frames: SoundFrames, isSound: Float32Array, { from, to }: SoundRange): boolean {
  let sounding = 0
  let voiced = 0
  let change = 0
  let changes = 0
  for (let frame = from; frame < to; frame += 1) {
    if (isSound[frame] !== 1) continue
    sounding += 1
    voiced += frames.isVoiced[frame] as number
    if (isSound[frame + changeFrames] !== 1) continue
    change += changeAt(frames, frame)
    changes += 1
  }
  return (
    sounding * hopSeconds >= speech.seconds &&
    voiced * hopSeconds >= speech.voicedSeconds &&
    voiced >= speech.voicedShare * sounding &&
    change > speech.change * changes
  )
}

/** The levels from which a frame counts as sound, and as no silence. */
function barsOf(levels: Float32Array, loudest: number): { sound: number; silence: number } {
  const floor = levels.toSorted()[Math.floor(levels.length / 10)] ?? decibels(0)
  return {
    sound: Math.max(sound.lowest, floor + sound.aboveFloor, loudest - sound.belowLoudest),
    silence: Math.max(sound.lowest, floor + sound.silence),
  }
}

export function speechParts(frames: SoundFrames): SpeechParts {
  const voice = levelsIn(frames, voiceBand)
  const hiss = levelsIn(frames, hissBand)
  const loudest = voice.toSorted().at(-Math.round(loudestSeconds / hopSeconds)) ?? decibels(0)
  const [voiceBars, hissBars] = [barsOf(voice, loudest), barsOf(hiss, loudest)]
  const above = (bar: 'sound' | 'silence') =>
    voice.map((level, frame) => Number(level > voiceBars[bar] || (hiss[frame] as number) > hissBars[bar]))
  const isSound = above('sound')
  const ranges: SoundRange[] = []
  for (let frame = 0; frame < frames.count; frame += 1) {
    if (isSound[frame] !== 1) continue
    const last = ranges.at(-1)
    if (last && frame - last.to <= bridgedSeconds / hopSeconds) last.to = frame + 1
    else ranges.push({ from: frame, to: frame + 1 })
  }
  return { parts: ranges.filter(range => isSpeech(frames, isSound, range)), isSound, isAudible: above('silence') }
}

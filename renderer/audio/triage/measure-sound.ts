/** Measures one recording. Pure: it runs in the worker, and in tests. */
import { voiceAboveNoise } from './background-noise'
import { voiceBandwidth } from './bandwidth'
import { decibels, hopSeconds, type SoundFrames, soundFrames } from './sound-frames'
import { type SpeechParts, speechParts } from './speech-parts'
import type { SoundMeasures, SoundRange } from './triage-types'

/** A sample at the limit of the scale; fewer in a row than `clippedRun` are a loud moment, no clipping. */
const clippedFrom = 0.98
const clippedRun = 3

/** A part without speech is a pause if it is longer than this, in seconds. */
const pauseSeconds = 0.4

/** The share of the samples that are in runs at the limit of the scale. */
function clippingShare(samples: Float32Array): number {
  let clipped = 0
  let run = 0
  for (const sample of samples) {
    run = Math.abs(sample) >= clippedFrom ? run + 1 : 0
    if (run === clippedRun) clipped += clippedRun
    else if (run > clippedRun) clipped += 1
  }
  return samples.length === 0 ? 0 : clipped / samples.length
}

/** The parts between those of speech, and before and after them, that are pauses. */
function pausesBetween(spoken: readonly SoundRange[], seconds: number): SoundRange[] {
  const starts = [0, ...spoken.map(({ to }) => to)]
  const ends = [...spoken.map(({ from }) => from), seconds]
  return starts
    .map((from, at) => ({ from, to: ends[at] ?? seconds }))
    .filter(({ from, to }) => to - from > pauseSeconds)
}

/** The parts of more than `pauseSeconds` in which no frame is louder than the background. */
function silencesOf(isAudible: Float32Array, seconds: number): SoundRange[] {
  const silences: SoundRange[] = []
  let from = 0
  for (let frame = 0; frame <= isAudible.length; frame += 1) {
    if (frame < isAudible.length && isAudible[frame] !== 1) continue
    const to = Math.min(seconds, frame * hopSeconds)
    if (to - from > pauseSeconds) silences.push({ from, to })
    from = (frame + 1) * hopSeconds
  }
  return silences
}

/** How long a sound is louder than the background, and how much of it has a pitch, in seconds. */
function soundSeconds({ isVoiced }: SoundFrames, { isSound }: SpeechParts): { sound: number; voiced: number } {
  const count = (isCounted: (frame: number) => boolean) =>
    isSound.reduce((sum, value, frame) => (value === 1 && isCounted(frame) ? sum + 1 : sum), 0) * hopSeconds
  return { sound: count(() => true), voiced: count(frame => isVoiced[frame] === 1) }
}

/** The mean level of the sounding frames of all parts with speech, in dBFS. */
function loudnessOf({ level }: SoundFrames, { parts, isSound }: SpeechParts): number | null {
  let sum = 0
  let count = 0
  for (const { from, to } of parts) {
    for (let frame = from; frame < to; frame += 1) {
      if (isSound[frame] !== 1) continue
      sum += 10 ** ((level[frame] as number) / 10)
      count += 1
    }
  }
  return count === 0 ? null : decibels(sum / count)
}

/** The share of the sounding frames that are in parts with speech. */
function speechShareOf({ parts, isSound }: SpeechParts): number {
  const all = isSound.reduce((sum, value) => sum + value, 0)
  const inParts = parts.reduce(
    (sum, { from, to }) => sum + isSound.subarray(from, to).reduce((count, value) => count + value, 0),
    0,
  )
  return all === 0 ? 0 : inParts / all
}

/** @param samples −1…1, one channel */
export function measureSound(samples: Float32Array, sampleRate: number): SoundMeasures {
  const seconds = samples.length / sampleRate
  const frames = soundFrames(samples, sampleRate)
  const speech = speechParts(frames)
  const spoken = speech.parts.map(({ from, to }) => ({
    from: from * hopSeconds,
    to: Math.min(seconds, to * hopSeconds),
  }))
  const [first] = spoken
  const last = spoken.at(-1)
  const speechSeconds = spoken.reduce((sum, { from, to }) => sum + to - from, 0)
  const { sound, voiced } = soundSeconds(frames, speech)
  return {
    seconds,
    spoken: first && last ? { from: first.from, to: last.to } : null,
    speechSeconds,
    soundSeconds: sound,
    voicedSeconds: voiced,
    loudness: loudnessOf(frames, speech),
    noiseFloor: frames.level.toSorted()[Math.floor(frames.count / 10)] ?? decibels(0),
    voiceAboveNoise: voiceAboveNoise(frames, speech),
    silenceShare: seconds === 0 ? 1 : 1 - speechSeconds / seconds,
    clippingShare: clippingShare(samples),
    bandwidth: voiceBandwidth(frames, speech),
    speechShare: speechShareOf(speech),
    pauses: pausesBetween(spoken, seconds),
    silences: silencesOf(speech.isAudible, seconds),
  }
}

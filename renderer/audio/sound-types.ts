/** The interface of a sound, for the components that show it and the code that plays it. */
import type { RepeatRange } from './repeat-range'
import type { SoundCut } from './sound-cuts'

/**
 * idle: nothing is loaded; loading; ready: it can play; playing; stopped: loaded, back at zero, and the position is
 * locked until it plays again; failed: it could not be loaded or played.
 */
export type Phase = 'idle' | 'loading' | 'ready' | 'playing' | 'stopped' | 'failed'

export interface SoundState {
  phase: Phase
  /** In seconds. */
  time: number
  /** In seconds; 0 while unknown. */
  duration: number
  /** Play was requested, but the sound has not started yet. */
  isWaiting: boolean
  /** The repeated range, or its start while the end is not marked yet. */
  repeatRange: RepeatRange | null
}

/** A part of a sound, as shares of its duration (0–1). */
export interface SoundPart {
  from: number
  to: number
  /** Seconds that are played before and after it. */
  margin: number
}

export interface Sound {
  state(): SoundState
  subscribe(listener: () => void): () => void
  /**
   * Calls `listener` when the sound, or the part that was to be played, has ended, before it returns to zero. Stopping a
   * sound does not call it.
   */
  onEnd(listener: () => void): () => void
  /** Connects the sound to an <audio> element. The returned function stops the sound and disconnects it. */
  attach(element: HTMLAudioElement, address: string): () => void
  /** The <audio> element, for components that draw the sound while it plays. */
  element(): HTMLAudioElement | null
  load(): void
  /**
   * Releases the downloaded data, unless the sound plays or its position was moved. It is downloaded again when needed.
   */
  unload(): void
  /** Plays as soon as it can, from `share` (0–1) of the duration if it is given. */
  play(share?: number): void
  /** Plays only this part of the sound, once, as soon as it can. */
  playPart(part: SoundPart): void
  stop(): void
  /** Plays, or stops a sound that plays or is about to play. */
  toggle(): void
  seek(seconds: number): void
  /** Sets the repeated range; null removes it. */
  setRepeatRange(range: RepeatRange | null): void
  /** Sets what playback leaves out, also while it plays; not while a part is played. */
  setCuts(cuts: readonly SoundCut[]): void
  setRate(rate: number): void
  retry(): void
}

/** What a sound is to those who show it and play it. */
import type { RepeatRange } from './repeat-range'

/**
 * idle: nothing fetched; loading; ready: can play; playing; stopped: fetched, back at zero, position locked until it
 * plays again; failed: it could not be fetched or played.
 */
export type Phase = 'idle' | 'loading' | 'ready' | 'playing' | 'stopped' | 'failed'

export interface SoundState {
  phase: Phase
  /** Seconds. */
  time: number
  /** Seconds; 0 while not known. */
  duration: number
  /** Asked to play, and not heard yet. */
  isWaiting: boolean
  /** What is repeated, or is being marked to be. */
  repeatRange: RepeatRange | null
}

export interface Sound {
  state(): SoundState
  subscribe(listener: () => void): () => void
  /** Says when the sound was heard to its end, before it goes back to zero; it is not said of one that is stopped. */
  onEnd(listener: () => void): () => void
  /** Takes the element over; the returned function stops the sound and lets go. */
  attach(element: HTMLAudioElement, address: string): () => void
  /** The element that plays it, for those who draw what it plays. */
  element(): HTMLAudioElement | null
  load(): void
  /** Lets go of what was fetched, unless the sound plays or was moved; it is fetched again when needed. */
  unload(): void
  /** Plays, from `share` (0–1) of its length where that is given. */
  play(share?: number): void
  stop(): void
  /** Plays, or stops what plays or is about to. */
  toggle(): void
  seek(seconds: number): void
  /** What is repeated from now on; null repeats nothing. */
  setRepeatRange(range: RepeatRange | null): void
  setRate(rate: number): void
  retry(): void
}

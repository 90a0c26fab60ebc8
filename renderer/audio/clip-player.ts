/**
 * Plays clips one after another: whole sounds or parts of them, e.g. the sentences that one student read. The next ones
 * are loaded ahead; a sound that cannot be played is reported and skipped.
 */
import type { Player } from './player'
import type { SoundCut } from './sound-cuts'
import type { SoundPool } from './sound-pool'
import type { Sound, SoundPart } from './sound-types'

export interface Clip {
  address: string
  /** Only this part; without it, the whole sound without its cuts. */
  part?: SoundPart
}

export interface ClipState {
  isPlaying: boolean
  /** The clip that plays, or that was stopped; -1 before the first start. */
  at: number
  /** The sound of this clip while it is alive. */
  sound: Sound | undefined
}

export interface ClipPlayer {
  state(): ClipState
  subscribe(listener: () => void): () => void
  /**
   * Plays the clips from the one at `at`.
   * @param share where this one begins, 0–1 of its duration.
   */
  start(clips: readonly Clip[], at?: number, share?: number): void
  /** Stops. Returns how far the sound was, 0–1. */
  stop(): number
  /** Stops, and forgets the clips. */
  clear(): void
  /** Loads these ahead, the most urgent first, behind what plays and the next clip. */
  ahead(addresses: readonly string[]): void
  /** The sound at an address, if it is alive. */
  soundOf(address: string): Sound | undefined
  /** Call when the cuts of sounds have changed. */
  refreshCuts(): void
  release(): void
}

export interface ClipOptions {
  cutsOf(address: string): readonly SoundCut[]
  /** The last clip has ended by itself, or has failed. `hasPlayed`: at least one was heard to its end. */
  onEnd(hasPlayed: boolean): void
  onFailed(address: string): void
}

export function createClipPlayer(player: Player, pool: SoundPool, options: ClipOptions): ClipPlayer {
  let clips: readonly Clip[] = []
  let state: ClipState = { isPlaying: false, at: -1, sound: undefined }
  let wanted: readonly string[] = []
  /** Set while this code itself stops and starts sounds. */
  let isSwitching = false
  /** Whether a clip has ended by itself since the start. */
  let hasPlayed = false
  let stopListening = (): void => undefined
  const listeners = new Set<() => void>()

  const update = (next: Partial<ClipState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const switching = (act: () => void): void => {
    isSwitching = true
    act()
    isSwitching = false
  }
  const keep = (): void => {
    const upcoming = state.at < 0 ? [] : clips.slice(state.at).map(({ address }) => address)
    const [current, next] = new Set(upcoming)
    pool.keep([current, next, ...wanted].filter(address => address !== undefined))
  }

  const playAt = (at: number, share?: number): void => {
    stopListening()
    const clip = clips[at]
    if (!clip) {
      isSwitching = false
      update({ isPlaying: false })
      options.onEnd(hasPlayed)
      return
    }
    switching(() => {
      state = { ...state, at, isPlaying: true }
      keep()
      const sound = pool.get(clip.address)
      if (!sound) return
      sound.setCuts(options.cutsOf(clip.address))
      stopListening = sound.onEnd(() => {
        // a sound returns to zero after its listeners: the next clip, which may be of the same sound, begins after that
        isSwitching = true
        hasPlayed = true
        queueMicrotask(() => playAt(at + 1))
      })
      if (clip.part) sound.playPart(clip.part)
      else sound.play(share)
      update({ sound })
    })
  }

  const onPlayerChange = (): void => {
    const { isPlaying, sound, at } = state
    if (isSwitching || !isPlaying || player.current() === sound) return
    if (sound?.state().phase === 'failed') {
      const address = clips[at]?.address
      if (address !== undefined) options.onFailed(address)
      playAt(at + 1)
      return
    }
    stopListening()
    update({ isPlaying: false })
  }
  const unsubscribe = player.subscribe(onPlayerChange)

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start(next, at = 0, share) {
      clips = next
      hasPlayed = false
      playAt(at, share)
    },
    stop() {
      const { sound } = state
      const { time, duration } = sound?.state() ?? { time: 0, duration: 0 }
      stopListening()
      update({ isPlaying: false })
      switching(() => sound?.stop())
      return duration > 0 ? time / duration : 0
    },
    clear() {
      stopListening()
      clips = []
      switching(() => state.sound?.stop())
      update({ isPlaying: false, at: -1, sound: undefined })
    },
    ahead(addresses) {
      wanted = addresses
      switching(keep)
      update({})
    },
    soundOf: pool.get,
    refreshCuts() {
      const { sound, at } = state
      const address = clips[at]?.address
      if (sound && address !== undefined) sound.setCuts(options.cutsOf(address))
    },
    release() {
      stopListening()
      unsubscribe()
      update({ isPlaying: false })
      switching(pool.release)
    },
  }
}

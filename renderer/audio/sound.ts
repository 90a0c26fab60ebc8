/**
 * One sound behind a native <audio> element (SPEC §4 "View states"). It fetches nothing until it is asked to load or to
 * play; its position may be moved only while it can play; stopping takes it back to zero.
 */
import type { Player } from './player'

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
  waiting: boolean
}

export interface Sound {
  state(): SoundState
  subscribe(listener: () => void): () => void
  /** Says when the sound was heard to its end, before it goes back to zero; it is not said of one that is stopped. */
  onEnd(listener: () => void): () => void
  /** Takes the element over; the returned function stops the sound and lets go. */
  attach(element: HTMLAudioElement, address: string): () => void
  load(): void
  /** Lets go of what was fetched, unless the sound plays or was moved; it is fetched again when needed. */
  unload(): void
  play(): void
  stop(): void
  /** Plays, or stops what plays or is about to. */
  toggle(): void
  seek(seconds: number): void
  setRate(rate: number): void
  retry(): void
}

/** How often the position is read while the sound plays, in ms: the step of the position control is 0.1 s. */
const tick = 100

const start: SoundState = { phase: 'idle', time: 0, duration: 0, waiting: false }

export function createSound(player: Player): Sound {
  let state = start
  let element: HTMLAudioElement | null = null
  let address = ''
  let wanted = false
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()
  const endListeners = new Set<() => void>()

  const change = (next: Partial<SoundState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const quiet = (): void => {
    clearInterval(timer)
    timer = undefined
    wanted = false
    state = { ...state, waiting: false }
    player.release(sound)
  }

  const fail = (): void => {
    // Known before the player hears of it: a sequence goes on after a failure, and not after a stop.
    state = { ...state, phase: 'failed', time: 0 }
    quiet()
    change({})
  }

  const readTime = (): void => {
    if (element && state.phase === 'playing') change({ time: element.currentTime })
  }

  const begin = async (): Promise<void> => {
    if (!element) return
    sound.setRate(player.rate())
    try {
      await element.play()
    } catch (fault) {
      // Stopping before the sound began breaks the promise; a browser that wants a click first leaves it ready.
      const name = fault instanceof DOMException ? fault.name : ''
      if (!wanted || name === 'AbortError') return
      if (name === 'NotAllowedError') {
        quiet()
        change({ phase: 'ready' })
      } else fail()
    }
  }

  const heard: Record<string, () => void> = {
    durationchange: () => change({ duration: Number.isFinite(element?.duration) ? (element?.duration ?? 0) : 0 }),
    canplay: () => {
      if (state.phase !== 'loading') return
      if (wanted) void begin()
      else change({ phase: 'ready' })
    },
    playing: () => {
      if (!wanted) return
      change({ phase: 'playing', waiting: false })
      timer ??= setInterval(readTime, tick)
    },
    timeupdate: readTime,
    ended: () => {
      for (const listener of [...endListeners]) listener()
      sound.stop()
    },
    error: () => {
      if (element?.hasAttribute('src')) fail()
    },
  }

  const sound: Sound = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd(listener) {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
    attach(next, nextAddress) {
      element = next
      address = nextAddress
      for (const [type, listener] of Object.entries(heard)) next.addEventListener(type, listener)
      return () => {
        for (const [type, listener] of Object.entries(heard)) next.removeEventListener(type, listener)
        quiet()
        next.pause()
        next.removeAttribute('src')
        next.load()
        element = null
        change(start)
      }
    },
    load() {
      if (!element || (state.phase !== 'idle' && state.phase !== 'failed')) return
      change({ phase: 'loading', time: 0 })
      element.preload = 'auto'
      element.src = address
      element.load()
    },
    unload() {
      const idle = state.phase === 'loading' || state.phase === 'ready' || state.phase === 'stopped'
      if (!element || !idle || wanted || state.time > 0) return
      element.removeAttribute('src')
      element.load()
      change({ phase: 'idle' })
    },
    play() {
      if (!element) return
      wanted = true
      player.take(sound)
      change({ waiting: state.phase !== 'playing' })
      if (state.phase === 'idle' || state.phase === 'failed') sound.load()
      else if (state.phase !== 'loading') void begin()
    },
    stop() {
      const before = state.phase
      quiet()
      if (!element || before === 'idle' || before === 'failed') return
      element.pause()
      if (before === 'loading') return change({ phase: 'loading' })
      element.currentTime = 0
      change({ phase: 'stopped', time: 0 })
    },
    toggle() {
      if (wanted) sound.stop()
      else sound.play()
    },
    seek(seconds) {
      if (!element || (state.phase !== 'ready' && state.phase !== 'playing')) return
      element.currentTime = seconds
      change({ time: seconds })
    },
    setRate(rate) {
      if (!element) return
      element.preservesPitch = true
      element.defaultPlaybackRate = rate
      element.playbackRate = rate
    },
    retry() {
      if (state.phase === 'failed') sound.play()
    },
  }
  return sound
}

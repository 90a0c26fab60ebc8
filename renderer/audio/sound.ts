/**
 * One sound behind a native <audio> element (SPEC §4 "View states"). It fetches nothing until it is asked to load or to
 * play; its position may be moved only while it can play; stopping takes it back to zero.
 */
import type { Player } from './player'
import { isWhole } from './range'
import type { Sound, SoundState } from './sound-types'

/** How often the position is read while the sound plays, in ms: the step of the position control is 0.1 s. */
const tick = 100

const start: SoundState = { phase: 'idle', time: 0, duration: 0, waiting: false, range: null }

export function createSound(player: Player): Sound {
  let state = start
  let element: HTMLAudioElement | null = null
  let address = ''
  let wanted = false
  /** Where it is to begin, as a share of its length. */
  let beginning: number | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let turn: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const endListeners = new Set<() => void>()

  const change = (next: Partial<SoundState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const quiet = (): void => {
    clearInterval(timer)
    clearTimeout(turn)
    timer = undefined
    wanted = false
    beginning = undefined
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
    if (!element || state.phase !== 'playing') return
    if (isWhole(state.range)) {
      const left = (state.range.to - element.currentTime) / element.playbackRate
      if (left <= 0) element.currentTime = state.range.from
      clearTimeout(turn)
      // the end is met more nearly than by the next reading
      if (left > 0 && left * 1000 < tick) turn = setTimeout(readTime, left * 1000)
    }
    change({ time: element.currentTime })
  }

  /** Where it begins: where it was told to, in the range that is repeated, else where it stands. */
  const place = (): void => {
    if (!element) return
    const { range, duration } = state
    if (beginning !== undefined) element.currentTime = beginning * duration
    if (isWhole(range) && (element.currentTime < range.from || element.currentTime >= range.to))
      element.currentTime = range.from
    beginning = undefined
  }

  const begin = async (): Promise<void> => {
    if (!element) return
    sound.setRate(player.rate())
    place()
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
      if (element && isWhole(state.range)) {
        // a range that ends where the sound does
        element.currentTime = state.range.from
        return void begin()
      }
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
        player.forget(sound)
        next.pause()
        next.removeAttribute('src')
        next.load()
        element = null
        change(start)
      }
    },
    element: () => element,
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
    play(share) {
      if (!element) return
      wanted = true
      beginning = share
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
      player.note(sound)
      change({ time: seconds })
    },
    repeat(range) {
      if (!element) return
      player.note(sound)
      change({ range })
      readTime()
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

/**
 * One sound: controls a native <audio> element (SPEC §4 "View states"). It downloads nothing until load or play is
 * requested. The position can be changed only while the sound can play; stopping sets it back to zero.
 */
import type { Player } from './player'
import { isComplete } from './repeat-range'
import { cutAt, type SoundCut, tidyCuts } from './sound-cuts'
import type { Sound, SoundPart, SoundState } from './sound-types'

/** How often the position is read while the sound plays, in ms: the step of the seek bar is 0.1 s. */
const readIntervalMs = 100

const initialState: SoundState = { phase: 'idle', time: 0, duration: 0, isWaiting: false, repeatRange: null }

/** Creates a sound without an <audio> element. It remembers a request to play until `attach` connects one. */
export function createSound(player: Player): Sound {
  let state = initialState
  let element: HTMLAudioElement | null = null
  let address = ''
  let isPlayRequested = false
  /** Where to start, as a share of the duration (0–1). */
  let startShare: number | undefined
  /** The only part that is played. */
  let part: SoundPart | undefined
  /** What playback leaves out. */
  let cuts: readonly SoundCut[] = []
  let timer: ReturnType<typeof setInterval> | undefined
  let endTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const endListeners = new Set<() => void>()

  const updateState = (next: Partial<SoundState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const endPlayback = (): void => {
    clearInterval(timer)
    clearTimeout(endTimer)
    timer = undefined
    isPlayRequested = false
    startShare = undefined
    part = undefined
    state = { ...state, isWaiting: false }
    player.clearCurrent(sound)
  }

  const fail = (): void => {
    // Set the phase before the player notifies its listeners: a sequence continues after a failure, but not after a
    // stop.
    state = { ...state, phase: 'failed', time: 0 }
    endPlayback()
    updateState({})
  }

  const end = (): void => {
    for (const listener of [...endListeners]) listener()
    sound.stop()
  }

  /** Calls `onEnd` at this time of the sound: at once if it has passed. */
  const endAt = (to: number, onEnd: () => void): void => {
    if (!element) return
    const secondsLeft = (to - element.currentTime) / element.playbackRate
    clearTimeout(endTimer)
    if (secondsLeft <= 0) onEnd()
    // it ends before the next regular reading, so use a timer that fires at its end
    else if (secondsLeft * 1000 < readIntervalMs) endTimer = setTimeout(readTime, secondsLeft * 1000)
  }

  /** Leaves out the cut at the current position, or waits for the next one. */
  const skipCut = (): void => {
    if (!element || cuts.length === 0) return
    const { currentTime } = element
    const next = cutAt(cuts, currentTime, state.duration)
    if (next.kind === 'end') end()
    else if (next.kind === 'jump') element.currentTime = next.to
    else if (next.until !== null) endAt(next.until, skipCut)
  }

  const readTime = (): void => {
    if (!element || state.phase !== 'playing') return
    const { repeatRange, duration } = state
    if (part) endAt(part.to * duration + part.margin, end)
    else if (isComplete(repeatRange))
      endAt(repeatRange.to, () => {
        if (element) element.currentTime = repeatRange.from
      })
    else skipCut()
    if (element && state.phase === 'playing') updateState({ time: element.currentTime })
  }

  /** Moves to the start: the requested share, or that of the repeated range, or the current position; never into a cut. */
  const moveToStart = (): void => {
    if (!element) return
    const { repeatRange, duration } = state
    if (part) element.currentTime = Math.max(0, part.from * duration - part.margin)
    else if (startShare !== undefined) element.currentTime = startShare * duration
    if (
      !part &&
      isComplete(repeatRange) &&
      (element.currentTime < repeatRange.from || element.currentTime >= repeatRange.to)
    )
      element.currentTime = repeatRange.from
    startShare = undefined
    const first = part || isComplete(repeatRange) ? null : cutAt(cuts, element.currentTime, state.duration)
    if (first?.kind === 'jump') element.currentTime = first.to
  }

  const startPlayback = async (): Promise<void> => {
    if (!element) return
    sound.setRate(player.rate())
    moveToStart()
    try {
      await element.play()
    } catch (fault) {
      // Stopping before playback starts rejects the promise. If the browser requires a click first, the sound stays
      // ready.
      const name = fault instanceof DOMException ? fault.name : ''
      if (!isPlayRequested || name === 'AbortError') return
      if (name === 'NotAllowedError') {
        endPlayback()
        updateState({ phase: 'ready' })
      } else fail()
    }
  }

  const mediaListeners: Record<string, () => void> = {
    durationchange: () => updateState({ duration: Number.isFinite(element?.duration) ? (element?.duration ?? 0) : 0 }),
    canplay: () => {
      if (state.phase !== 'loading') return
      if (isPlayRequested) void startPlayback()
      else updateState({ phase: 'ready' })
    },
    playing: () => {
      if (!isPlayRequested) return
      updateState({ phase: 'playing', isWaiting: false })
      timer ??= setInterval(readTime, readIntervalMs)
    },
    timeupdate: readTime,
    ended: () => {
      if (element && !part && isComplete(state.repeatRange)) {
        // the repeated range ends at the end of the sound
        element.currentTime = state.repeatRange.from
        return void startPlayback()
      }
      end()
    },
    error: () => {
      if (element?.hasAttribute('src')) fail()
    },
  }

  /** Plays from a share of the duration, or a part, as soon as the sound can play. */
  const request = ({ share, next }: { share?: number; next?: SoundPart }): void => {
    if (player.isHeld()) return
    isPlayRequested = true
    player.setCurrent(sound)
    startShare = share
    part = next
    updateState({ isWaiting: state.phase !== 'playing' })
    if (state.phase === 'idle' || state.phase === 'failed') sound.load()
    else if (state.phase !== 'loading') void startPlayback()
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
      for (const [type, listener] of Object.entries(mediaListeners)) next.addEventListener(type, listener)
      if (isPlayRequested) sound.load()
      return () => {
        for (const [type, listener] of Object.entries(mediaListeners)) next.removeEventListener(type, listener)
        endPlayback()
        player.clearLastUsed(sound)
        next.pause()
        next.removeAttribute('src')
        next.load()
        element = null
        updateState(initialState)
      }
    },
    element: () => element,
    load() {
      if (!element || (state.phase !== 'idle' && state.phase !== 'failed')) return
      updateState({ phase: 'loading', time: 0 })
      element.preload = 'auto'
      element.src = address
      element.load()
    },
    unload() {
      const isReleasable = state.phase === 'loading' || state.phase === 'ready' || state.phase === 'stopped'
      if (!element || !isReleasable || isPlayRequested || state.time > 0) return
      element.removeAttribute('src')
      element.load()
      updateState({ phase: 'idle' })
    },
    play: share => request({ share }),
    playPart: next => request({ next }),
    stop() {
      const { phase: phaseBefore, isWaiting } = state
      endPlayback()
      if (!element || phaseBefore === 'idle' || phaseBefore === 'failed') {
        if (isWaiting) updateState({})
        return
      }
      element.pause()
      if (phaseBefore === 'loading') return updateState({ phase: 'loading' })
      element.currentTime = 0
      updateState({ phase: 'stopped', time: 0 })
    },
    toggle() {
      if (isPlayRequested) sound.stop()
      else sound.play()
    },
    seek(seconds) {
      if (!element || (state.phase !== 'ready' && state.phase !== 'playing')) return
      element.currentTime = seconds
      player.setLastUsed(sound)
      updateState({ time: seconds })
    },
    setRepeatRange(range) {
      if (!element) return
      player.setLastUsed(sound)
      updateState({ repeatRange: range })
      readTime()
    },
    setCuts(next) {
      cuts = tidyCuts(next)
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

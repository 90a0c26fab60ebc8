/** A fake media element that the test controls: when it can play, its current time, and its errors. */
import { vi } from 'vitest'

export interface FakeMedia {
  /** Makes the sound playable; `duration` in seconds. */
  canPlay(element: HTMLMediaElement, duration?: number): void
  /** Moves the playback time of a playing sound. */
  tick(element: HTMLMediaElement, time: number): void
  end(element: HTMLMediaElement): void
  fail(element: HTMLMediaElement): void
  restore(): void
}

interface Own {
  time: number
  duration: number
}

/**
 * Replaces the parts of HTMLMediaElement that jsdom does not implement, until `restore`. The next `play` throws
 * `refusal`.
 */
export function fakeMedia(options: { refusal?: () => DOMException | undefined } = {}): FakeMedia {
  const own = new WeakMap<HTMLMediaElement, Own>()
  const of = (element: HTMLMediaElement): Own => {
    const known = own.get(element) ?? { time: 0, duration: Number.NaN }
    own.set(element, known)
    return known
  }
  const send = (element: HTMLMediaElement, ...types: string[]): void => {
    for (const type of types) element.dispatchEvent(new Event(type))
  }
  const proto = HTMLMediaElement.prototype
  const spies = [
    vi.spyOn(proto, 'play').mockImplementation(function (this: HTMLMediaElement) {
      const refusal = options.refusal?.()
      if (refusal) return Promise.reject(refusal)
      send(this, 'play', 'playing')
      return Promise.resolve()
    }),
    vi.spyOn(proto, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      send(this, 'pause')
    }),
    vi.spyOn(proto, 'load').mockImplementation(function (this: HTMLMediaElement) {
      own.delete(this)
    }),
    vi.spyOn(proto, 'currentTime', 'get').mockImplementation(function (this: HTMLMediaElement) {
      return of(this).time
    }),
    vi.spyOn(proto, 'currentTime', 'set').mockImplementation(function (this: HTMLMediaElement, time: number) {
      of(this).time = time
    }),
    vi.spyOn(proto, 'duration', 'get').mockImplementation(function (this: HTMLMediaElement) {
      return of(this).duration
    }),
  ]
  return {
    canPlay(element, duration = 4) {
      of(element).duration = duration
      send(element, 'durationchange', 'canplay')
    },
    tick(element, time) {
      of(element).time = time
      send(element, 'timeupdate')
    },
    end: element => send(element, 'ended'),
    fail: element => send(element, 'error'),
    restore: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}

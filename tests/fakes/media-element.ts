/** A sound that plays by hand: the test says when it can play, how far it is, and that it fails. */
import { vi } from 'vitest'

export interface FakeMedia {
  /** Says that the sound can play; `duration` in seconds. */
  canPlay(element: HTMLMediaElement, duration?: number): void
  /** Moves the sound on while it plays. */
  tick(element: HTMLMediaElement, time: number): void
  end(element: HTMLMediaElement): void
  fail(element: HTMLMediaElement): void
  restore(): void
}

interface Own {
  time: number
  duration: number
}

/** Replaces what jsdom does not do of HTMLMediaElement until `restore`. `refusal` is thrown by the next `play`. */
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

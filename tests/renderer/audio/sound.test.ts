import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockText } from '../../../renderer/audio/clock-text'
import { createPlayer, type Player } from '../../../renderer/audio/player'
import { createSound } from '../../../renderer/audio/sound'
import type { Sound } from '../../../renderer/audio/sound-types'
import { type FakeMedia, fakeMedia } from '../../fakes/media-element'

let media: FakeMedia
let player: Player
let refusal: DOMException | undefined

function soundOf(address = 'https://media.example/a.wav'): {
  sound: Sound
  audio: HTMLAudioElement
  detach: () => void
} {
  const audio = document.createElement('audio')
  const sound = createSound(player)
  return { sound, audio, detach: sound.attach(audio, address) }
}

beforeEach(() => {
  refusal = undefined
  media = fakeMedia({ refusal: () => refusal })
  player = createPlayer()
})

afterEach(() => {
  media.restore()
  vi.useRealTimers()
})

describe('a sound', () => {
  it('downloads nothing before it is needed', () => {
    const { audio } = soundOf()
    expect(audio.hasAttribute('src')).toBe(false)
    expect(audio.load).not.toHaveBeenCalled()
  })

  it('is ready once it can play, and knows its duration', () => {
    const { sound, audio } = soundOf()
    sound.load()
    expect(sound.state().phase).toBe('loading')
    media.canPlay(audio, 4.2)
    expect(sound.state()).toEqual({ phase: 'ready', time: 0, duration: 4.2, isWaiting: false, repeatRange: null })
  })

  it('plays as soon as it can if play was requested before', () => {
    const { sound, audio } = soundOf()
    sound.play()
    media.canPlay(audio)
    expect(sound.state().phase).toBe('playing')
  })

  it('plays when it gets its element if play was requested before', () => {
    const sound = createSound(player)
    const audio = document.createElement('audio')
    sound.toggle()
    expect(sound.state().isWaiting).toBe(true)
    expect(player.current()).toBe(sound)
    sound.attach(audio, 'https://media.example/a.wav')
    media.canPlay(audio)
    expect(sound.state()).toMatchObject({ phase: 'playing', isWaiting: false })
  })

  it('stays silent if it is stopped before it gets its element, and says that it no longer waits', () => {
    const sound = createSound(player)
    const audio = document.createElement('audio')
    const waits: boolean[] = []
    sound.subscribe(() => waits.push(sound.state().isWaiting))
    sound.toggle()
    sound.toggle()
    expect(waits).toEqual([true, false])
    expect(player.current()).toBeNull()
    sound.attach(audio, 'https://media.example/a.wav')
    expect(audio.load).not.toHaveBeenCalled()
  })

  it('follows the sound between the browser’s own timeupdate events', () => {
    vi.useFakeTimers()
    const { sound, audio } = soundOf()
    sound.play()
    media.canPlay(audio)
    audio.currentTime = 1.3
    vi.advanceTimersByTime(100)
    expect(sound.state().time).toBe(1.3)
  })

  it('returns to zero and locks its position when it stops or ends', () => {
    for (const stop of ['stop', 'end'] as const) {
      const { sound, audio } = soundOf()
      sound.play()
      media.canPlay(audio)
      media.tick(audio, 2)
      if (stop === 'stop') sound.stop()
      else media.end(audio)
      expect(sound.state()).toEqual({ phase: 'stopped', time: 0, duration: 4, isWaiting: false, repeatRange: null })
      expect(audio.currentTime).toBe(0)
      sound.seek(1)
      expect(sound.state().time).toBe(0)
      sound.play()
      expect(sound.state().phase).toBe('playing')
    }
  })

  it('seeks only while it can play', () => {
    const { sound, audio } = soundOf()
    sound.seek(1)
    expect(audio.currentTime).toBe(0)
    sound.load()
    media.canPlay(audio)
    sound.seek(1.5)
    expect(audio.currentTime).toBe(1.5)
    expect(sound.state()).toMatchObject({ phase: 'ready', time: 1.5 })
  })

  it('stops the sound that played before', () => {
    const [one, two] = [soundOf(), soundOf()]
    one.sound.play()
    media.canPlay(one.audio)
    two.sound.play()
    expect(one.sound.state().phase).toBe('stopped')
    media.canPlay(two.audio)
    expect(two.sound.state().phase).toBe('playing')
  })

  it('does not start if it is stopped before it could play', () => {
    const { sound, audio } = soundOf()
    sound.play()
    sound.stop()
    media.canPlay(audio)
    expect(sound.state().phase).toBe('ready')
    expect(audio.play).not.toHaveBeenCalled()
  })

  it('fails, and plays after a retry', () => {
    const { sound, audio } = soundOf()
    sound.play()
    media.fail(audio)
    expect(sound.state().phase).toBe('failed')
    sound.retry()
    media.canPlay(audio)
    expect(sound.state().phase).toBe('playing')
  })

  it.each([
    ['NotSupportedError', 'failed'],
    ['NotAllowedError', 'ready'],
  ])('after %s it is %s', async (name, phase) => {
    const { sound, audio } = soundOf()
    sound.load()
    media.canPlay(audio)
    refusal = new DOMException('', name)
    sound.play()
    await new Promise(resolve => setTimeout(resolve))
    expect(sound.state().phase).toBe(phase)
  })

  it('releases its data when it is out of view, but not while it plays or after it was moved', () => {
    const { sound, audio } = soundOf()
    sound.load()
    media.canPlay(audio)
    sound.seek(1)
    sound.unload()
    expect(audio.hasAttribute('src')).toBe(true)
    sound.seek(0)
    sound.unload()
    expect(audio.hasAttribute('src')).toBe(false)
    expect(sound.state()).toMatchObject({ phase: 'idle', duration: 4 })
    sound.play()
    media.canPlay(audio)
    sound.unload()
    expect(sound.state().phase).toBe('playing')
  })

  it('waits from the button press until it plays or is cancelled', () => {
    const { sound, audio } = soundOf()
    sound.toggle()
    expect(sound.state()).toMatchObject({ phase: 'loading', isWaiting: true })
    sound.toggle()
    expect(sound.state()).toMatchObject({ phase: 'loading', isWaiting: false })
    sound.toggle()
    media.canPlay(audio, 4.2)
    expect(sound.state()).toMatchObject({ phase: 'playing', isWaiting: false })
  })

  it('is stopped and removed from the player after it was detached', () => {
    const { sound, audio, detach } = soundOf()
    sound.play()
    media.canPlay(audio)
    detach()
    expect(sound.state()).toEqual({ phase: 'idle', time: 0, duration: 0, isWaiting: false, repeatRange: null })
    expect(audio.pause).toHaveBeenCalled()
    media.tick(audio, 2)
    expect(sound.state().time).toBe(0)
  })
})

describe('a repeat range', () => {
  const playing = () => {
    const one = soundOf()
    one.sound.play()
    media.canPlay(one.audio)
    return one
  }

  it('is repeated once its end is marked, and no longer after it is cleared', () => {
    const { sound, audio } = playing()
    sound.setRepeatRange({ from: 1 })
    media.tick(audio, 2.5)
    expect(audio.currentTime).toBe(2.5)
    sound.setRepeatRange({ from: 1, to: 2 })
    expect(sound.state().time).toBe(1)
    media.tick(audio, 2)
    expect(audio.currentTime).toBe(1)
    sound.setRepeatRange(null)
    media.tick(audio, 2)
    expect(audio.currentTime).toBe(2)
  })

  it('ends exactly at its mark, not at the next reading', () => {
    vi.useFakeTimers()
    const { sound, audio } = playing()
    sound.setRepeatRange({ from: 1, to: 2 })
    media.tick(audio, 1.96)
    audio.currentTime = 2
    vi.advanceTimersByTime(40)
    expect(audio.currentTime).toBe(1)
  })

  it('restarts when it ends with the sound', () => {
    const { sound, audio } = playing()
    sound.setRepeatRange({ from: 1, to: 4 })
    media.tick(audio, 3.9)
    media.end(audio)
    expect(sound.state().phase).toBe('playing')
    expect(audio.currentTime).toBe(1)
  })

  it('stays after a stop; the sound then starts at the range’s start', () => {
    const { sound, audio } = playing()
    sound.setRepeatRange({ from: 1, to: 2 })
    sound.stop()
    expect(sound.state()).toMatchObject({ time: 0, repeatRange: { from: 1, to: 2 } })
    sound.play()
    expect(audio.currentTime).toBe(1)
  })

  it('is marked on the sound that was played or moved last', () => {
    const [one, two] = [soundOf(), soundOf()]
    one.sound.play()
    media.canPlay(one.audio)
    expect(player.lastUsed()).toBe(one.sound)
    two.sound.load()
    media.canPlay(two.audio)
    two.sound.seek(1)
    expect(player.lastUsed()).toBe(two.sound)
    two.detach()
    expect(player.lastUsed()).toBeNull()
  })
})

it('starts at a share of its duration once it can play', () => {
  const { sound, audio } = soundOf()
  sound.play(0.5)
  media.canPlay(audio, 8)
  expect(audio.currentTime).toBe(4)
  sound.stop()
  sound.play()
  expect(audio.currentTime).toBe(0)
})

describe('cuts', () => {
  it('are left out while the sound plays, and at its start', () => {
    const { sound, audio } = soundOf()
    sound.setCuts([
      { from: 0, to: 0.5 },
      { from: 2, to: 3 },
    ])
    sound.play()
    media.canPlay(audio, 6)
    expect(audio.currentTime).toBe(0.5)
    media.tick(audio, 1.5)
    expect(audio.currentTime).toBe(1.5)
    media.tick(audio, 2.01)
    expect(audio.currentTime).toBe(3)
    expect(sound.state()).toMatchObject({ phase: 'playing', time: 3 })
  })

  it('at the end of the sound end it', () => {
    const { sound, audio } = soundOf()
    const ended = vi.fn()
    sound.onEnd(ended)
    sound.setCuts([{ from: 4, to: 6 }])
    sound.play()
    media.canPlay(audio, 6)
    media.tick(audio, 4.02)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(sound.state().phase).toBe('stopped')
  })

  it('do not cut a part that was asked for', () => {
    const { sound, audio } = soundOf()
    sound.setCuts([{ from: 1, to: 3 }])
    sound.playPart({ from: 0.25, to: 0.75, margin: 0 })
    media.canPlay(audio, 4)
    media.tick(audio, 1.5)
    expect(audio.currentTime).toBe(1.5)
  })
})

describe('the speed', () => {
  it('changes in steps of 0.1 from 0.5 to 2', () => {
    const seen: number[] = []
    for (let step = 0; step < 12; step++) {
      seen.push(player.rate())
      player.changeRate(-1)
    }
    expect(seen).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
    player.changeRate(99)
    expect(player.rate()).toBe(2)
  })

  it('applies to the playing sound and to the next one, with the pitch kept', () => {
    const { sound, audio } = soundOf()
    player.changeRate(-2)
    sound.play()
    media.canPlay(audio)
    expect(audio).toMatchObject({ playbackRate: 0.8, preservesPitch: true })
    player.changeRate(1)
    expect(audio.playbackRate).toBe(0.9)
  })
})

it.each([
  [0, '00:00'],
  [4.96, '00:04'],
  [65, '01:05'],
  [6000, '100:00'],
  [Number.NaN, '00:00'],
  [-1, '00:00'],
  [Number.POSITIVE_INFINITY, '00:00'],
])('formats %s s as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

describe('a part of a sound', () => {
  it('is played once, with its margin on both sides, and ends the sound', () => {
    const { sound, audio } = soundOf()
    const ended = vi.fn()
    sound.onEnd(ended)
    sound.playPart({ from: 0.5, to: 0.6, margin: 0.3 })
    media.canPlay(audio, 10)
    expect([sound.state().phase, audio.currentTime]).toEqual(['playing', 4.7])
    media.tick(audio, 6.2)
    expect(ended).not.toHaveBeenCalled()
    media.tick(audio, 6.3)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(sound.state().phase).toBe('stopped')
  })

  it('is not limited by a repeat range, and a later play is of the whole sound', () => {
    const { sound, audio } = soundOf()
    sound.play()
    media.canPlay(audio, 10)
    sound.setRepeatRange({ from: 8, to: 9 })
    sound.playPart({ from: 0, to: 0.1, margin: 0.3 })
    expect(audio.currentTime).toBe(0)
    media.tick(audio, 1.3)
    expect(sound.state().phase).toBe('stopped')
    sound.setRepeatRange(null)
    sound.play()
    media.tick(audio, 1.4)
    expect(sound.state().phase).toBe('playing')
  })
})

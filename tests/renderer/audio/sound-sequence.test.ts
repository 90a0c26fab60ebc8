import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPlayer, type Player } from '../../../renderer/audio/player'
import { createSound } from '../../../renderer/audio/sound'
import { createSoundSequence, type SoundSequence } from '../../../renderer/audio/sound-sequence'
import type { Sound } from '../../../renderer/audio/sound-types'
import { type FakeMedia, fakeMedia } from '../../fakes/media-element'

let media: FakeMedia
let player: Player
let sequence: SoundSequence
let sounds: Sound[]
let audios: HTMLAudioElement[]

const audio = (at: number): HTMLAudioElement => audios[at] ?? new Audio()

beforeEach(() => {
  media = fakeMedia()
  player = createPlayer()
  sequence = createSoundSequence(player)
  sounds = [0, 1, 2].map(() => createSound(player))
  audios = sounds.map((sound, at) => {
    const element = document.createElement('audio')
    sound.attach(element, `https://media.example/${at}.wav`)
    return element
  })
})

afterEach(() => media.restore())

const phases = () => sounds.map(sound => sound.state().phase)

describe('a sound sequence', () => {
  it('plays each sound to its end, then the next, and loads the next one early', () => {
    sequence.start(sounds)
    media.canPlay(audio(0))
    expect(phases()).toEqual(['playing', 'loading', 'idle'])
    media.canPlay(audio(1))
    media.end(audio(0))
    expect(phases()).toEqual(['stopped', 'playing', 'loading'])
    media.canPlay(audio(2))
    media.end(audio(1))
    media.end(audio(2))
    expect(phases()).toEqual(['stopped', 'stopped', 'stopped'])
    expect([sequence.isPlaying(), player.isPlaying()]).toEqual([false, false])
  })

  it('stops the current sound and does not continue', () => {
    sequence.start(sounds)
    media.canPlay(audio(0))
    sequence.stop()
    expect([sequence.isPlaying(), player.isPlaying()]).toEqual([false, false])
    expect(phases()[0]).toBe('stopped')
  })

  it('ends when its sound is stopped or another sound is played', () => {
    sequence.start(sounds)
    media.canPlay(audio(0))
    sounds[0]?.stop()
    expect(sequence.isPlaying()).toBe(false)
    sequence.start(sounds)
    sounds[2]?.play()
    expect(sequence.isPlaying()).toBe(false)
    media.canPlay(audio(2))
    media.end(audio(2))
    expect(player.isPlaying()).toBe(false)
  })

  it('skips sounds that cannot be played, at once or later', () => {
    sequence.start([createSound(player), ...sounds])
    expect(player.current()).toBe(sounds[0])
    media.fail(audio(0))
    expect(player.current()).toBe(sounds[1])
    expect(sequence.isPlaying()).toBe(true)
  })

  it('does not start if no sound can be played', () => {
    sequence.start([createSound(player)])
    expect(sequence.isPlaying()).toBe(false)
  })

  it('starts from the beginning when it is started again', () => {
    sequence.start(sounds)
    media.canPlay(audio(0))
    media.end(audio(0))
    sequence.start(sounds)
    expect(player.current()).toBe(sounds[0])
    expect(sequence.isPlaying()).toBe(true)
  })

  it('notifies listeners when it starts and ends', () => {
    const seen: boolean[] = []
    sequence.subscribe(() => seen.push(sequence.isPlaying()))
    sequence.start(sounds.slice(0, 1))
    media.canPlay(audio(0))
    media.end(audio(0))
    expect(seen.at(-2)).toBe(true)
    expect(seen.at(-1)).toBe(false)
  })
})

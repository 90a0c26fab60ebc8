import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClipPlayer, createClipPlayer } from '../../../renderer/audio/clip-player'
import { createPlayer, type Player } from '../../../renderer/audio/player'
import { createSoundPool } from '../../../renderer/audio/sound-pool'
import { type FakeMedia, fakeMedia } from '../../fakes/media-element'

let media: FakeMedia
let player: Player
let place: HTMLElement
let clips: ClipPlayer
let onEnd: ReturnType<typeof vi.fn<(hasPlayed: boolean) => void>>
let onFailed: ReturnType<typeof vi.fn<(address: string) => void>>
let cuts: Record<string, { from: number; to: number }[]>

beforeEach(() => {
  media = fakeMedia()
  player = createPlayer()
  place = document.createElement('div')
  onEnd = vi.fn()
  onFailed = vi.fn()
  cuts = {}
  clips = createClipPlayer(player, createSoundPool(player, place), {
    cutsOf: address => cuts[address] ?? [],
    onEnd,
    onFailed,
  })
})

afterEach(() => {
  clips.release()
  media.restore()
})

const loaded = () => [...place.querySelectorAll('audio')].map(audio => audio.getAttribute('src'))
const audioOf = (address: string) => place.querySelector(`audio[src="${address}"]`) as HTMLAudioElement
const playing = () => (clips.state().isPlaying ? clips.state().at : null)

describe('the clips of a reading', () => {
  it('are played one after the other, with the next one loaded before', async () => {
    clips.start([{ address: 'a' }, { address: 'b' }])
    clips.ahead(['c', 'd', 'e', 'f'])
    expect(loaded().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    media.canPlay(audioOf('a'))
    media.canPlay(audioOf('b'))
    expect(playing()).toBe(0)
    media.end(audioOf('a'))
    await vi.waitFor(() => expect(playing()).toBe(1))
    expect(player.current()).toBe(clips.soundOf('b'))
    expect(loaded().toSorted()).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(onEnd).not.toHaveBeenCalled()
    media.end(audioOf('b'))
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1))
    expect(playing()).toBeNull()
  })

  it('can be parts of the same sound', async () => {
    const part = (from: number) => ({ from, to: from + 0.1, margin: 0 })
    clips.start([
      { address: 'a', part: part(0.1) },
      { address: 'a', part: part(0.7) },
    ])
    media.canPlay(audioOf('a'), 10)
    expect(audioOf('a').currentTime).toBe(1)
    media.tick(audioOf('a'), 2)
    await vi.waitFor(() => expect(playing()).toBe(1))
    expect(audioOf('a').currentTime).toBe(7)
  })

  it('skip a sound that cannot be played, and name it', async () => {
    clips.start([{ address: 'a' }, { address: 'b' }])
    media.fail(audioOf('a'))
    expect(onFailed).toHaveBeenCalledWith('a')
    expect(playing()).toBe(1)
  })

  it('say at their end whether one of them was heard: not one of an earlier start', async () => {
    clips.start([{ address: 'a' }])
    media.canPlay(audioOf('a'))
    media.end(audioOf('a'))
    await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([[true]]))
    clips.start([{ address: 'b' }])
    media.fail(audioOf('b'))
    expect(onEnd.mock.calls).toEqual([[true], [false]])
  })

  it('begin again where they were stopped', () => {
    clips.start([{ address: 'a' }])
    media.canPlay(audioOf('a'), 8)
    media.tick(audioOf('a'), 2)
    expect(clips.stop()).toBe(0.25)
    expect(playing()).toBeNull()
    clips.start([{ address: 'a' }], 0, 0.25)
    expect(audioOf('a').currentTime).toBe(2)
  })

  it('stop when another sound plays, when all sounds stop, and when they are released', () => {
    clips.start([{ address: 'a' }, { address: 'b' }])
    media.canPlay(audioOf('a'))
    player.stop()
    expect(playing()).toBeNull()
    clips.start([{ address: 'a' }])
    clips.release()
    expect(player.isPlaying()).toBe(false)
    expect(loaded()).toEqual([])
  })

  it('leave out the cuts, also those that become known while they play', () => {
    clips.start([{ address: 'a' }])
    media.canPlay(audioOf('a'), 8)
    media.tick(audioOf('a'), 1)
    cuts.a = [{ from: 0.5, to: 4 }]
    clips.refreshCuts()
    expect(audioOf('a').currentTime).toBe(4)
  })
})

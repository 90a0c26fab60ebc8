import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPlayer, type Player } from '../../../renderer/audio/player'
import { createSoundPool, type SoundPool } from '../../../renderer/audio/sound-pool'
import { type FakeMedia, fakeMedia } from '../../fakes/media-element'
import { defined } from '../../fixtures/defined'

let media: FakeMedia
let player: Player
let place: HTMLElement
let pool: SoundPool

beforeEach(() => {
  media = fakeMedia()
  player = createPlayer()
  place = document.createElement('div')
  pool = createSoundPool(player, place)
})

afterEach(() => media.restore())

const addresses = () => [...place.querySelectorAll('audio')].map(audio => audio.getAttribute('src'))

describe('the sounds that are loaded ahead', () => {
  it('are the five most urgent ones', () => {
    pool.keep(['a', 'b', 'a', 'c', 'd', 'e', 'f'])
    expect(addresses()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(pool.get('c')?.state().phase).toBe('loading')
    expect(pool.get('f')).toBeUndefined()
  })

  it('stay loaded while they are wanted, and are released after', () => {
    pool.keep(['a', 'b'])
    const [first, second] = [defined(pool.get('a')), pool.get('b')]
    pool.keep(['b', 'c'])
    expect(pool.get('b')).toBe(second)
    expect(first.element()).toBeNull()
    expect(addresses()).toEqual(['b', 'c'])
  })

  it('stop when they are released', () => {
    pool.keep(['a'])
    pool.get('a')?.play()
    media.canPlay(place.querySelector('audio') as HTMLAudioElement)
    expect(player.isPlaying()).toBe(true)
    pool.release()
    expect(player.isPlaying()).toBe(false)
    expect(addresses()).toEqual([])
  })
})

import { expect, it, vi } from 'vitest'
import { createPlayer } from '../../../renderer/audio/player'
import { createSound } from '../../../renderer/audio/sound'
import { fakeMedia } from '../../fakes/media-element'

it('while sounds are held, the one that plays stops, and none begins', () => {
  const media = fakeMedia({ refusal: () => undefined })
  const player = createPlayer()
  const audio = document.createElement('audio')
  const sound = createSound(player)
  sound.attach(audio, 'https://media.example/a.wav')
  sound.play()
  expect(player.isPlaying()).toBe(true)
  const [release, other] = [player.hold(), player.hold()]
  expect(player.isPlaying()).toBe(false)
  sound.play()
  expect(player.isPlaying()).toBe(false)
  release()
  release()
  expect(player.isHeld()).toBe(true)
  other()
  const changed = vi.fn()
  player.subscribe(changed)
  sound.play()
  expect(player.isPlaying()).toBe(true)
  media.restore()
})

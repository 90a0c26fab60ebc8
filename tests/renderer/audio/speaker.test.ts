/** All sounds play through the speaker of the preferences, or the system's own where it is gone. */
import { afterEach, expect, it, vi } from 'vitest'
import { followSpeaker, setSpeaker } from '../../../renderer/audio/speaker'

/** An element that tells through which speaker it plays; one that is unplugged is refused. */
function element(unplugged = '') {
  const audio = new Audio()
  const chosen: string[] = []
  Object.defineProperty(audio, 'setSinkId', {
    value: async (id: string) => {
      if (id !== '' && id === unplugged) throw new DOMException('', 'NotFoundError')
      chosen.push(id)
    },
  })
  return { audio, chosen }
}

afterEach(() => setSpeaker(''))

it('a sound plays through the chosen speaker, and goes over to another one until it has ended', () => {
  const [first, second] = [element(), element()]
  const end = followSpeaker(first.audio)
  expect(first.chosen).toEqual([])
  setSpeaker('usb')
  followSpeaker(second.audio)
  expect([first.chosen, second.chosen]).toEqual([['usb'], ['usb']])
  setSpeaker('usb')
  end()
  setSpeaker('hdmi')
  expect([first.chosen, second.chosen]).toEqual([['usb'], ['usb', 'hdmi']])
})

it('a sound plays through the system’s own speaker while the chosen one is unplugged', async () => {
  const { audio, chosen } = element('usb')
  setSpeaker('usb')
  followSpeaker(audio)
  await vi.waitFor(() => expect(chosen).toEqual(['']))
})

it('a browser that cannot choose a speaker plays as it does', () => {
  setSpeaker('usb')
  const audio = new Audio()
  expect('setSinkId' in audio).toBe(false)
  followSpeaker(audio)()
})

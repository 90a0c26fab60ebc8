/** Which recordings can be decoded for the triage. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decodeSound } from '../../../../renderer/audio/triage/decode-sound'

/** What the media origin answers. */
let length: number

beforeEach(() => {
  vi.stubGlobal('fetch', async () => ({
    ok: true,
    headers: new Headers({ 'content-length': String(length) }),
    arrayBuffer: async () => new ArrayBuffer(8),
  }))
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({
        numberOfChannels: 1,
        sampleRate: 16_000,
        getChannelData: () => new Float32Array([0.5, -0.5]),
      })
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const decode = () => decodeSound('hanamaru://media/1', new AbortController().signal)

it('a recording of five minutes, and a file of a minute in two channels at 48 kHz, are decoded', async () => {
  for (length of [9_600_044, 11_520_044]) expect((await decode())?.samples).toEqual(new Float32Array([0.5, -0.5]))
})

it('a file that the media proxy would refuse, too, is not', async () => {
  length = 25 * 1024 * 1024
  expect(await decode()).toBeNull()
})

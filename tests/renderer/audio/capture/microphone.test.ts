/** The microphone over a fake browser: how it is opened, which one, why it is lost, and that it goes off. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMicrophone } from '../../../../renderer/audio/capture/microphone'
import * as worklet from '../../../../renderer/audio/capture/worklet?worker&url'
import type { FakeBridge } from '../../../fakes/bridge'
import { replace } from '../../../fixtures/replace'
import { putBridge } from '../../render'

replace(worklet, 'default', '/assets/worklet.js')

class FakeTrack extends EventTarget {
  readyState = 'live'
  muted = false
  label = 'USBマイク'
  rate = 48_000
  stop = vi.fn(() => {
    this.readyState = 'ended'
  })
  getSettings = () => ({
    deviceId: 'usb',
    groupId: 'g',
    sampleRate: this.rate,
    autoGainControl: false,
    echoCancellation: false,
    noiseSuppression: false,
    channelCount: 1,
  })
  end() {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
}

let track: FakeTrack
let asked: MediaStreamConstraints[]
let errors: string[]
let devices: string[]
let permission: string
let posted: unknown[]
/** What happened to the sound that the speaker plays. */
let played: unknown[]
const closed = vi.fn(async () => undefined)
const resumed = vi.fn(async () => undefined)
/** The state of the audio context: a browser suspends it, e.g. while another program has the device. */
let contextState: string
let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers()
  fake = putBridge()
  track = new FakeTrack()
  asked = []
  errors = []
  devices = ['usb']
  permission = 'granted'
  posted = []
  played = []
  closed.mockClear()
  resumed.mockClear()
  contextState = 'running'
  vi.stubGlobal('navigator', {
    mediaDevices: Object.assign(new EventTarget(), {
      async getUserMedia(constraints: MediaStreamConstraints) {
        asked.push(constraints)
        const name = errors.shift()
        if (name) throw new DOMException('', name)
        return { getAudioTracks: () => [track], getTracks: () => [track] }
      },
      enumerateDevices: async () => devices.map(deviceId => ({ kind: 'audioinput', deviceId })),
    }),
    permissions: { query: async () => ({ state: permission }) },
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      get state() {
        return contextState
      }
      audioWorklet = { addModule: async () => undefined }
      constructor(options: unknown) {
        posted.push(options)
      }
      destination = 'speaker'
      createMediaStreamSource = () => ({ connect: () => undefined })
      resume = resumed
      close = closed
    },
  )
  vi.stubGlobal(
    'ConstantSourceNode',
    class {
      constructor(_context: unknown, { offset }: { offset: number }) {
        played.push(offset)
      }
      connect = (to: unknown) => played.push(to)
      start = () => played.push('started')
    },
  )
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      constructor(_context: unknown, _name: string, options: unknown) {
        posted.push(options)
      }
      port = { postMessage: (message: unknown) => posted.push(message) }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const port = {} as MessagePort
const open = (id = '', onLost = vi.fn()) => openMicrophone({ id, port, onLost })
const untouched = {
  autoGainControl: false,
  echoCancellation: false,
  noiseSuppression: false,
  channelCount: { ideal: 1 },
}

it('is opened at 16 kHz with one channel, without any change of the sound, and the log says how', async () => {
  const microphone = await open()
  expect(asked).toEqual([{ audio: untouched }])
  expect(posted).toEqual([
    { sampleRate: 16_000, latencyHint: 0.06 },
    { numberOfInputs: 1, numberOfOutputs: 0, channelCount: 1, channelCountMode: 'explicit' },
    { port },
  ])
  expect(microphone).toMatchObject({ name: 'USBマイク', isOther: false })
  // The speaker never plays zeros, and nothing that can be heard.
  expect(played).toEqual([1e-9, 'speaker', 'started'])
  expect(fake.calls.map(({ method, argument }) => [method, argument])).toEqual([
    [
      'app.logMicrophone',
      {
        problem: null,
        settings: {
          autoGainControl: false,
          echoCancellation: false,
          noiseSuppression: false,
          sampleRate: 48_000,
          channelCount: 1,
        },
      },
    ],
  ])
})

describe('the chosen microphone', () => {
  it('is asked for by its id', async () => {
    expect(await open('usb')).toMatchObject({ isOther: false })
    expect(asked).toEqual([{ audio: { ...untouched, deviceId: { exact: 'usb' } } }])
  })

  it('that is not there is replaced by the system’s', async () => {
    errors = ['OverconstrainedError']
    expect(await open('gone')).toMatchObject({ isOther: true })
    expect(asked[1]).toEqual({ audio: untouched })
  })

  it('that another program uses is not replaced', async () => {
    errors = ['NotReadableError']
    await expect(open('usb')).rejects.toMatchObject({ problem: 'in-use' })
    expect(asked).toHaveLength(1)
  })
})

it('a browser without one says so', async () => {
  vi.stubGlobal('navigator', {})
  await expect(open()).rejects.toMatchObject({ problem: 'unsupported' })
})

it('goes off if the sound cannot flow', async () => {
  vi.stubGlobal(
    'ConstantSourceNode',
    class {
      constructor(_context: unknown, { offset }: { offset: number }) {
        played.push(offset)
      }
      connect = (to: unknown) => played.push(to)
      start = () => played.push('started')
    },
  )
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      constructor() {
        throw new Error('no worklet')
      }
    },
  )
  await expect(open()).rejects.toMatchObject({ problem: 'failed' })
  expect([track.readyState, closed.mock.calls.length]).toEqual(['ended', 1])
})

it('goes off at the end, after its last samples were asked for', async () => {
  const onLost = vi.fn()
  const microphone = await open('', onLost)
  microphone.close()
  microphone.close()
  expect(posted.at(-1)).toEqual({ end: true })
  expect(track.stop).toHaveBeenCalledOnce()
  expect(closed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(closed).toHaveBeenCalledOnce()
  track.end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(onLost).not.toHaveBeenCalled()
})

it('goes on by itself within a second if the browser has suspended it, as long as it is on', async () => {
  const microphone = await open()
  await vi.advanceTimersByTimeAsync(1000)
  expect(resumed, 'at the start').toHaveBeenCalledOnce()
  contextState = 'suspended'
  await vi.advanceTimersByTimeAsync(1000)
  expect(resumed.mock.calls.length).toBeGreaterThan(1)
  microphone.close()
  resumed.mockClear()
  await vi.advanceTimersByTimeAsync(1000)
  expect(resumed).not.toHaveBeenCalled()
})

describe('a lost microphone is named within two seconds, and goes off', () => {
  const losses: [string, () => void][] = [
    [
      'unplugged',
      () => {
        devices = []
        track.end()
      },
    ],
    ['in-use', () => track.end()],
    [
      'not-permitted',
      () => {
        permission = 'denied'
        track.end()
      },
    ],
    [
      'not-permitted',
      () => {
        // taken back, and to be asked for again
        permission = 'prompt'
        track.end()
      },
    ],
    [
      'rate-changed',
      () => {
        track.rate = 44_100
      },
    ],
  ]
  it.each(losses)('%s', async (problem, happen) => {
    const onLost = vi.fn()
    await open('', onLost)
    happen()
    await vi.advanceTimersByTimeAsync(2000)
    expect(onLost.mock.calls).toEqual([[problem]])
    expect(posted.at(-1)).toEqual({ end: true })
    expect(track.readyState).toBe('ended')
  })

  it('also if the browser does not say which devices there are', async () => {
    navigator.mediaDevices.enumerateDevices = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    const onLost = vi.fn()
    await open('', onLost)
    track.end()
    await vi.advanceTimersByTimeAsync(2000)
    expect(onLost.mock.calls).toEqual([['unplugged']])
    expect(closed).toHaveBeenCalledOnce()
  })

  it('and one that is muted says so itself', async () => {
    const microphone = await open()
    track.muted = true
    expect(microphone.isMuted()).toBe(true)
  })
})

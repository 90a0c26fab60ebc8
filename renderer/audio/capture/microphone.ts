/**
 * The microphone: opens the device, and lets its sound flow through a worklet straight to the worker of the recording.
 * It is on from the call until `close`.
 */
import { callBridge } from '../../bridge/index'
import { readDevicesAgain } from '../use-sound-devices'
import { errorProblem, lostProblem } from './device-problems'
import { sampleRate } from './thresholds'
import type { DeviceProblem } from './types'
import workletUrl from './worklet?worker&url'

/** What the browser may not do with the sound: it would hide what was said, or how loud. */
const untouched = { autoGainControl: false, echoCancellation: false, noiseSuppression: false } as const

/**
 * What the speaker plays meanwhile: far too soft for any device (−180 dBFS), but not zero. After 30 s of zeros the
 * browser turns the speaker off and goes on with another clock, and the sound of the microphone then comes up to 40 ms
 * too early or too late. Without any speaker it loses sound on a busy PC.
 */
const inaudible = 1e-9

/**
 * How far ahead the browser prepares what the speaker plays, in seconds. Its clock leaves out time if it is late by more
 * than that: with less, a PC that stops for 40 ms moves all later sound of the microphone; with 0.2, sound is lost.
 */
const ahead = 0.06

/** How often the microphone is looked at, and how long its last samples may take, in milliseconds. */
const lookMs = 250
const flushMs = 500

export interface Microphone {
  /** As the system names it. */
  name: string
  /** The chosen one is not there, so this is another. */
  isOther: boolean
  /** The system or the microphone's own switch has muted it. */
  isMuted(): boolean
  /** Sends the last samples to the worker and turns the microphone off. */
  close(): void
}

export interface MicrophoneRequest {
  /** The device; empty: the system's own choice. */
  id: string
  /** Where the samples go. */
  port: MessagePort
  /** The microphone was lost; it is off already. */
  onLost(problem: DeviceProblem): void
}

/** Opens the microphone. */
export type OpenMicrophone = (request: MicrophoneRequest) => Promise<Microphone>

/** Why the microphone could not be opened. */
export class MicrophoneError extends Error {
  constructor(readonly problem: DeviceProblem) {
    super(problem)
  }
}

/** The stream of the chosen device, or of another one if that is not there. */
async function openStream(id: string): Promise<{ stream: MediaStream; isOther: boolean }> {
  const open = (deviceId?: ConstrainDOMString) =>
    navigator.mediaDevices.getUserMedia({
      audio: { ...untouched, channelCount: { ideal: 1 }, ...(deviceId && { deviceId }) },
    })
  if (id === '') return { stream: await open(), isOther: false }
  try {
    return { stream: await open({ exact: id }), isOther: false }
  } catch (error) {
    if (errorProblem(error) !== 'no-microphone') throw error
    return { stream: await open(), isOther: true }
  }
}

/** Lets the stream flow to the port. The answer sends the last samples and closes everything. */
async function connect(stream: MediaStream, port: MessagePort) {
  const context = new AudioContext({ sampleRate, latencyHint: ahead })
  try {
    await context.audioWorklet.addModule(workletUrl)
    const node = new AudioWorkletNode(context, 'capture', {
      numberOfInputs: 1,
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    })
    node.port.postMessage({ port }, [port])
    context.createMediaStreamSource(stream).connect(node)
    const silence = new ConstantSourceNode(context, { offset: inaudible })
    silence.connect(context.destination)
    silence.start()
    await context.resume()
    const close = () => {
      node.port.postMessage({ end: true })
      setTimeout(() => void context.close().catch(() => undefined), flushMs)
    }
    return { context, close }
  } catch (error) {
    await context.close()
    throw error
  }
}

const stopTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

const hasDevice = async (id: string | undefined): Promise<boolean> => {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.some(({ kind, deviceId }) => kind === 'audioinput' && deviceId === id)
}

/** Whether the permission is gone: denied, or to be asked for again. A browser that does not say it has given it. */
const isDenied = async (): Promise<boolean> => {
  const status = await navigator.permissions?.query({ name: 'microphone' as PermissionName }).catch(() => null)
  return status != null && status.state !== 'granted'
}

/** The settings that the log may have: nothing that names a device or a person. */
function logSettings(settings: MediaTrackSettings): void {
  const { autoGainControl, echoCancellation, noiseSuppression, sampleRate: rate, channelCount } = settings
  const log = {
    autoGainControl: autoGainControl ?? null,
    // Newer browsers name the kind of cancellation.
    echoCancellation: echoCancellation === undefined ? null : Boolean(echoCancellation),
    noiseSuppression: noiseSuppression ?? null,
    sampleRate: rate ?? null,
    channelCount: channelCount ?? null,
  }
  void callBridge('app.logMicrophone', { problem: null, settings: log })
}

/** Throws a `MicrophoneError`. */
export const openMicrophone: OpenMicrophone = async ({ id, port, onLost }) => {
  let stream: MediaStream | undefined
  try {
    if (!navigator.mediaDevices || typeof AudioWorkletNode === 'undefined') throw new MicrophoneError('unsupported')
    const opened = await openStream(id)
    stream = opened.stream
    readDevicesAgain()
    const [track] = stream.getAudioTracks()
    if (!track) throw new MicrophoneError('no-microphone')
    const settings = track.getSettings()
    logSettings(settings)
    const { context, close: closeContext } = await connect(stream, port)
    let isClosed = false
    const close = () => {
      if (isClosed) return
      isClosed = true
      clearInterval(timer)
      closeContext()
      if (stream) stopTracks(stream)
    }
    const lose = (problem: DeviceProblem) => {
      if (isClosed) return
      close()
      onLost(problem)
    }
    const timer = setInterval(() => {
      if (track.readyState === 'live' && track.getSettings().sampleRate !== settings.sampleRate) lose('rate-changed')
      if (context.state === 'suspended') void context.resume().catch(() => undefined)
    }, lookMs)
    track.addEventListener('ended', () => {
      void Promise.all([hasDevice(settings.deviceId), isDenied()]).then(
        ([isThere, denied]) => lose(lostProblem({ isThere, isDenied: denied })),
        () => lose('unplugged'),
      )
    })
    return { name: track.label, isOther: opened.isOther, isMuted: () => track.muted, close }
  } catch (error) {
    if (stream) stopTracks(stream)
    throw error instanceof MicrophoneError ? error : new MicrophoneError(errorProblem(error))
  }
}

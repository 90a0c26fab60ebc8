/** Tests of the speaker and the microphone. What is recorded stays in memory, and is dropped when it was played. */

/** How long the test of the microphone listens, in milliseconds. */
const listenMs = 3000

/** The tones of the test sound, in Hz, and how long each lasts, in seconds. */
const tones = [523, 659, 784] as const
const toneSeconds = 0.25

/** A context that plays through the speaker; `''`: through that of the system. Throws if it is not there. */
async function openContext(speaker: string): Promise<AudioContext> {
  const context = new AudioContext()
  try {
    if (speaker !== '' && 'setSinkId' in context) {
      await (context as AudioContext & { setSinkId(id: string): Promise<void> }).setSinkId(speaker)
    }
    await context.resume()
  } catch (error) {
    await context.close()
    throw error
  }
  return context
}

const ended = (node: AudioScheduledSourceNode): Promise<void> =>
  new Promise(done => node.addEventListener('ended', () => done(), { once: true }))

/** Plays three tones. Throws if the speaker cannot be used. */
export async function playTestSound(speaker: string): Promise<void> {
  const context = await openContext(speaker)
  try {
    const nodes = tones.map((frequency, at) => {
      const [tone, volume] = [new OscillatorNode(context, { frequency }), new GainNode(context, { gain: 0.2 })]
      tone.connect(volume).connect(context.destination)
      tone.start(context.currentTime + at * toneSeconds)
      tone.stop(context.currentTime + (at + 1) * toneSeconds)
      return tone
    })
    await Promise.all(nodes.map(ended))
  } finally {
    await context.close()
  }
}

/** Calls `onLevel` with the loudness, 0 to 1, while the recorder runs. */
function watchLevel(context: AudioContext, stream: MediaStream, onLevel: (level: number) => void): () => void {
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(
      Math.min(
        1,
        samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      ),
    )
  }, 60)
  return () => clearInterval(timer)
}

/** The sound of a stream in the next seconds. */
async function record(stream: MediaStream, signal: AbortSignal): Promise<Blob> {
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise(done => recorder.addEventListener('stop', done, { once: true }))
  recorder.start()
  const stop = () => recorder.state === 'recording' && recorder.stop()
  const timer = setTimeout(stop, listenMs)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  await stopped
  clearTimeout(timer)
  return new Blob(parts)
}

interface MicrophoneTest {
  microphone: string
  speaker: string
  onLevel(level: number): void
  /** Called when the recording is played. */
  onPlay(): void
  signal: AbortSignal
}

/**
 * Listens for some seconds, then plays what it heard.
 * @returns the loudest moment, 0 to 1. Throws if the microphone is not allowed or not there.
 */
export async function testMicrophone(test: MicrophoneTest): Promise<number> {
  const { microphone, speaker, onLevel, onPlay, signal } = test
  const audio = microphone === '' ? true : { deviceId: { exact: microphone } }
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  // The page was left, or the screen locked, while the browser asked for the permission.
  if (signal.aborted) {
    close()
    return 0
  }
  let loudest = 0
  // A speaker that was unplugged is no fault of the microphone.
  const opened = openContext(speaker).catch(() => openContext(''))
  const context = await opened.catch(error => {
    close()
    throw error
  })
  try {
    const unwatch = watchLevel(context, stream, level => {
      loudest = Math.max(loudest, level)
      onLevel(level)
    })
    const recorded = await record(stream, signal).finally(unwatch)
    close()
    if (signal.aborted) return loudest
    onPlay()
    const source = new AudioBufferSourceNode(context, {
      buffer: await context.decodeAudioData(await recorded.arrayBuffer()),
    })
    source.connect(context.destination)
    source.start()
    signal.addEventListener('abort', () => source.stop())
    await ended(source)
    return loudest
  } finally {
    close()
    await context.close()
  }
}

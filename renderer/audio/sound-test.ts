/** The test of the speaker. */

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

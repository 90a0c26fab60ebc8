/** The oracle of the recording tests: what is missing in a recording is found by what is heard. */
import { describe, expect, it } from 'vitest'
import { createSpeexDecoder } from '../../../../shared/codec/speex'
import { lossesOf, noise } from '../../../fixtures/sound-places'
import { framesOf } from '../../../fixtures/speech-frames'

const source = noise(12)
/** Four seconds of it, as 200 frames. */
const frames = Array.from({ length: 200 }, (_, at) => source.slice(40_000 + at * 320, 40_320 + at * 320))
const joined = (parts: readonly Float32Array[]) => Float32Array.from(parts.flatMap(part => [...part]))
const without = (first: number, count: number) => [...frames.slice(0, first), ...frames.slice(first + count)]

describe('a recording of a known sound', () => {
  it('that is whole lacks nothing', () => {
    expect(lossesOf(joined(frames), source)).toEqual({ compared: 195, missing: 0, replaced: 0, added: 0 })
  })

  it('without one frame, or two seconds, lacks them', () => {
    expect(lossesOf(joined(without(90, 1)), source)).toMatchObject({ compared: 194, missing: 320, replaced: 0 })
    expect(lossesOf(joined(without(50, 100)), source)).toMatchObject({ compared: 95, missing: 32_000, replaced: 0 })
  })

  it('without a few samples lacks them', () => {
    const parts = [...frames.slice(0, 90), source.slice(40_000 + 90 * 320 + 40, 40_000 + 91 * 320), ...frames.slice(91)]
    expect(lossesOf(joined(parts), source)).toMatchObject({ missing: 40 })
  })

  it('with a frame twice, in a wrong order or replaced by silence is not whole', () => {
    expect(lossesOf(joined([...frames.slice(0, 90), ...frames.slice(89)]), source)).toMatchObject({ added: 320 })
    const [before, one, two, after] = [
      frames.slice(0, 90),
      frames.slice(90, 91),
      frames.slice(91, 92),
      frames.slice(92),
    ]
    expect(lossesOf(joined([...before, ...two, ...one, ...after]), source).missing).toBeGreaterThan(0)
    const silence = new Float32Array(320)
    expect(lossesOf(joined([...before, silence, ...two, ...after]), source)).toMatchObject({ replaced: 1, missing: 0 })
    expect(lossesOf(joined([...before, silence]), source)).toMatchObject({ replaced: 1 })
  })

  it('with silence between two frames, or within one, has lost nothing', () => {
    const whole = joined(frames)
    for (const [at, length] of [
      [28_800, 320],
      [28_900, 320],
      [28_900, 700],
    ] as const) {
      const parts = [whole.slice(0, at), new Float32Array(length), whole.slice(at)]
      expect(lossesOf(joined(parts), source)).toMatchObject({ missing: 0, replaced: 0, added: length })
    }
  })

  it('with silence in place of most of a frame is not whole', () => {
    const cut = frames.map((frame, at) =>
      at === 100 ? frame.map((sample, place) => (place < 60 ? sample : 0)) : frame,
    )
    expect(lossesOf(joined(cut), source)).toMatchObject({ missing: 0, replaced: 1 })
  })

  it('is compared after the codec, too', () => {
    const decoder = createSpeexDecoder()
    const heard = (bytes: readonly Uint8Array[]) =>
      Float32Array.from(bytes.flatMap(frame => [...(decoder.decode(frame) ?? [])].map(sample => sample / 32_768)))
    const sent = framesOf(joined(frames))
    expect(lossesOf(heard(sent), source)).toEqual({ compared: 195, missing: 0, replaced: 0, added: 0 })
    const found = lossesOf(heard([...sent.slice(0, 90), ...sent.slice(91)]), source)
    expect(found.missing).toBeGreaterThanOrEqual(316)
    expect(found.missing).toBeLessThanOrEqual(324)
  })
})

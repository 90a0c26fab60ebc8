import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createSpeexDecoder } from '../../../shared/codec/speex'
import { speexWasm } from '../../../shared/codec/speex-wasm'
import { framesOf, speechSamples } from '../../fixtures/speech-frames'

const folder = new URL('../../../build/codec/', import.meta.url)

it('is the build that its script describes', () => {
  const built = readFileSync(new URL('speex.wasm', folder))
  expect(Buffer.from(speexWasm, 'base64').equals(built)).toBe(true)
  const hash = createHash('sha256').update(built).digest('hex')
  expect(readFileSync(new URL('build.sh', folder), 'utf8')).toContain(hash)
})

it('reproduces a voice, in frames of 70 bytes', () => {
  const samples = speechSamples('I get up at six thirty.')
  const frames = framesOf(samples)
  expect(new Set(frames.map(frame => frame.length))).toEqual(new Set([70]))
  const decoder = createSpeexDecoder()
  const decoded = frames.flatMap(frame => [...(decoder.decode(frame) ?? [])])
  expect(decoded).toHaveLength(frames.length * 320)
  // The codec delays by so many samples and is lossy: its output must correlate with its input.
  const likeness = (late: number) => {
    let [both, one, other] = [0, 0, 0]
    for (let at = late; at < decoded.length; at++) {
      const [a, b] = [samples[at - late] ?? 0, (decoded[at] ?? 0) / 32_768]
      both += a * b
      one += a * a
      other += b * b
    }
    return both / Math.sqrt(one * other)
  }
  const best = Math.max(...Array.from({ length: 500 }, (_, late) => likeness(late)))
  expect(best).toBeGreaterThan(0.8)
})

it('refuses bytes that are no frame', () => {
  const decoder = createSpeexDecoder()
  for (const wrong of [
    new Uint8Array(),
    new Uint8Array(70).fill(255),
    new Uint8Array(3).fill(17),
    new Uint8Array(5000),
  ])
    expect(decoder.decode(wrong)).toBeNull()
})

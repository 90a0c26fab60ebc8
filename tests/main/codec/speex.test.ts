import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createSpeexDecoder } from '../../../main/codec/speex'
import { speexWasm } from '../../../main/codec/speex-wasm'
import { framesOf, said } from '../../fixtures/speech-frames'

const folder = new URL('../../../build/codec/', import.meta.url)

it('is the one that was built, as its script says', () => {
  const built = readFileSync(new URL('speex.wasm', folder))
  expect(Buffer.from(speexWasm, 'base64').equals(built)).toBe(true)
  const hash = createHash('sha256').update(built).digest('hex')
  expect(readFileSync(new URL('build.sh', folder), 'utf8')).toContain(hash)
})

it('gives a voice back as it was spoken, in frames of 70 bytes', () => {
  const samples = said('I get up at six thirty.')
  const frames = framesOf(samples)
  expect(new Set(frames.map(frame => frame.length))).toEqual(new Set([70]))
  const decoder = createSpeexDecoder()
  const heard = frames.flatMap(frame => [...(decoder.decode(frame) ?? [])])
  expect(heard).toHaveLength(frames.length * 320)
  // The codec is late by so many samples, and not exact: what it gives runs along with what it was given.
  const likeness = (late: number) => {
    let [both, one, other] = [0, 0, 0]
    for (let at = late; at < heard.length; at++) {
      const [a, b] = [samples[at - late] ?? 0, (heard[at] ?? 0) / 32_768]
      both += a * b
      one += a * a
      other += b * b
    }
    return both / Math.sqrt(one * other)
  }
  const best = Math.max(...Array.from({ length: 500 }, (_, late) => likeness(late)))
  expect(best).toBeGreaterThan(0.8)
})

it('takes nothing for a frame that is none', () => {
  const decoder = createSpeexDecoder()
  for (const wrong of [
    new Uint8Array(),
    new Uint8Array(70).fill(255),
    new Uint8Array(3).fill(17),
    new Uint8Array(5000),
  ])
    expect(decoder.decode(wrong)).toBeNull()
})

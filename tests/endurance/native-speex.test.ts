/** Frames of the program's encoder, decoded by the native speexdec (Debian's package speex), where it is installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createSpeexDecoder } from '../../shared/codec/speex'
import { folder } from '../fixtures/folder'
import { framesOf, speechSamples } from '../fixtures/speech-frames'

const hasNative = spawnSync('speexdec', ['--version'], { stdio: 'ignore' }).error === undefined
const frameSamples = 320

/** The checksum of an Ogg page: CRC-32 with the polynomial 0x04c11db7, not reflected, from 0. */
function checksum(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 24
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1
  }
  return crc >>> 0
}

/** One packet in an Ogg page of its own; `flags`: 2 first page, 4 last page. */
function page(packet: Uint8Array, number: number, granule: number, flags: number): Buffer {
  const head = Buffer.alloc(28)
  head.write('OggS')
  head.writeUInt8(flags, 5)
  head.writeBigUInt64LE(BigInt(granule), 6)
  head.writeUInt32LE(1, 14)
  head.writeUInt32LE(number, 18)
  head.writeUInt8(1, 26)
  head.writeUInt8(packet.length, 27)
  const whole = Buffer.concat([head, packet])
  whole.writeUInt32LE(checksum(whole), 22)
  return whole
}

/** The header of a Speex stream: wideband, 16 kHz, mono, one frame a packet. */
function header(): Buffer {
  const bytes = Buffer.alloc(80)
  bytes.write('Speex   1.2.1')
  const numbers = [1, 80, 16_000, 1, 4, 1, -1, frameSamples, 0, 1, 0]
  for (const [at, value] of numbers.entries()) bytes.writeInt32LE(value, 28 + at * 4)
  return bytes
}

const oggOf = (frames: readonly Uint8Array[]): Buffer =>
  Buffer.concat([
    page(header(), 0, 0, 2),
    page(Buffer.alloc(8), 1, 0, 0),
    ...frames.map((frame, at) => page(frame, at + 2, (at + 1) * frameSamples, at === frames.length - 1 ? 4 : 0)),
  ])

it.skipIf(!hasNative)('the native decoder reads every frame, and hears the same as the program’s own', () => {
  const frames = framesOf(speechSamples('I get up at six thirty every morning. Then I go to school by bus.'))
  const place = folder()
  const [from, to] = [path.join(place, 'voice.spx'), path.join(place, 'voice.raw')]
  writeFileSync(from, oggOf(frames))
  execFileSync('speexdec', ['--enh', from, to], { stdio: 'ignore' })
  const bytes = readFileSync(to)
  const native = Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2))
  const decoder = createSpeexDecoder()
  const own = frames.flatMap(frame => [...(decoder.decode(frame) ?? [])])
  expect(own).toHaveLength(frames.length * frameSamples)
  // The native one leaves out the samples before the encoder's first one.
  const skipped = own.length - native.length
  expect(skipped).toBeGreaterThanOrEqual(0)
  expect(skipped).toBeLessThan(2 * frameSamples)
  const [difference, energy] = native.reduce(
    ([wrong, all], sample, at) => [wrong + (sample - (own[at + skipped] ?? 0)) ** 2, all + sample ** 2],
    [0, 0],
  )
  expect(energy).toBeGreaterThan(0)
  // In decibels; the two are compiled differently, so single samples may differ by one.
  expect(10 * Math.log10(energy / Math.max(difference, 1e-9))).toBeGreaterThan(40)
})

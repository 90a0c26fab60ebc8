/** A sound file of a teacher is checked before it is sent. */
import { describe, expect, it } from 'vitest'
import type { SoundMeasures } from '../../../../renderer/audio/triage/index'
import { checkSound } from '../../../../renderer/screens/recitation/check-sound'
import { wav } from '../../../fixtures/sounds'

const measures: SoundMeasures = {
  seconds: 3,
  spoken: { from: 0.2, to: 2.8 },
  speechSeconds: 2,
  soundSeconds: 3,
  voicedSeconds: 2,
  loudness: -20,
  noiseFloor: -70,
  voiceAboveNoise: 40,
  silenceShare: 0.3,
  clippingShare: 0,
  bandwidth: 7800,
  speechShare: 1,
  pauses: [],
  silences: [],
}
const nobody = { spoken: null, loudness: null, speechSeconds: 0, silenceShare: 1 }
const check = (bytes: Uint8Array<ArrayBuffer>, over: Partial<SoundMeasures> | null = {}) =>
  checkSound(bytes, async () => (over === null ? null : { ...measures, ...over }))
const m4a = Uint8Array.from([0, 0, 0, 32, ...Buffer.from('ftypM4A ')])

describe('a sound file', () => {
  it('is taken with its type, by its bytes', async () => {
    expect(await check(wav())).toEqual({ type: 'audio/wav', seconds: 3, warnings: [] })
    expect(await check(Uint8Array.from([0x49, 0x44, 0x33, 4, 0]))).toMatchObject({ type: 'audio/mpeg' })
    expect(await check(m4a)).toMatchObject({ type: 'audio/mp4' })
  })

  it('that is not a sound, empty, too large or broken is refused', async () => {
    expect(await check(new Uint8Array())).toBe('empty')
    expect(await check(Uint8Array.from(Buffer.from('MZ\x90 program')))).toBe('notASound')
    expect(await check(new Uint8Array(10 * 1024 * 1024 + 1))).toBe('tooLarge')
    expect(await check(wav(), null)).toBe('unreadable')
  })

  it('that is too short, too long or silent is refused', async () => {
    expect(await check(wav(), { seconds: 0.29 })).toBe('tooShort')
    expect(await check(wav(), { seconds: 300.1 })).toBe('tooLong')
    expect(await check(wav(), { seconds: 300 })).toMatchObject({ seconds: 300 })
    expect(await check(wav(), { ...nobody, soundSeconds: 0.1 })).toBe('silent')
  })

  it('that is quiet, clipped or has no voice is named, and can be used', async () => {
    expect(await check(wav(), { loudness: -41 })).toMatchObject({ warnings: ['quiet'] })
    expect(await check(wav(), { clippingShare: 0.01 })).toMatchObject({ warnings: ['clipped'] })
    // a whisper, and noise
    expect(await check(wav(), { ...nobody, soundSeconds: 2 })).toMatchObject({ warnings: ['noSpeech'] })
    expect(await check(wav(), { ...nobody, soundSeconds: 0.1, noiseFloor: -30 })).toMatchObject({
      warnings: ['noSpeech'],
    })
  })

  it('in a form that this browser cannot decode is named: jsdom has no AAC', async () => {
    expect(await check(m4a, null)).toEqual({ type: 'audio/mp4', seconds: null, warnings: ['unchecked'] })
  })
})

/** The power spectrum against the definition of the Fourier transform. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPowerSpectrum } from '../../../../renderer/audio/triage/fft'
import { evenly } from '../../../fixtures/evenly'

/** |X[k]|² by the definition, for k = 0…size/2. */
const byDefinition = (samples: readonly number[], size: number): number[] =>
  Array.from({ length: size / 2 + 1 }, (_, bin) => {
    let [re, im] = [0, 0]
    for (const [at, sample] of samples.entries()) {
      re += sample * Math.cos((2 * Math.PI * bin * at) / size)
      im -= sample * Math.sin((2 * Math.PI * bin * at) / size)
    }
    return re * re + im * im
  })

it.each([4, 8, 64, 512])('has the power of each frequency, also after a longer sound: size %i', size => {
  const spectrum = createPowerSpectrum(size)
  const sound = fc.array(evenly(-1, 1), { minLength: size / 2, maxLength: size / 2 })
  fc.assert(
    fc.property(sound, fc.boolean(), (half, isWhole) => {
      const samples = isWhole ? [...half, ...half.toReversed()] : half
      const power = spectrum(Float64Array.from(samples))
      expect(power).toHaveLength(size / 2 + 1)
      for (const [bin, expected] of byDefinition(samples, size).entries())
        expect(Math.abs((power[bin] ?? Number.NaN) - expected)).toBeLessThan(1e-6)
    }),
    { numRuns: 20 },
  )
})

/** What the detection of faults needs of a spectrum: a Fourier transform, and the strength of single lines. */

/** The window of Hann, which keeps a loud line out of the distant ones. */
const hann = (length: number): Float64Array =>
  Float64Array.from({ length }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length))

const windows = new Map<number, Float64Array>()

function windowOf(length: number): Float64Array {
  const window = windows.get(length) ?? hann(length)
  windows.set(length, window)
  return window
}

/** Moves each value to the place whose bits are reversed: the order in which the transform begins. */
function reverseBits(values: Float64Array): void {
  for (let at = 0, other = 0; at < values.length; at++) {
    if (at < other) [values[at], values[other]] = [values[other] ?? 0, values[at] ?? 0]
    let bit = values.length >> 1
    while (bit >= 1 && other & bit) {
      other ^= bit
      bit >>= 1
    }
    other |= bit
  }
}

/** The power of each line of a spectrum, up to half of the sample rate. The number of samples is a power of two. */
export function powerSpectrum(samples: Float32Array): Float64Array {
  const size = samples.length
  const window = windowOf(size)
  const real = Float64Array.from(samples, (sample, at) => sample * (window[at] ?? 0))
  const imaginary = new Float64Array(size)
  reverseBits(real)
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2
    for (let step = 0; step < half; step++) {
      const angle = (-2 * Math.PI * step) / length
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
      for (let one = step; one < size; one += length) {
        const other = one + half
        const [x, y] = [real[other] ?? 0, imaginary[other] ?? 0]
        const [turnedX, turnedY] = [x * cosine - y * sine, x * sine + y * cosine]
        const [a, b] = [real[one] ?? 0, imaginary[one] ?? 0]
        real[other] = a - turnedX
        imaginary[other] = b - turnedY
        real[one] = a + turnedX
        imaginary[one] = b + turnedY
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, at) => (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2)
}

/** The amplitude of a sine of this frequency in the samples: 0–1 of full scale (the algorithm of Goertzel). */
export function amplitudeOf(samples: Float32Array, hertz: number, sampleRate: number): number {
  const window = windowOf(samples.length)
  const angle = (2 * Math.PI * hertz) / sampleRate
  const factor = 2 * Math.cos(angle)
  let [one, two] = [0, 0]
  for (const [at, sample] of samples.entries()) {
    ;[one, two] = [sample * (window[at] ?? 0) + factor * one - two, one]
  }
  // The window halves the amplitude, and a sine has half of it on each side of the spectrum.
  return (4 * Math.sqrt(Math.max(0, one * one + two * two - factor * one * two))) / samples.length
}

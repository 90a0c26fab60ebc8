/** A fast Fourier transform of a fixed size, for real samples. */

/** For each index, the index with its `bits` bits in reverse order. */
function reversedIndices(size: number): Uint32Array {
  const bits = Math.log2(size)
  const reversed = new Uint32Array(size)
  for (let at = 0; at < size; at += 1) {
    reversed[at] = ((reversed[at >> 1] ?? 0) >> 1) | ((at & 1) << (bits - 1))
  }
  return reversed
}

/** The discrete Fourier transform of the complex numbers `re + i·im`, which it replaces; `size` is a power of two. */
function createTransform(size: number): (re: Float64Array, im: Float64Array) => void {
  const reversed = reversedIndices(size)
  const cosines = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / size))

  function reorder(values: Float64Array): void {
    for (let at = 0; at < size; at += 1) {
      const other = reversed[at] as number
      if (other <= at) continue
      const kept = values[at] as number
      values[at] = values[other] as number
      values[other] = kept
    }
  }

  return (re, im) => {
    reorder(re)
    reorder(im)
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let at = 0; at < half; at += 1) {
          const low = start + at
          const high = low + half
          const cosine = cosines[at * step] as number
          const sine = sines[at * step] as number
          const real = (re[high] as number) * cosine - (im[high] as number) * sine
          const imaginary = (re[high] as number) * sine + (im[high] as number) * cosine
          re[high] = (re[low] as number) - real
          im[high] = (im[low] as number) - imaginary
          re[low] = (re[low] as number) + real
          im[low] = (im[low] as number) + imaginary
        }
      }
    }
  }
}

/**
 * The power |X[k]|² of each frequency k = 0…size/2 of real samples; missing samples are zero. The answer is overwritten
 * by the next call. Two samples are packed into one complex number, which takes half of the time.
 * @param size a power of two, at least 4
 */
export function createPowerSpectrum(size: number): (samples: Float64Array) => Float64Array {
  const half = size / 2
  const transform = createTransform(half)
  const cosines = Float64Array.from({ length: half + 1 }, (_, at) => Math.cos((2 * Math.PI * at) / size))
  const sines = Float64Array.from({ length: half + 1 }, (_, at) => Math.sin((2 * Math.PI * at) / size))
  const re = new Float64Array(half)
  const im = new Float64Array(half)
  const power = new Float64Array(half + 1)
  return samples => {
    const pairs = Math.min(half, samples.length >> 1)
    for (let at = 0; at < pairs; at += 1) {
      re[at] = samples[2 * at] as number
      im[at] = samples[2 * at + 1] as number
    }
    re.fill(0, pairs)
    im.fill(0, pairs)
    transform(re, im)
    for (let bin = 0; bin <= half; bin += 1) {
      const low = bin % half
      const high = (half - bin) % half
      // the spectra of the even and of the odd samples, both twice as large
      const evenRe = (re[low] as number) + (re[high] as number)
      const evenIm = (im[low] as number) - (im[high] as number)
      const oddRe = (im[low] as number) + (im[high] as number)
      const oddIm = (re[high] as number) - (re[low] as number)
      const cosine = cosines[bin] as number
      const sine = sines[bin] as number
      const real = evenRe + oddRe * cosine + oddIm * sine
      const imaginary = evenIm + oddIm * cosine - oddRe * sine
      power[bin] = (real * real + imaginary * imaginary) / 4
    }
    return power
  }
}

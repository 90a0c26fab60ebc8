/** A fast Fourier transform of a fixed size, in place. */
export interface Fft {
  /** The discrete Fourier transform of the complex numbers `re + i·im`, which it replaces. */
  transform(re: Float64Array, im: Float64Array): void
}

/** For each index, the index with its `bits` bits in reverse order. */
function reversedIndices(size: number): Uint32Array {
  const bits = Math.log2(size)
  const reversed = new Uint32Array(size)
  for (let at = 0; at < size; at += 1) {
    reversed[at] = ((reversed[at >> 1] ?? 0) >> 1) | ((at & 1) << (bits - 1))
  }
  return reversed
}

/** @param size a power of two */
export function createFft(size: number): Fft {
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

  return {
    transform(re, im) {
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
    },
  }
}

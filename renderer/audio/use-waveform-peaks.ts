import { useEffect, useState } from 'react'
import { loadPeaks, type Peaks } from './waveform-peaks'

/** Who goes from item to item asks for nothing on the way, in ms. */
const delayMs = 200

/** The shape of a sound while it is `wanted`; null until it is there, and for a sound that has none. */
export function useWaveformPeaks(address: string | null | undefined, wanted: boolean): Peaks | null {
  const [found, setFound] = useState<{ address: string; peaks: Peaks | null }>()
  useEffect(() => {
    if (!wanted || !address) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      void loadPeaks(address, leaving.signal).then(peaks => {
        if (!leaving.signal.aborted) setFound({ address, peaks })
      })
    }, delayMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [address, wanted])
  return wanted && found !== undefined && found.address === address ? found.peaks : null
}

import { useEffect, useState } from 'react'
import { loadPeaks, type Peaks } from './waveform-peaks'

/** Delay in ms, so that moving quickly through the items loads no waveforms. */
const delayMs = 200

/**
 * The waveform peaks of a sound while `wanted` is true; null until they are loaded, and for a sound that cannot be
 * decoded.
 */
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

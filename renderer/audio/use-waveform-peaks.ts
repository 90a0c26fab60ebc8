import { useEffect, useState } from 'react'
import { loadPeaks, type Peaks } from './waveform-peaks'

/** Delay in ms, so that moving quickly through the items loads no waveforms. */
const delayMs = 200

/**
 * The waveform peaks of a sound while `isEnabled` is true; null until they are loaded, and for a sound that cannot be
 * decoded.
 */
export function useWaveformPeaks(address: string | null | undefined, isEnabled: boolean): Peaks | null {
  const [loaded, setFound] = useState<{ address: string; peaks: Peaks | null }>()
  useEffect(() => {
    if (!isEnabled || !address) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void loadPeaks(address, controller.signal).then(peaks => {
        if (!controller.signal.aborted) setFound({ address, peaks })
      })
    }, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [address, isEnabled])
  return isEnabled && loaded !== undefined && loaded.address === address ? loaded.peaks : null
}

import { useCallback, useEffect, useState } from 'react'
import { loadPeaks, type Peaks } from '../../audio/waveform-peaks'

/**
 * The peaks of these sounds, the most urgent first: undefined while they are loaded, null if a sound has none.
 * @param addresses a few.
 */
export function usePeaks(addresses: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Peaks | null>>(new Map())
  const key = addresses.join('\n')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      for (const address of key.split('\n').filter(Boolean)) {
        const peaks = await loadPeaks(address, signal)
        if (signal.aborted) return
        setKnown(old => (old.get(address) === peaks && old.has(address) ? old : withPeaks(old, key, address, peaks)))
      }
    }
    void load()
    return () => controller.abort()
  }, [key])
  return useCallback((address: string) => known.get(address), [known])
}

/** Only those that are still wanted: their memory is bounded. */
function withPeaks(old: ReadonlyMap<string, Peaks | null>, key: string, address: string, peaks: Peaks | null) {
  const wanted = new Set(key.split('\n'))
  return new Map([...[...old].filter(([one]) => wanted.has(one)), [address, peaks] as const])
}

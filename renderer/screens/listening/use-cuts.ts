import { useCallback, useMemo } from 'react'
import type { SoundCut } from '../../audio/sound-cuts'
import { cutsOf, type TriageResult } from '../../audio/triage/index'
import { trackKey } from './model/flags'
import type { Reading } from './model/reading'

const noCuts: readonly SoundCut[] = []

/** What the playback leaves out, by the address of the sound. */
export function useCuts(
  readings: ReadonlyMap<string, Reading>,
  results: ReadonlyMap<string, TriageResult>,
  isWanted: boolean,
) {
  const byAddress = useMemo(() => {
    const cuts = new Map<string, readonly SoundCut[]>()
    for (const { item, tracks } of isWanted ? readings.values() : [])
      for (const { key, recordingAddress } of tracks) {
        const measures = results.get(trackKey(item.key, key))?.measures
        if (recordingAddress && measures) cuts.set(recordingAddress, cutsOf(measures))
      }
    return cuts
  }, [readings, results, isWanted])
  return useCallback((address: string) => byAddress.get(address) ?? noCuts, [byAddress])
}

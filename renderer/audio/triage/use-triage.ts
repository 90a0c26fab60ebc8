import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { cachedMeasures, createMeasureQueue, type MeasureQueue } from './measure-queue'
import { triageReasons } from './triage-reasons'
import type { SoundMeasures, Triage, TriageItem, TriageResult } from './triage-types'

type Measured = ReadonlyMap<string, SoundMeasures | null>

/**
 * The measures by the address of the sound, as soon as they are known; null for a sound that cannot be read. Such a sound
 * is read again when the page is shown again: the program refuses all files while the screen is locked.
 */
function useMeasures(addresses: readonly string[]): { measured: Measured; retry: () => void } {
  const [measured, setMeasured] = useState<Measured>(new Map())
  const queue = useRef<MeasureQueue>(undefined)
  useEffect(() => {
    queue.current = createMeasureQueue((address, measures) => setMeasured(old => new Map(old).set(address, measures)))
    return () => queue.current?.close()
  }, [])
  useEffect(() => {
    const isMissing = (address: string) => !measured.get(address) && cachedMeasures(address) === undefined
    queue.current?.want(addresses.filter(isMissing))
  }, [addresses, measured])
  const retry = useCallback(() => {
    queue.current?.forgetFailures()
    setMeasured(old => new Map([...old].filter(([, measures]) => measures !== null)))
  }, [])
  return { measured, retry }
}

function resultOf({ address, ...context }: TriageItem, measured: Measured): TriageResult | undefined {
  if (address === undefined) return undefined
  const measures = address === null ? null : (measured.get(address) ?? cachedMeasures(address))
  const isKnown = measures !== undefined || (address !== null && measured.has(address))
  return isKnown ? { measures: measures ?? null, reasons: triageReasons(measures ?? null, context) } : undefined
}

/**
 * Measures the recordings in the order of the items, and says why each needs ears. Leaving the page cancels what is
 * under way; what was measured is known for the rest of the session.
 * @param items memoised by the caller
 */
export function useTriage(items: readonly TriageItem[]): Triage {
  const addresses = useMemo(() => [...new Set(items.flatMap(({ address }) => address ?? []))], [items])
  const { measured, retry } = useMeasures(addresses)
  const results = useMemo(
    () =>
      new Map(
        items.flatMap(item => {
          const result = resultOf(item, measured)
          return result ? [[item.key, result] as const] : []
        }),
      ),
    [items, measured],
  )
  return { results, done: results.size, total: items.length, retry }
}

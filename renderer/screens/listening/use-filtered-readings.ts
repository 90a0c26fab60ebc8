import { useMemo, useState } from 'react'
import type { Submission } from '../../features/homework/queue/submissions'
import type { Flag } from './model/flags'
import { filteredKeys, type ListeningFilter } from './model/listening-filter'
import { hasWords, type Reading } from './model/reading'

/** Which readings are heard: all, those that need ears, or those with misread words; and how many there are of each. */
export function useFilteredReadings(
  items: readonly Submission[],
  readings: ReadonlyMap<string, Reading>,
  flags: ReadonlyMap<string, readonly Flag[]>,
) {
  const [filter, setFilter] = useState<ListeningFilter>('all')
  const candidates = useMemo(
    () =>
      items.map(({ key }) => {
        const reading = readings.get(key)
        return { key, flags: flags.get(key) ?? [], hasWords: reading !== undefined && hasWords(reading) }
      }),
    [items, readings, flags],
  )
  const keys = useMemo(() => filteredKeys(filter, candidates), [filter, candidates])
  const counts = useMemo(
    () => ({
      flagged: candidates.filter(candidate => candidate.flags.length > 0).length,
      words: candidates.filter(candidate => candidate.hasWords).length,
    }),
    [candidates],
  )
  return { filter, setFilter, keys, counts }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type TriageItem, useTriage } from '../../audio/triage/index'
import type { Submission } from '../../features/homework/queue/submissions'
import { isOffline, onOffline } from '../../ui/connection'
import { useStableCallback } from '../../ui/use-stable-callback'
import { type Flag, flagsOf, isMeasured, trackKey } from './model/flags'
import { ownMeans } from './model/own-mean'
import type { Reading } from './model/reading'

const itemsOf = (readings: readonly Reading[], meanOf: (item: Submission) => number | null): TriageItem[] =>
  readings.flatMap(({ item, tracks }) =>
    tracks.flatMap(({ key, recording, recordingAddress, text, outcome }) =>
      recording === undefined || recordingAddress === undefined
        ? []
        : [
            {
              key: trackKey(item.key, key),
              address: recordingAddress,
              text,
              score: outcome.speech.total ?? outcome.score ?? null,
              // single sentences differ more than whole readings
              ownMean: tracks.length === 1 ? meanOf(item) : null,
              leak: outcome.report?.leak ?? null,
            },
          ],
    ),
  )

const isLoaded = ({ state, tracks }: Reading): boolean =>
  state !== 'loading' &&
  tracks.every(({ recording, recordingAddress }) => recording === undefined || recordingAddress !== undefined)

/** Reads again what could not be read: addresses and sounds. It does so by itself when the connection is back. */
function useRetry(retrySounds: () => void): () => void {
  const client = useQueryClient()
  const retry = useStableCallback(() => {
    void client.refetchQueries({ queryKey: ['media.resolve'], predicate: ({ state }) => state.status === 'error' })
    retrySounds()
  })
  useEffect(() => {
    let wasOffline = isOffline()
    return onOffline(offline => {
      if (wasOffline && !offline) retry()
      wasOffline = offline
    })
  }, [retry])
  return retry
}

/**
 * Measures the recordings while the teacher listens, those after `from` first.
 * @param scored the readings whose scores are known, for the students' own means.
 * @param from the key of the reading that is measured first.
 */
export function useReadingTriage(
  scored: readonly Submission[],
  items: readonly Submission[],
  readings: ReadonlyMap<string, Reading>,
  from: string | undefined,
) {
  const list = useMemo(() => items.flatMap(({ key }) => readings.get(key) ?? []), [items, readings])
  const meanOf = useMemo(() => ownMeans(scored), [scored])
  const triageItems = useMemo(() => {
    const at = Math.max(
      0,
      list.findIndex(({ item }) => item.key === from),
    )
    return itemsOf([...list.slice(at), ...list.slice(0, at)], meanOf)
  }, [list, from, meanOf])
  const { results, retry: retrySounds } = useTriage(triageItems)
  const retry = useRetry(retrySounds)
  const flags = useMemo(
    () =>
      new Map(
        list.flatMap((reading): [string, Flag[]][] =>
          isLoaded(reading) ? [[reading.item.key, flagsOf(reading, results, meanOf(reading.item))]] : [],
        ),
      ),
    [list, results, meanOf],
  )
  const done = useMemo(() => list.filter(reading => isMeasured(reading, results)).length, [list, results])
  /** Whether the score is compared with the student's others: not with fewer than three, as of a single task. */
  const isCompared = (item: Submission): boolean => item.score === undefined || meanOf(item) !== null
  return { results, flags, done, total: list.length, retry, isCompared }
}

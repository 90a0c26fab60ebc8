import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type TriageItem, useTriage } from '../../audio/triage/index'
import type { Submission } from '../../features/homework/queue/submissions'
import { isOffline, onOffline } from '../../ui/connection'
import { useStableCallback } from '../../ui/use-stable-callback'
import { type Flag, flagsOf, isMeasured, trackKey } from './model/flags'
import type { Reading } from './model/reading'

/** A mean of fewer scores says nothing. */
const fewestScores = 3

/** The mean score of the student's other readings. */
function ownMeans(all: readonly Submission[]): (item: Submission) => number | null {
  const byStudent = new Map<string, { sum: number; count: number }>()
  for (const { studentId, score } of all) {
    if (score === undefined) continue
    const old = byStudent.get(studentId) ?? { sum: 0, count: 0 }
    byStudent.set(studentId, { sum: old.sum + score, count: old.count + 1 })
  }
  return ({ studentId, score }) => {
    const { sum, count } = byStudent.get(studentId) ?? { sum: 0, count: 0 }
    const [others, otherCount] = score === undefined ? [sum, count] : [sum - score, count - 1]
    return otherCount >= fewestScores ? others / otherCount : null
  }
}

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
 * @param all what is known of the students, for their own means.
 * @param from the key of the reading that is measured first.
 */
export function useReadingTriage(
  all: readonly Submission[],
  items: readonly Submission[],
  readings: ReadonlyMap<string, Reading>,
  from: string | undefined,
) {
  const list = useMemo(() => items.flatMap(({ key }) => readings.get(key) ?? []), [items, readings])
  const meanOf = useMemo(() => ownMeans(all), [all])
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

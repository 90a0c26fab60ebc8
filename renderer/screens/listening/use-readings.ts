import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { apiKey, createCombine, mediaQuery, useApiAll } from '../../bridge/index'
import { paperRequest } from '../../features/homework/paper/paper-request'
import type { Submission } from '../../features/homework/queue/submissions'
import { readingTracks } from '../../results/index'
import type { Reading, SoundTrack } from './model/reading'
import { useReadItems } from './use-read-items'

type Addresses = ReadonlyMap<string, string | null>

/** The sounds of a paper. */
const soundFiles = (paper: Paper): (string | undefined)[] =>
  readingTracks(paper).flatMap(({ recording, model }) => [recording, model])

function tracksOf(paper: Paper, addresses: Addresses | null | undefined): SoundTrack[] {
  // null: the addresses could not be read
  const addressOf = (file: string | undefined) =>
    file === undefined || addresses === null ? null : (addresses?.get(file) ?? (addresses ? null : undefined))
  return readingTracks(paper).map(track => ({
    ...track,
    recordingAddress: addressOf(track.recording),
    modelAddress: addressOf(track.model),
  }))
}

const readingOf = (
  item: Submission,
  paper: Paper | null | undefined,
  addresses: Addresses | null | undefined,
): Reading => {
  if (!paper) return { item, state: paper === null ? 'gone' : 'loading', tracks: [] }
  return { item, state: 'ready', tracks: tracksOf(paper, addresses) }
}

/** The submissions that are read: the first ones, and those around the one on the screen in a longer queue. */
function readAhead(
  items: readonly Submission[],
  near: readonly (string | undefined)[],
  ahead: number,
): readonly Submission[] {
  if (items.length <= ahead) return items
  const keys = new Set(near)
  return [...items.slice(0, ahead), ...items.slice(ahead).filter(({ key }) => keys.has(key))]
}

/**
 * The latest round of each submission, with the addresses of its sounds, by key. Those of a very long queue are read when
 * the teacher comes near. A reading names the submission that is heard, which can be older than that of `items`.
 * @param near the key on the screen, and those beside it.
 * @param ahead how many are read, of a longer queue.
 */
export function useReadings(items: readonly Submission[], near: readonly (string | undefined)[], ahead: number) {
  const client = useQueryClient()
  const nearKeys = near.join('\n')
  const read = useMemo(() => readAhead(items, nearKeys.split('\n'), ahead), [items, nearKeys, ahead])
  const requests = useMemo(() => read.map(paperRequest), [read])
  const papers = useApiAll('topic-answer-paper', requests, { background: true, bulk: true })
  const { outdated, readAgain } = useReadItems(read, papers, near[0])
  const [combine] = useState(createCombine<Addresses>)
  const addresses = useQueries({
    queries: papers.map(paper => mediaQuery(paper?.resource.resource_path ?? '', paper ? soundFiles(paper) : [])),
    // With the same function, the library would answer a hidden page's render from what it had when it was shown.
    combine: answers => combine(answers),
  })()
  const readings = useMemo(
    () =>
      new Map(read.map((item, at) => [item.key, readingOf(outdated.get(item.key) ?? item, papers[at], addresses[at])])),
    [read, papers, addresses, outdated],
  )
  const retry = useCallback(
    (item: Submission) => void client.invalidateQueries({ queryKey: apiKey('topic-answer-paper', paperRequest(item)) }),
    [client],
  )
  return {
    readings,
    retry,
    /** Whether these papers are there, or could not be read. */
    isRead: papers.every(paper => paper !== undefined),
    left: items.length - read.length,
    outdated,
    readAgain,
  }
}

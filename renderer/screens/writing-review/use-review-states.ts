import { useCallback, useEffect, useMemo, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { callApi, useKept } from '../../bridge/index'
import { type Submission, submissionKey } from '../../features/homework/queue/submissions'
import {
  type MarkedWorks,
  type NoteState,
  useNoteStates,
  type Work,
  withMarked,
  withoutMarked,
} from '../../results/index'
import { isOffline, onOffline } from '../../ui/connection'
import { useStableCallback } from '../../ui/use-stable-callback'
import { createNoteReader } from './note-reader'

/**
 * The state of a submission in the queue: `finished` is 未コメント, but needs none; of `reading` it is not known yet
 * whether it has comments, and of `unread` the server did not say it.
 */
export type ReviewState = NoteState | 'finished' | 'reading' | 'unread'

/** The work of a submission; null until its guid is known. */
const workOf = ({ guid, topicId, studentId }: Submission): Work | null =>
  guid === undefined ? null : { guid, topic_id: topicId, student_id: studentId }

const none: MarkedWorks = {}

/** A paper with several texts has the first of these states that one of them has. */
const order = ['draft', 'waiting', 'sent', 'none'] as const satisfies NoteState[]

/** What was sent is known by the guid of the work: a student who hands in again has a new one. */
const sentKey = (guid: string | undefined, key: string): string => guid ?? `sent ${key}`

/** The state of each paper with changes, by the key of the queue or by `sentKey`. */
function paperStates(changed: ReturnType<typeof useNoteStates>): ReadonlyMap<string, NoteState> {
  const states = new Map<string, NoteState>()
  for (const { work, state } of changed.values()) {
    const paper = submissionKey(work.topic_id, work.student_id)
    for (const key of state === 'sent' ? [work.guid, sentKey(undefined, paper)] : [paper]) {
      const old = states.get(key) ?? 'none'
      states.set(key, order.indexOf(state) < order.indexOf(old) ? state : old)
    }
  }
  return states
}

/** How long a list of comments that could not be read is left alone. */
const retryMs = limits.liveMs

/**
 * Reads in the background which works have comments, those without an answer again from time to time.
 * @param unknown the works of which this PC does not know it, in the order of the queue.
 * @returns the works with an answer: whether they have comments, or null if it could not be read.
 */
function useReadNotes(
  unknown: readonly Work[],
  onFound: (guids: string[]) => void,
): ReadonlyMap<string, boolean | null> {
  const [read, setRead] = useState<ReadonlyMap<string, boolean | null>>(new Map())
  const remember = useStableCallback(onFound)
  const reader = useMemo(() => {
    const hasNotes = async (work: Work): Promise<boolean | null> => {
      try {
        // Not the empty list that the row shows instead of a refused read: the work would count as 未コメント.
        const { items } = await callApi('get-writing-notes', work, { background: true, strict: true })
        // They are not cached: with thousands of answers in the cache, each further one takes longer.
        return items.length > 0
      } catch {
        return null
      }
    }
    return createNoteReader(hasNotes, found => {
      setRead(old => new Map([...old, ...found]))
      const marked = [...found].flatMap(([guid, has]) => (has === true ? [guid] : []))
      if (marked.length > 0) remember(marked)
    })
  }, [remember])
  useEffect(() => () => reader.stop(), [reader])
  useEffect(() => reader.want(unknown.filter(({ guid }) => !read.has(guid))), [reader, unknown, read])

  const failed = useMemo(() => unknown.filter(({ guid }) => read.get(guid) === null), [unknown, read])
  useEffect(() => {
    if (failed.length === 0) return
    const retry = (offline: boolean) => offline || reader.want(failed)
    const timer = window.setInterval(() => retry(isOffline()), retryMs)
    const stopListening = onOffline(retry)
    return () => {
      window.clearInterval(timer)
      stopListening()
    }
  }, [reader, failed])
  return read
}

/**
 * The state of each submission. What this PC does not know is read in the background, in the order of the queue; works
 * that have comments are remembered, so that they are read once.
 */
export function useReviewStates(items: readonly Submission[]) {
  const { value, ready, set } = useKept('marked-works')
  const marked = value ?? none
  const changed = useNoteStates()
  const unmarked = useMemo(
    () =>
      items.flatMap(item => {
        const work = workOf(item)
        return !ready || work === null || marked[work.guid] ? [] : [work]
      }),
    [items, marked, ready],
  )
  const read = useReadNotes(unmarked, guids => set(old => withMarked(old ?? none, guids, false)))

  const isFinished = useCallback(
    ({ guid }: Submission): boolean => guid !== undefined && (marked[guid]?.isEmpty ?? false),
    [marked],
  )
  // Once for all, because a queue can have thousands of submissions.
  const states = useMemo(() => {
    const changedPapers = paperStates(changed)
    const unknown = new Set(unmarked.flatMap(({ guid }) => (typeof read.get(guid) === 'boolean' ? [] : [guid])))
    const stateOf = (item: Submission): ReviewState => {
      const { key, guid = '' } = item
      const own = changedPapers.get(key) ?? changedPapers.get(sentKey(item.guid, key))
      if (own !== undefined && own !== 'none') return own
      if (isFinished(item)) return 'finished'
      if (own === 'none') return own
      if (unknown.has(guid)) return read.has(guid) ? 'unread' : 'reading'
      return marked[guid] || read.get(guid) ? 'sent' : 'none'
    }
    return new Map(items.map(item => [item.key, stateOf(item)]))
  }, [items, changed, marked, unmarked, read, isFinished])
  const stateOf = useCallback(({ key }: Submission): ReviewState => states.get(key) ?? 'sent', [states])
  const isReading = useMemo(() => [...states.values()].includes('reading'), [states])
  return useMemo(
    () => ({
      stateOf,
      /** Whether it is still unknown of some submissions if they have comments, and so how long the queue is. */
      isReading,
      /** Whether the teacher finished a submission without a comment. */
      isFinished,
      /** Finishes a submission without a comment, or takes that back. */
      finish({ guid }: Submission, isFinished: boolean) {
        if (guid === undefined) return
        set(old => (isFinished ? withMarked(old ?? none, [guid], true) : withoutMarked(old ?? none, [guid])))
      },
    }),
    [stateOf, isReading, isFinished, set],
  )
}

export type ReviewStates = ReturnType<typeof useReviewStates>

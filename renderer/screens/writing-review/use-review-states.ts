import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { apiQuery, useKept } from '../../bridge/index'
import { type NoteState, useNoteStates, type Work } from '../../results/index'
import { now } from '../../ui/clock'
import { createNoteReader } from './note-reader'
import { type ReviewItem, reviewKey } from './review-queue'

/** The work of a submission; null until its guid is known. */
const workOf = ({ guid, topicId, studentId }: ReviewItem): Work | null =>
  guid === undefined ? null : { guid, topic_id: topicId, student_id: studentId }

type Marked = Record<string, { at: number; isEmpty: boolean }>

/** Adds works, and forgets those that were added first. */
function withMarked(old: Marked, guids: readonly string[], isEmpty: boolean): Marked {
  const at = Math.floor(now() / 1000)
  const added = { ...old, ...Object.fromEntries(guids.map(guid => [guid, { at, isEmpty }])) }
  const newest = Object.entries(added).sort(([, a], [, b]) => b.at - a.at)
  return Object.fromEntries(newest.slice(0, limits.markedWorks))
}

const withoutMarked = (old: Marked, removed: string): Marked =>
  Object.fromEntries(Object.entries(old).filter(([guid]) => guid !== removed))

const none: Marked = {}

/** A paper with several texts has the first of these states that one of them has. */
const order = ['draft', 'waiting', 'sent', 'none'] as const satisfies NoteState[]

/** What was sent is known by the guid of the work: a student who hands in again has a new one. */
const sentKey = (guid: string | undefined, key: string): string => guid ?? `sent ${key}`

/** The state of each paper with changes, by the key of the queue or by `sentKey`. */
function paperStates(changed: ReturnType<typeof useNoteStates>): ReadonlyMap<string, NoteState> {
  const states = new Map<string, NoteState>()
  for (const { work, state } of changed.values()) {
    const paper = reviewKey(work.topic_id, work.student_id)
    for (const key of state === 'sent' ? [work.guid, sentKey(undefined, paper)] : [paper]) {
      const old = states.get(key) ?? 'none'
      states.set(key, order.indexOf(state) < order.indexOf(old) ? state : old)
    }
  }
  return states
}

/**
 * The state of each submission. What this PC does not know is read in the background, in the order of the queue; works
 * that have comments are remembered, so that they are read once.
 */
export function useReviewStates(items: readonly ReviewItem[]) {
  const client = useQueryClient()
  const { value, ready, set } = useKept('marked-works')
  const marked = value ?? none
  const changed = useNoteStates()
  /** The works that had no comments when they were read. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const unknown = useMemo(
    () =>
      items.flatMap(item => {
        const work = workOf(item)
        return work === null || marked[work.guid] || open.has(work.guid) ? [] : [work]
      }),
    [items, marked, open],
  )

  const unknownKeys = useMemo(() => new Set(unknown.map(({ guid }) => guid)), [unknown])

  const reader = useMemo(() => {
    const hasNotes = (work: Work) =>
      client.fetchQuery(apiQuery('get-writing-notes', work, { background: true })).then(
        notes => notes.items.length > 0,
        // It stays in the queue: its page reads the comments again.
        () => false,
      )
    return createNoteReader(hasNotes, found => {
      const guids = (wanted: boolean) => [...found].flatMap(([guid, has]) => (has === wanted ? [guid] : []))
      setOpen(old => new Set([...old, ...guids(false)]))
      if (guids(true).length > 0) set(old => withMarked(old ?? none, guids(true), false))
    })
  }, [client, set])
  useEffect(() => {
    if (ready) reader.want(unknown)
  }, [reader, ready, unknown])
  useEffect(() => () => reader.stop(), [reader])

  // Once for all, because a queue can have thousands of submissions.
  const states = useMemo(() => {
    const changedPapers = paperStates(changed)
    const stateOf = ({ key, guid }: ReviewItem): NoteState => {
      const mark = marked[guid ?? '']
      const state = changedPapers.get(key) ?? changedPapers.get(sentKey(guid, key)) ?? (mark ? 'sent' : 'none')
      return state === 'none' && mark?.isEmpty ? 'sent' : state
    }
    return new Map(items.map(item => [item.key, stateOf(item)]))
  }, [items, changed, marked])
  const stateOf = useCallback(({ key }: ReviewItem): NoteState => states.get(key) ?? 'sent', [states])
  return useMemo(
    () => ({
      stateOf,
      /** Whether it is known if a submission has comments. */
      isKnown: (item: ReviewItem): boolean => !unknownKeys.has(item.guid ?? ''),
      /** How many works are still to be read. */
      unknownCount: unknown.length,
      /** Whether the teacher finished a submission without a comment. */
      isFinished: ({ guid }: ReviewItem): boolean => guid !== undefined && (marked[guid]?.isEmpty ?? false),
      /** Finishes a submission without a comment, or takes that back. */
      finish({ guid }: ReviewItem, isFinished: boolean) {
        if (guid === undefined) return
        set(old => (isFinished ? withMarked(old ?? none, [guid], true) : withoutMarked(old ?? none, guid)))
      },
    }),
    [stateOf, unknown, unknownKeys, marked, set],
  )
}

export type ReviewStates = ReturnType<typeof useReviewStates>

/**
 * The comments that the teacher has changed and that the server does not have yet, of all works. Each change is
 * journalled by main (`drafts.*`). A saved work waits some seconds, in which the teacher can cancel the save, and is
 * then sent by `note-outbox.ts`. The screens show a work through `useNoteDraft`.
 */
import { useSyncExternalStore } from 'react'
import { areSameNotes } from '../../../shared/domain/writing-note'
import type { Note } from '../../../shared/items/note'
import { draftSlot, listDrafts, onSessionEnd } from '../../bridge/index'
import { mergeNotes } from './merge-notes'
import {
  hasChanges,
  type NoteDraft,
  newWords,
  noteDraftKey,
  noteDraftPrefix,
  parseNoteDraft,
  type Work,
} from './note-draft'

/** How a work stands in the outbox. */
export type OutboxState =
  /** Not saved: only journalled. */
  | { kind: 'draft' }
  /** Sent when no seconds are left. */
  | { kind: 'waiting'; secondsLeft: number }
  | { kind: 'sending' }
  /** Saved before the last login: the teacher is asked. */
  | { kind: 'asking' }

export interface NoteEntry {
  draft: NoteDraft
  state: OutboxState
  /** The server's reason for a refusal, or what prevents the send. */
  problem: string | null
}

/** 未コメント, 下書き, 送信待ち or 送信済み: each work has exactly one of them. */
export type NoteState = 'none' | 'draft' | 'waiting' | 'sent'

type Entries = ReadonlyMap<string, NoteEntry>
/** The states of the works that were changed since the login, by the keys of their drafts. */
type States = ReadonlyMap<string, { work: Work; state: NoteState }>

const listeners = new Set<() => void>()
let entries: Entries = new Map()
/** The works that have left the outbox since the login, and whether the server has comments on them. */
const settled = new Map<string, { work: Work; state: NoteState }>()
let states: States = new Map()

export const noteEntries = (): Entries => entries

export function subscribeToNotes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of a work with this entry. @param hasNotes whether the server has comments. */
export const noteStateOf = (entry: NoteEntry | undefined, hasNotes: boolean): NoteState => {
  if (entry?.draft.isSaved) return 'waiting'
  if (entry && hasChanges(entry.draft)) return 'draft'
  return hasNotes || (entry?.draft.base.length ?? 0) > 0 ? 'sent' : 'none'
}

function publish(next: Entries): void {
  entries = next
  const changed = new Map(settled)
  for (const [key, entry] of next) changed.set(key, { work: entry.draft.work, state: noteStateOf(entry, false) })
  // Each key that the teacher types publishes an entry, but seldom another state.
  if (changed.size !== states.size || [...changed].some(([key, { state }]) => states.get(key)?.state !== state))
    states = changed
  for (const listener of listeners) listener()
}

/** All works with changes, the oldest first. */
export const useNoteEntries = (): Entries => useSyncExternalStore(subscribeToNotes, noteEntries)

/** The states of the changed works: the same object until one of them changes. */
export const useNoteStates = (): States => useSyncExternalStore(subscribeToNotes, () => states)

/**
 * Sets or removes the entry of a work, and journals its draft.
 * @param served the comments of the server, where they are known and the entry is removed.
 */
export function setNoteEntry(work: Work, entry: NoteEntry | null, isUrgent = false, served?: readonly Note[]): void {
  const key = noteDraftKey(work)
  const old = entries.get(key)
  const next = new Map(entries)
  if (entry === null) {
    next.delete(key)
    // A draft that was begun before the server's comments were read has no base.
    const known = served ?? (old?.draft.base.length ? old.draft.base : undefined)
    if (known) settled.set(key, { work, state: noteStateOf(undefined, known.length > 0) })
    else settled.delete(key)
  } else next.set(key, entry)
  if (entry?.draft !== old?.draft) {
    const slot = draftSlot(key)
    slot?.store(entry?.draft)
    if (isUrgent || entry === null) slot?.flush()
  }
  publish(next)
}

export const noteEntryOf = (work: Work): NoteEntry | undefined => entries.get(noteDraftKey(work))

/** Whether nothing of the draft is needed any more: an open form is kept, also with the words of an old comment. */
const isWithoutChanges = (draft: NoteDraft): boolean => draft.typed === null && !hasChanges(draft)

/** The state after a change: the seconds to cancel a save begin again, but a send that runs goes on. */
function stateOf({ isSaved }: NoteDraft, old: OutboxState | undefined): OutboxState {
  if (old?.kind === 'sending') return old
  return isSaved ? { kind: 'waiting', secondsLeft: undoSaveSeconds } : { kind: 'draft' }
}

/**
 * Changes the draft of a work; `first` is its draft if it has none yet. A change of a saved work is saved too. A draft
 * without changes is removed.
 */
export function changeNoteDraft(first: NoteDraft, change: (draft: NoteDraft) => NoteDraft): void {
  const old = noteEntryOf(first.work)
  const draft = change(old?.draft ?? first)
  if (draft === old?.draft) return
  const isEmpty = isWithoutChanges(draft) && old?.state.kind !== 'sending'
  const isUrgent = draft.isSaved && !old?.draft.isSaved
  const entry = { draft, state: stateOf(draft, old?.state), problem: null }
  setNoteEntry(first.work, isEmpty ? null : entry, isUrgent)
}

/** How long a save can be cancelled, in seconds (chosen). */
export const undoSaveSeconds = 5

/** Saves the changes of a work: they are sent after the seconds to cancel. Saving twice changes nothing. */
export function saveNotes(work: Work): void {
  const draft = noteEntryOf(work)?.draft
  if (draft) changeNoteDraft(draft, old => (old.isSaved ? old : { ...old, isSaved: true }))
}

/** Resolves when main has journalled the changes of these works, or could not: it says so itself. */
export const whenJournalled = (works: readonly Work[]): Promise<unknown> =>
  Promise.all(works.map(work => draftSlot(noteDraftKey(work))?.saveNow()))

/** Whether the form of a work holds words that are no comment yet. */
export const hasTypedWords = (entry: NoteEntry | undefined): boolean =>
  entry !== undefined && newWords(entry.draft) !== ''

/** Cancels a save that is not being sent yet: the changes stay as a draft. */
export function cancelSave(work: Work): void {
  const entry = noteEntryOf(work)
  if (entry === undefined || entry.state.kind === 'sending') return
  setNoteEntry(work, { ...entry, draft: { ...entry.draft, isSaved: false }, state: { kind: 'draft' } }, true)
}

/** Changes the states of all works together: thousands can wait. If none changes, nothing is rendered again. */
function changeStates(change: (state: OutboxState) => OutboxState): void {
  const changed = [...entries].flatMap(([key, entry]): [string, NoteEntry][] => {
    const state = change(entry.state)
    return state === entry.state ? [] : [[key, { ...entry, state }]]
  })
  if (changed.length > 0) publish(new Map([...entries, ...changed]))
}

/** Sends the saves of an earlier login, as the teacher has agreed. */
export const agreeToSend = (): void =>
  changeStates(state => (state.kind === 'asking' ? { kind: 'waiting', secondsLeft: 0 } : state))

/** Takes a second from all works that wait. */
export const passSecond = (): void =>
  changeStates(state =>
    state.kind === 'waiting' && state.secondsLeft > 0 ? { kind: 'waiting', secondsLeft: state.secondsLeft - 1 } : state,
  )

/**
 * Takes over the server's comments as the new start of the changes, as far as they fit together. Nothing changes while
 * a send runs.
 */
export function rebaseNoteDraft(work: Work, theirs: readonly Note[]): void {
  const entry = noteEntryOf(work)
  if (entry === undefined || entry.state.kind === 'sending') return
  const { draft } = entry
  if (areSameNotes(theirs, draft.base)) return
  const { notes, conflicts } = mergeNotes(draft.base, draft.notes, theirs)
  if (conflicts.length > 0) return
  const rebased = { ...draft, base: [...theirs], notes }
  setNoteEntry(work, isWithoutChanges(rebased) ? null : { ...entry, draft: rebased }, false, theirs)
}

/** The session whose drafts are loaded. */
let loadedGeneration: number | undefined

/**
 * Loads the journalled drafts when a session begins; later calls of the same session do nothing.
 * @param isAsked whether the teacher has just logged in, and is asked about what was saved before.
 */
export async function loadNoteDrafts(generation: number, isAsked: boolean): Promise<void> {
  if (loadedGeneration === generation) return
  loadedGeneration = generation
  const loaded = new Map<string, NoteEntry>()
  for (const { key, value } of await listDrafts(noteDraftPrefix)) {
    const draft = parseNoteDraft(value)
    if (draft === null) continue
    const saved: OutboxState = isAsked ? { kind: 'asking' } : { kind: 'waiting', secondsLeft: undoSaveSeconds }
    loaded.set(key, { draft, state: draft.isSaved ? saved : { kind: 'draft' }, problem: null })
  }
  // What the teacher changed meanwhile is newer.
  if (loaded.size > 0) publish(new Map([...loaded, ...entries]))
}

onSessionEnd(() => {
  loadedGeneration = undefined
  settled.clear()
  publish(new Map())
})

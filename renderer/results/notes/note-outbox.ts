/**
 * Sends saved comments (SPEC §7 submit-writing-note). Before each send the server's list is read and merged, so that
 * nothing of another teacher is overwritten, and a send whose answer was lost is recognised. The program never sends
 * the same list blindly again.
 */
import type { QueryClient } from '@tanstack/react-query'
import { areSameNotes } from '../../../shared/domain/writing-note'
import type { Note } from '../../../shared/items/note'
import { apiKey, BridgeError, callApi, prepareWrite, sendWrite, sessionGeneration } from '../../bridge/index'
import { mergeNotes, type NoteConflict } from './merge-notes'
import type { NoteDraft, Work } from './note-draft'
import { type NoteEntry, noteEntries, noteEntryOf, passSecond, setNoteEntry, undoSaveSeconds } from './note-store'
import { notesText } from './text'

type SendResult =
  /** The server has these comments now. */
  | { kind: 'sent'; notes: Note[] }
  | { kind: 'conflict'; theirs: Note[]; conflicts: NoteConflict[]; notes: Note[] }
  | { kind: 'refused'; message: string }
  /** The server cannot be reached: try again later. */
  | { kind: 'unreachable' }
  /** The call was cancelled, mostly because the session has ended: the draft stays in the journal. */
  | { kind: 'cancelled' }

/** Kinds of failure of a read after which another attempt may succeed. */
const passing: ReadonlySet<string> = new Set(['timeout', 'network', 'offline', 'server', 'invalid-response'])

async function send(client: QueryClient, { work, base, notes }: NoteDraft): Promise<SendResult> {
  let theirs: Note[]
  try {
    // Not the list that the row shows instead of a failed read: all comments of others would seem to be deleted.
    theirs = (await callApi('get-writing-notes', work, { background: true, strict: true })).items
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    const { kind } = error.failure
    if (kind === 'cancelled' || kind === 'unauthorized') return { kind: 'cancelled' }
    return passing.has(kind) ? { kind: 'unreachable' } : { kind: 'refused', message: error.message }
  }
  const merged = mergeNotes(base, notes, theirs)
  if (merged.conflicts.length > 0) return { kind: 'conflict', theirs, ...merged }
  if (areSameNotes(merged.notes, theirs)) return { kind: 'sent', notes: theirs }
  const request = { ...work, content: JSON.stringify(merged.notes) }
  const outcome = await sendWrite(client, prepareWrite(client, 'submit-writing-note', request), { quiet: true })
  switch (outcome.kind) {
    case 'done':
      return { kind: 'sent', notes: outcome.result.found?.items ?? merged.notes }
    case 'refused':
      return { kind: 'refused', message: outcome.message || notesText.refused }
    case 'cancelled':
      return { kind: 'cancelled' }
    default:
      return { kind: 'unreachable' }
  }
}

/** Seconds until the next attempt after the server could not be reached. */
const retrySeconds = 15

/** The entry after a send; null if nothing is left to do. `sent` is the draft that was sent, `entry` may be newer. */
function entryAfter({ draft }: NoteEntry, sent: NoteDraft, result: SendResult): NoteEntry | null {
  if (result.kind === 'unreachable' || result.kind === 'cancelled') {
    const problem = result.kind === 'unreachable' ? notesText.unreachable : null
    return { draft, state: { kind: 'waiting', secondsLeft: retrySeconds }, problem }
  }
  const unsaved = { ...draft, isSaved: false }
  if (result.kind === 'refused') return { draft: unsaved, state: { kind: 'draft' }, problem: result.message }
  // The teacher may have gone on writing while the comments were sent.
  const { notes, conflicts: found } = mergeNotes(sent.notes, draft.notes, result.notes)
  const [base, others] = result.kind === 'sent' ? [result.notes, []] : [result.theirs, result.conflicts]
  const conflicts = [...draft.conflicts, ...others, ...found]
  const rest = { ...unsaved, base, notes, conflicts }
  if (conflicts.length > 0) return { draft: rest, state: { kind: 'draft' }, problem: notesText.conflict }
  if (!areSameNotes(notes, base))
    return {
      draft: { ...rest, isSaved: true },
      state: { kind: 'waiting', secondsLeft: undoSaveSeconds },
      problem: null,
    }
  return draft.typed === null ? null : { draft: rest, state: { kind: 'draft' }, problem: null }
}

/** Sends the comments of one work, if they are saved and not being sent already. */
async function sendNotes(client: QueryClient, work: Work): Promise<void> {
  const before = noteEntryOf(work)
  if (before === undefined || before.state.kind !== 'waiting') return
  const { draft } = before
  const generation = sessionGeneration()
  setNoteEntry(work, { ...before, state: { kind: 'sending' } })
  const result = await send(client, draft)
  // The entries of an ended session are dropped; the journal still has the draft.
  if (sessionGeneration() !== generation) return
  if (result.kind === 'sent') {
    client.setQueryData(apiKey('get-writing-notes', work), { items: result.notes, total: result.notes.length })
  }
  const entry = noteEntryOf(work)
  const served = result.kind === 'sent' ? result.notes : undefined
  if (entry !== undefined) setNoteEntry(work, entryAfter(entry, draft, result), true, served)
}

/** How many works are sent at the same time. */
const sendersAtOnce = 4

/** Counts the seconds of all waiting works down, and sends a few of those that are due. Call it once a second. */
export function countDown(client: QueryClient): void {
  passSecond()
  const states = [...noteEntries().values()]
  const free = sendersAtOnce - states.filter(({ state }) => state.kind === 'sending').length
  const due = states.filter(({ state }) => state.kind === 'waiting' && state.secondsLeft === 0)
  for (const { draft } of due.slice(0, Math.max(0, free))) void sendNotes(client, draft.work)
}

const waitingWorks = (): Work[] =>
  [...noteEntries().values()].flatMap(({ draft, state }) => (state.kind === 'waiting' ? [draft.work] : []))

/** Sends works, a few at a time. Resolves when every send has ended. */
async function sendEach(client: QueryClient, works: Work[]): Promise<unknown> {
  const sender = async () => {
    for (let work = works.shift(); work !== undefined; work = works.shift()) await sendNotes(client, work)
  }
  return Promise.all(Array.from({ length: sendersAtOnce }, sender))
}

/** Sends what the server could not take before, because it can be reached again. */
export const sendNow = (client: QueryClient): void =>
  void sendEach(
    client,
    waitingWorks().filter(work => noteEntryOf(work)?.problem),
  )

/** Sends everything that waits, without its seconds. Resolves when every send has ended. */
export const sendAllNotes = (client: QueryClient): Promise<unknown> => sendEach(client, waitingWorks())

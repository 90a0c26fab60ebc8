/**
 * Deletions that can still be undone, and other actions like them. They belong to the program, not to a page: the
 * teacher may go anywhere while the seconds count down (`UndoBar`). An undo cancels a deletion, and so does the end of
 * the program or of the session; what `finishDeletions` names is done before a logout instead. While the screen is
 * locked, the countdown stops.
 */
import { atom, getDefaultStore } from 'jotai'
import { limits } from '../../../shared/domain/limits'
import { toast } from '../dialogs'
import { useAtomValue } from '../use-atom'
import { type ActionWords, deletionWords } from './text'

/** The result of one row's deletion; a refusal has a reason. */
export type DeletionResult = 'deleted' | 'cancelled' | { refused: string }

export interface DeletionItem {
  id: string
  name: string
}

/** One kind of thing that is deleted, e.g. the rows of one list. */
export interface DeletionKind {
  /** Identifies the kind. */
  name: string
  /** The things in words, e.g. 「宿題「Unit 5」」 or 「3件の宿題」. */
  describe(names: readonly string[]): string
  /** How another action than a deletion is called. */
  words?: ActionWords | undefined
  /** Deletes the things with these ids; they cannot be restored. Returns one result for each. */
  remove(ids: readonly string[]): Promise<DeletionResult[]>
  /** Called with those that were undone. */
  onUndo?: ((ids: readonly string[]) => void) | undefined
}

/** Things whose deletion was started together; they are deleted together. */
export interface DeletionBatch {
  key: number
  kind: DeletionKind
  /** Without those that were undone. */
  items: readonly DeletionItem[]
  /** 0: they are being deleted, and an undo is not possible any more. */
  secondsLeft: number
}

export interface RefusedDeletion {
  kind: DeletionKind
  item: DeletionItem
  message: string
}

interface State {
  /** Oldest first. */
  batches: readonly DeletionBatch[]
  refused: readonly RefusedDeletion[]
  /** By the name of the kind: what was deleted, even if an older answer of a list still contains it. */
  deleted: Readonly<Record<string, ReadonlySet<string>>>
}

const none: State = { batches: [], refused: [], deleted: {} }
const stateAtom = atom<State>(none)
const store = getDefaultStore()
const change = (next: (old: State) => Partial<State>) => store.set(stateAtom, old => ({ ...old, ...next(old) }))

export const wordsOf = ({ words }: Pick<DeletionKind, 'words'>): ActionWords => words ?? deletionWords

export const undoSeconds = limits.undoMs / 1000

export const useDeletionState = (): State => useAtomValue(stateAtom)

/** Whether this teacher has deleted the thing since the login. */
export const useIsDeleted = (kind: string, id: string): boolean => useDeletionState().deleted[kind]?.has(id) ?? false

let lastKey = 0
let isPaused = false
const timers = new Map<number, number>()

const batchOf = (key: number) => store.get(stateAtom).batches.find(batch => batch.key === key)

function stopTimer(key: number): void {
  window.clearInterval(timers.get(key))
  timers.delete(key)
}

/** Starts the countdown of these things. Those that are counted down already are not counted twice. */
export function startDeletion(kind: DeletionKind, items: readonly DeletionItem[]): void {
  const known = store.get(stateAtom).batches.flatMap(each => (each.kind.name === kind.name ? each.items : []))
  const knownIds = new Set(known.map(({ id }) => id))
  const added = items.filter(({ id }) => !knownIds.has(id))
  if (added.length === 0) return
  lastKey += 1
  const key = lastKey
  const ids = new Set(added.map(({ id }) => id))
  change(old => ({
    batches: [...old.batches, { key, kind, items: added, secondsLeft: undoSeconds }],
    refused: old.refused.filter(each => each.kind.name !== kind.name || !ids.has(each.item.id)),
  }))
  timers.set(
    key,
    window.setInterval(() => tick(key), 1000),
  )
}

function tick(key: number): void {
  if (isPaused) return
  change(old => ({
    batches: old.batches.map(each => (each.key === key ? { ...each, secondsLeft: each.secondsLeft - 1 } : each)),
  }))
  const batch = batchOf(key)
  if (batch?.secondsLeft === 0) begin(batch)
}

/** What is being deleted, by the key of its batch. */
const running = new Map<number, Promise<void>>()

function begin(batch: DeletionBatch): void {
  stopTimer(batch.key)
  running.set(
    batch.key,
    run(batch).finally(() => running.delete(batch.key)),
  )
}

/** Does at once what is counted down of one kind, as before a logout. Resolves when all of this kind has ended. */
export async function finishDeletions(kind: string): Promise<void> {
  const isOfKind = (batch: DeletionBatch): boolean => batch.kind.name === kind
  change(old => ({ batches: old.batches.map(each => (isOfKind(each) ? { ...each, secondsLeft: 0 } : each)) }))
  const batches = store.get(stateAtom).batches.filter(isOfKind)
  for (const batch of batches) if (!running.has(batch.key)) begin(batch)
  await Promise.all(batches.map(({ key }) => running.get(key)))
}

async function run({ key, kind, items }: DeletionBatch): Promise<void> {
  const results = await kind.remove(items.map(({ id }) => id))
  const resultOf = (at: number): DeletionResult => results[at] ?? 'cancelled'
  const done = items.filter((_, at) => resultOf(at) === 'deleted')
  const refused = items.flatMap((item, at) => {
    const result = resultOf(at)
    return typeof result === 'object' ? [{ kind, item, message: result.refused }] : []
  })
  // The session has ended meanwhile.
  if (!batchOf(key)) return
  change(old => ({
    batches: old.batches.filter(each => each.key !== key),
    refused: [...old.refused, ...refused],
    deleted: { ...old.deleted, [kind.name]: new Set([...(old.deleted[kind.name] ?? []), ...done.map(({ id }) => id)]) },
  }))
  if (done.length > 0) toast(wordsOf(kind).done(kind.describe(done.map(({ name }) => name))))
}

/** Cancels the deletion of the things that `isChosen`, unless they are being deleted already, and says so. */
function undo(isChosen: (batch: DeletionBatch, item: DeletionItem) => boolean): void {
  const undone: DeletionItem[] = []
  const told: (() => void)[] = []
  let kind: DeletionKind | undefined
  const without = (batch: DeletionBatch): DeletionBatch => {
    const chosen = batch.secondsLeft > 0 ? batch.items.filter(item => isChosen(batch, item)) : []
    if (chosen.length === 0) return batch
    kind = batch.kind
    undone.push(...chosen)
    told.push(() => batch.kind.onUndo?.(chosen.map(({ id }) => id)))
    return { ...batch, items: batch.items.filter(item => !chosen.includes(item)) }
  }
  const batches = store.get(stateAtom).batches.map(without)
  if (!kind) return
  change(() => ({ batches: batches.filter(({ items }) => items.length > 0) }))
  for (const key of timers.keys()) if (!batchOf(key)) stopTimer(key)
  for (const tell of told) tell()
  toast(wordsOf(kind).undone(kind.describe(undone.map(({ name }) => name))))
}

export const undoDeletion = (kind: string, id: string): void =>
  undo((batch, item) => batch.kind.name === kind && item.id === id)

/** Cancels the deletions of one kind. */
export const undoDeletions = (kind: string): void => undo(batch => batch.kind.name === kind)

/** Cancels what was started last. */
export function undoLatestDeletion(): void {
  const latest = store.get(stateAtom).batches.findLast(({ secondsLeft }) => secondsLeft > 0)
  if (latest) undo(({ key }) => key === latest.key)
}

export const clearRefusedDeletions = (): void => change(() => ({ refused: [] }))

/** Stops or continues all countdowns. */
export function pauseDeletions(paused: boolean): void {
  isPaused = paused
}

/**
 * Cancels everything, because the session has ended, and forgets what was deleted. Says that something was cancelled.
 */
export function endDeletions(): void {
  const cancelled = store.get(stateAtom).batches.filter(({ secondsLeft }) => secondsLeft > 0)
  for (const key of [...timers.keys()]) stopTimer(key)
  store.set(stateAtom, none)
  // After the toasts of the session are removed.
  const words = new Set(cancelled.map(({ kind }) => wordsOf(kind).cancelled))
  if (words.size > 0) queueMicrotask(() => words.forEach(toast))
}

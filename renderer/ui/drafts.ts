/**
 * Form state that survives as a draft (DESIGN §5, §11): `useDraft` is React state whose value is also handed to a draft
 * store. The store is injected, so that ui does not depend on the bridge: renderer/bridge/draft-store.ts installs the
 * one that writes to main. Without a store (or while nobody is logged in) a draft is plain state. Never use it for a
 * password: drafts are written to the disk.
 */
import { useCallback, useEffect, useState } from 'react'

/** The stored draft of one key, in one session. */
export interface DraftSlot {
  /** Loads the stored value once; undefined if none is stored. */
  load(): Promise<unknown>
  /** The latest value that was typed or loaded; null until one is known. */
  known(): { value: unknown } | null
  /** Stores a new value after a short pause; undefined removes the draft. */
  store(value: unknown): void
  /** Stores a waiting value now, e.g. because the page is left. */
  flush(): void
}

export interface DraftStore {
  /** Null while nobody is logged in: nothing is stored then, because the next user would find it. */
  slotOf(key: string): DraftSlot | null
}

let store: DraftStore = { slotOf: () => null }

/** Sets the store of all later drafts; the bridge installs its own at start, tests a fake. */
export function installDraftStore(installed: DraftStore): void {
  store = installed
}

type Change = (change: (old: unknown) => unknown) => void

/** The components that show a draft, by its key. */
const shown = new Map<string, Set<Change>>()

/**
 * Changes a draft, whether or not a component shows it: what waited can be done after the teacher has left the page. A
 * draft that is not stored or not valid stays as it is.
 * @param read as that of `useDraft`.
 * @param change returns the same value if there is nothing to change.
 */
export async function changeDraft<T>(key: string, read: (value: unknown) => T | null, change: (old: T) => T) {
  for (const set of shown.get(key) ?? []) set(old => change(old as T))
  const slot = store.slotOf(key)
  await slot?.load()
  const old = read(slot?.known()?.value)
  const next = old === null ? null : change(old)
  if (next === null || next === old) return
  slot?.store(next)
  slot?.flush()
}

export interface Draft<T> {
  value: T
  /** Sets the value that the user typed or chose; like React's setState, it also takes a function of the old value. */
  set(next: T | ((old: T) => T)): void
  /** Resets to the initial value and removes the stored draft, e.g. after it was sent. */
  clear(): void
  /** False until the stored draft is loaded. A query that depends on the value can wait for it; a form need not. */
  ready: boolean
}

/**
 * State that is kept as a draft under `key` (word characters, `.`, `/`, `-`). Use each key in one place on the screen
 * at a time. The stored draft is loaded within some milliseconds and never replaces what the user typed in the
 * meantime.
 * @param key null for plain state that is stored nowhere.
 * @param initial the value where nothing is stored; it is never stored itself.
 * @param read parses a stored draft, which another version of the program may have written; null if it is not valid.
 */
export function useDraft<T>(key: string | null, initial: T, read: (value: unknown) => T | null): Draft<T> {
  const [slot] = useState(() => (key === null ? null : store.slotOf(key)))
  const [first] = useState(() => ({ value: initial, json: JSON.stringify(initial), read }))
  const [state, setState] = useState(() => {
    const known = slot ? slot.known() : { value: undefined }
    return { value: (known && first.read(known.value)) ?? initial, ready: known !== null, typed: false }
  })

  useEffect(() => {
    if (state.ready || !slot) return
    let unmounted = false
    void slot.load().then(value => {
      if (unmounted) return
      setState(old => (old.ready ? old : { value: first.read(value) ?? old.value, ready: true, typed: false }))
    })
    return () => {
      unmounted = true
    }
  }, [state.ready, slot, first])

  useEffect(() => {
    if (state.typed) slot?.store(JSON.stringify(state.value) === first.json ? undefined : state.value)
  }, [state, slot, first])

  // When the component unmounts, store the draft at once.
  useEffect(() => () => slot?.flush(), [slot])

  const set = useCallback((next: T | ((old: T) => T)) => {
    setState(old => ({
      value: typeof next === 'function' ? (next as (old: T) => T)(old.value) : next,
      ready: true,
      typed: true,
    }))
  }, [])
  useEffect(() => {
    if (key === null) return
    const change: Change = by => setState(old => (old.ready ? { ...old, value: by(old.value) as T, typed: true } : old))
    const changes = shown.get(key) ?? new Set()
    shown.set(key, changes.add(change))
    return () => void changes.delete(change)
  }, [key])
  const clear = useCallback(() => {
    // At once, because a form that closes with this has no effect any more.
    slot?.store(undefined)
    setState({ value: first.value, ready: true, typed: true })
  }, [slot, first])
  return { value: state.value, set, clear, ready: state.ready }
}

/** The draft that another component keeps under `key`, read when this component is shown; null if there is none. */
export function useDraftOf<T>(key: string, read: (value: unknown) => T | null): T | null {
  const [value, setValue] = useState<T | null>(null)
  const [first] = useState(() => read)
  useEffect(() => {
    const slot = store.slotOf(key)
    let unmounted = false
    void slot?.load().then(() => {
      if (!unmounted) setValue(first(slot.known()?.value))
    })
    return () => {
      unmounted = true
    }
  }, [key, first])
  return value
}

/**
 * Values that survive a logout, by the rows of `shared/contract/keeps.ts`. They belong to the teacher who is logged in;
 * no other teacher sees them. All components that use a key show the same value.
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Keep, type KeepKey, parseKeep } from '../../shared/contract/keeps'
import { callWhenUnlocked } from './call-when-unlocked'
import { takeEarlyKeep } from './early-calls'
import { callBridge } from './host'
import { onSessionEnd, sessionState, useSession } from './session'
import { createFailureNotice, createSessionSlots, createStoredSlot } from './stored-slot'

const failures = createFailureNotice()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const slots = createSessionSlots((key, generation) =>
  createStoredSlot({
    read: () => takeEarlyKeep(key, generation) ?? callWhenUnlocked('keeps.read', { key: key as KeepKey, generation }),
    write: value => callBridge('keeps.write', { key: key as KeepKey, generation, value }),
    onResult: result => failures.report(key, result),
  }),
)

// A change that was made just before the logout is kept, too.
onSessionEnd(() => {
  slots.end(true)
  failures.clear()
})

const slotOf = (key: KeepKey) => {
  const session = sessionState()
  return session && slots.slotOf(key, session.generation)
}

export interface Kept<T> {
  /** Null if nothing is kept, or it is not loaded yet. */
  value: T | null
  /** False until the stored value is loaded. True without a login, where nothing is kept. */
  ready: boolean
  /** Like React's setState, it also takes a function of the old value. */
  set(next: T | ((old: T | null) => T)): void
  /** Sends a waiting change now. Resolves when main has the latest value (true), or could not write it. */
  saveNow(): Promise<boolean>
}

/** Loads the value under `key`. Resolves when it is loaded, or the session has ended. */
export async function loadKept(key: KeepKey): Promise<void> {
  await slotOf(key)?.load()
  notify()
}

/** The value under `key` of the teacher who is logged in. */
export function useKept<K extends KeepKey>(key: K): Kept<Keep<K>> {
  const generation = useSession()?.generation
  const known = useSyncExternalStore(subscribe, () => slotOf(key)?.known() ?? null)
  useEffect(() => {
    if (generation !== undefined) void loadKept(key)
  }, [key, generation])
  const set = useCallback(
    (next: Keep<K> | ((old: Keep<K> | null) => Keep<K>)) => {
      const slot = slotOf(key)
      if (!slot) return
      const change = () => {
        // not loaded: its session has ended
        if (!slot.known()) return
        const old = parseKeep(key, slot.known()?.value)
        slot.store(typeof next === 'function' ? next(old) : next)
        notify()
      }
      if (slot.known()) change()
      else void slot.load().then(change)
    },
    [key],
  )
  const saveNow = useCallback(async () => {
    const slot = slotOf(key)
    // a change of a value that is not loaded yet waits
    return slot?.known() ? slot.saveNow() : false
  }, [key])
  return { value: parsedOf(key, known), ready: generation === undefined || known !== null, set, saveNow }
}

/** The parsed value of each state of a slot: the same object until it changes. */
const parsedValues = new WeakMap<object, unknown>()

function parsedOf<K extends KeepKey>(key: K, known: { value: unknown } | null): Keep<K> | null {
  if (known === null) return null
  if (!parsedValues.has(known)) parsedValues.set(known, parseKeep(key, known.value))
  return parsedValues.get(known) as Keep<K> | null
}

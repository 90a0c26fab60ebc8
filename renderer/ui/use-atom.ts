import { type Atom, getDefaultStore, type PrimitiveAtom, type SetStateAction } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

const store = getDefaultStore()

/**
 * The value of an atom of the program. Jotai's own hook renders the component once more whenever its effects begin, so
 * also each component of a page that is shown again; this one renders only for another value.
 */
export function useAtomValue<V>(atom: Atom<V>): V {
  const subscribe = useCallback((changed: () => void) => store.sub(atom, changed), [atom])
  return useSyncExternalStore(subscribe, () => store.get(atom))
}

/** The value of an atom, as `useAtomValue`, and the function that sets it. */
export function useAtom<V>(atom: PrimitiveAtom<V>): [V, (value: SetStateAction<V>) => void] {
  const set = useCallback((value: SetStateAction<V>) => store.set(atom, value), [atom])
  return [useAtomValue(atom), set]
}

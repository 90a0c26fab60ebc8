/** The entry of the side menu that a page marks instead of that of its route, because it depends on the page's data. */
import { atom, getDefaultStore } from 'jotai'
import { useLayoutEffect } from 'react'
import { useAtomValue } from './use-atom'

const entryAtom = atom<string | null>(null)
const store = getDefaultStore()

/** While the page is shown, marks the entry with this path; null: that of the page's route. */
export function useMenuEntry(path: string | null): void {
  useLayoutEffect(() => {
    store.set(entryAtom, path)
    return () => store.set(entryAtom, null)
  }, [path])
}

/** The path that the shown page has named. */
export const useNamedMenuEntry = (): string | null => useAtomValue(entryAtom)

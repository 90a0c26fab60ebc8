/** Whether the guide is open beside the page, and at which article. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** Closed (null), the contents (''), or the id of an article. */
const guideAtom = atom<string | null>(null)
const store = getDefaultStore()

export const useGuide = (): string | null => useAtomValue(guideAtom, { store })

/** Opens an article; without an id, the contents. */
export const openGuide = (id = ''): void => store.set(guideAtom, id)

export const closeGuide = (): void => store.set(guideAtom, null)

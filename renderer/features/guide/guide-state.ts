/** Whether the guide is open beside the page, and at which article. */
import { atom, getDefaultStore } from 'jotai'
import { useAtomValue } from '../../ui/use-atom'

/** Closed (null), the contents (''), or the id of an article. */
const guideAtom = atom<string | null>(null)
const store = getDefaultStore()

export const useGuide = (): string | null => useAtomValue(guideAtom)

/** Opens an article; without an id, the contents. */
export const openGuide = (id = ''): void => store.set(guideAtom, id)

export const closeGuide = (): void => store.set(guideAtom, null)

/** Whether the dialog that finds anything is open. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** `left`: closed because it led to a page or to the guide, which takes the focus. */
const stateAtom = atom<'open' | 'closed' | 'left'>('closed')
const store = getDefaultStore()

export const useFindState = () => useAtomValue(stateAtom, { store })

/** Opens the dialog, but not in full screen: the class sees it, and the dialog names students. */
export function openFind(): void {
  if (document.documentElement.dataset.stage === undefined) store.set(stateAtom, 'open')
}

export const closeFind = (): void => store.set(stateAtom, 'closed')

export const leaveFind = (): void => store.set(stateAtom, 'left')

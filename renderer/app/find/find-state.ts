/** Whether the dialog that finds anything is open. */
import { atom, getDefaultStore } from 'jotai'
import { useAtomValue } from '../../ui/use-atom'

/** `left`: closed because it led to a page or to the guide, which takes the focus. */
const stateAtom = atom<'open' | 'closed' | 'left'>('closed')
const store = getDefaultStore()

export const useFindState = () => useAtomValue(stateAtom)

let focusBefore: Element | null = null

/** Opens the dialog, but not in full screen: the class sees it, and the dialog names students. */
export function openFind(): void {
  if (document.documentElement.dataset.stage !== undefined) return
  if (store.get(stateAtom) !== 'open') focusBefore = document.activeElement
  store.set(stateAtom, 'open')
}

/** Gives the focus back to the element that had it before the dialog. */
export function returnFocus(): void {
  if (focusBefore instanceof HTMLElement && focusBefore.isConnected) focusBefore.focus()
  focusBefore = null
}

export const closeFind = (): void => store.set(stateAtom, 'closed')

export const leaveFind = (): void => store.set(stateAtom, 'left')

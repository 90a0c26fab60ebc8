/** Whether the host itself answers no more: it was ended or hangs. Where page and host are one program it never is. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

const goneAtom = atom(false)
const store = getDefaultStore()

export const setHostGone = (gone: boolean): void => store.set(goneAtom, gone)

export const useHostGone = (): boolean => useAtomValue(goneAtom, { store })

/** Whether the host itself answers no more: it was ended or hangs. Where page and host are one program it never is. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

const unreachableAtom = atom(false)
const store = getDefaultStore()

export const setHostUnreachable = (gone: boolean): void => store.set(unreachableAtom, gone)

export const useHostUnreachable = (): boolean => useAtomValue(unreachableAtom, { store })

/**
 * Whether the host process no longer answers, because it ended or hangs. In Electron page and host are one program, so
 * it is never set.
 */
import { atom, getDefaultStore } from 'jotai'
import { useAtomValue } from '../ui/use-atom'

const unreachableAtom = atom(false)
const store = getDefaultStore()

export const setHostUnreachable = (isUnreachable: boolean): void => store.set(unreachableAtom, isUnreachable)

export const useHostUnreachable = (): boolean => useAtomValue(unreachableAtom)

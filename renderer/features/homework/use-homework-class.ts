/** The class whose results are shown, per homework: all tabs of a homework and its 講評 share it. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { onSessionEnd } from '../../bridge/index'

const classesAtom = atom<Readonly<Record<string, string>>>({})
const store = getDefaultStore()

onSessionEnd(() => store.set(classesAtom, {}))

/**
 * The id of the chosen class, and a function to choose one; empty: all classes.
 * @param initial the class until one is chosen.
 */
export function useHomeworkClass(homeworkId: string, initial = ''): [string, (teamId: string) => void] {
  const classes = useAtomValue(classesAtom, { store })
  const choose = useCallback(
    (teamId: string) => store.set(classesAtom, old => ({ ...old, [homeworkId]: teamId })),
    [homeworkId],
  )
  return [classes[homeworkId] ?? initial, choose]
}

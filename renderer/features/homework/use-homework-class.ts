/** The class whose results are shown, per homework: all tabs of a homework and its 講評 share it. */
import { atom, getDefaultStore } from 'jotai'
import { useCallback } from 'react'
import { onSessionEnd } from '../../bridge/index'
import { useAtomValue } from '../../ui/use-atom'

const classesAtom = atom<Readonly<Record<string, string>>>({})
const store = getDefaultStore()

onSessionEnd(() => store.set(classesAtom, {}))

/**
 * The id of the chosen class, and a function to choose one; empty: all classes.
 * @param initial the class until one is chosen.
 */
export function useHomeworkClass(homeworkId: string, initial = ''): [string, (teamId: string) => void] {
  const classes = useAtomValue(classesAtom)
  const choose = useCallback(
    (teamId: string) => store.set(classesAtom, old => ({ ...old, [homeworkId]: teamId })),
    [homeworkId],
  )
  return [classes[homeworkId] ?? initial, choose]
}

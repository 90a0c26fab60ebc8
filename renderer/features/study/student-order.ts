/** The order of students in the list that opened one of them, for 前の生徒 and 次の生徒. */
import { atom, getDefaultStore } from 'jotai'
import { onSessionEnd } from '../../bridge/index'
import { useAtomValue } from '../../ui/use-atom'

const orderAtom = atom<readonly string[] | null>(null)
const store = getDefaultStore()

onSessionEnd(() => store.set(orderAtom, null))

/** Records the order of a list when it opens a student. */
export const setStudentOrder = (studentIds: readonly string[]): void => store.set(orderAtom, studentIds)

/** The order of the list that the student was opened from; null: there is none, so the class's own order counts. */
export function useStudentOrder(studentId: string): readonly string[] | null {
  const order = useAtomValue(orderAtom)
  return order?.includes(studentId) ? order : null
}

/**
 * Shared between the list pages and the paper page of a homework: the order of students for previous/next, whether it
 * includes those without an answer, and the last viewed paper.
 */
import { atom, getDefaultStore } from 'jotai'
import { onSessionEnd } from '../../../bridge/index'
import { useAtom, useAtomValue } from '../../../ui/use-atom'

interface ViewedPaper {
  homeworkId: string
  studentId: string
  topicId: string
}

interface PaperOrder {
  homeworkId: string
  /** The students in the order of the list; null: in the order of the server. */
  studentIds: readonly string[] | null
}

const viewedPaperAtom = atom<ViewedPaper | null>(null)
const paperOrderAtom = atom<PaperOrder | null>(null)
const includesIdleAtom = atom(false)
const store = getDefaultStore()

onSessionEnd(() => {
  store.set(viewedPaperAtom, null)
  store.set(paperOrderAtom, null)
  store.set(includesIdleAtom, false)
})

/** Records the paper that is shown. */
export const setLastViewedPaper = (paper: ViewedPaper): void => store.set(viewedPaperAtom, paper)

/** Returns the last viewed paper of this homework and forgets it, so that only one list moves its cursor there. */
export function takeLastViewedPaper(homeworkId: string): ViewedPaper | null {
  const paper = store.get(viewedPaperAtom)
  if (paper?.homeworkId !== homeworkId) return null
  store.set(viewedPaperAtom, null)
  return paper
}

/** Records that a list opens a paper, and the order of its students. */
export const setPaperOrder = (homeworkId: string, students: readonly string[] | null): void =>
  store.set(paperOrderAtom, { homeworkId, studentIds: students })

/** The order that the list recorded; null if the paper was opened by its address. */
export function usePaperOrder(homeworkId: string): PaperOrder | null {
  const order = useAtomValue(paperOrderAtom)
  return order?.homeworkId === homeworkId ? order : null
}

/** Whether previous and next also go to students who have done nothing in the topic; kept until the session ends. */
export const useIncludesIdle = () => useAtom(includesIdleAtom)

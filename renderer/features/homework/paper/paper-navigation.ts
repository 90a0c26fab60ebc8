/** What the screens of one homework hand each other: the order in which papers are gone through, and the last one seen. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { onSessionEnd } from '../../../bridge'

interface ViewedPaper {
  homeworkId: string
  studentId: string
  topicId: string
}

interface PaperOrder {
  homeworkId: string
  /** Student ids as they were shown; null: as the server orders them. */
  studentIds: readonly string[] | null
}

const viewedPaperAtom = atom<ViewedPaper | null>(null)
const paperOrderAtom = atom<PaperOrder | null>(null)
const store = getDefaultStore()

onSessionEnd(() => {
  store.set(viewedPaperAtom, null)
  store.set(paperOrderAtom, null)
})

/** Notes which paper is in sight. */
export const setLastViewedPaper = (viewed: ViewedPaper): void => store.set(viewedPaperAtom, viewed)

/** The paper last seen of this homework, once: the list that asks first goes back to it. */
export function takeLastViewedPaper(homeworkId: string): ViewedPaper | null {
  const viewed = store.get(viewedPaperAtom)
  if (viewed?.homeworkId !== homeworkId) return null
  store.set(viewedPaperAtom, null)
  return viewed
}

/** Notes that a list opens a paper, and in which order it shows its students. */
export const setPaperOrder = (homeworkId: string, students: readonly string[] | null): void =>
  store.set(paperOrderAtom, { homeworkId, studentIds: students })

/** How the papers of this homework were opened; null where one was opened by its address. */
export function usePaperOrder(homeworkId: string): PaperOrder | null {
  const opened = useAtomValue(paperOrderAtom, { store })
  return opened?.homeworkId === homeworkId ? opened : null
}

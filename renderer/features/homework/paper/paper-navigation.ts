/** What the screens of one homework hand each other: the order in which papers are gone through, and the last one seen. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { onSessionEnd } from '../../../bridge'

interface Viewed {
  homeworkId: string
  studentId: string
  topicId: string
}

interface Opened {
  homeworkId: string
  /** Student ids as they were shown; null: as the server orders them. */
  students: readonly string[] | null
}

const viewedAtom = atom<Viewed | null>(null)
const openedAtom = atom<Opened | null>(null)
const store = getDefaultStore()

onSessionEnd(() => {
  store.set(viewedAtom, null)
  store.set(openedAtom, null)
})

/** Notes which paper is in sight. */
export const noteViewed = (viewed: Viewed): void => store.set(viewedAtom, viewed)

/** The paper last seen of this homework, once: the list that asks first goes back to it. */
export function takeViewed(homeworkId: string): Viewed | null {
  const viewed = store.get(viewedAtom)
  if (viewed?.homeworkId !== homeworkId) return null
  store.set(viewedAtom, null)
  return viewed
}

/** Notes that a list opens a paper, and in which order it shows its students. */
export const noteOpened = (homeworkId: string, students: readonly string[] | null): void =>
  store.set(openedAtom, { homeworkId, students })

/** How the papers of this homework were opened; null where one was opened by its address. */
export function useOpened(homeworkId: string): Opened | null {
  const opened = useAtomValue(openedAtom, { store })
  return opened?.homeworkId === homeworkId ? opened : null
}

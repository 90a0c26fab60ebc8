/** What all parts of one result view share; a part reads it, a view never hands it on. */
import { createContext, useContext } from 'react'
import type { Paper } from '../../shared/items/paper'

export type Viewer = 'teacher' | 'student'

export interface ResultContextValue {
  /** Who looks; the words differ, the content does not. */
  viewer: Viewer
  /** The paper as it came: for its facts, and for files that a view fetches by itself. */
  paper: Paper
  /** Whose paper it is, where a screen shows a student's. */
  studentId: string | undefined
  /** In a preview without answers: whether the right answers are shown all the same. */
  showCorrect: boolean
  /** A file's address on the media origin: undefined while asking or without a file, null where it may not be had. */
  media: (file: string | undefined) => string | null | undefined
  /** Asks for all addresses again. */
  reloadMedia: () => void
}

const ResultContext = createContext<ResultContextValue | null>(null)

export const ResultContextProvider = ResultContext.Provider

/** The setting of the result view that a part stands in; throws outside of one. */
export function useResultContext(): ResultContextValue {
  const setting = useContext(ResultContext)
  if (!setting) throw new Error('a part stands outside a result view')
  return setting
}

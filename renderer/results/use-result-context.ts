/** The context that all parts of one result view share. Parts read it themselves; views do not pass it on. */
import { createContext, useContext } from 'react'
import type { Paper } from '../../shared/items/paper'
import type { Marking } from './notes/marking'

export type Viewer = 'teacher' | 'student'

export interface ResultContextValue {
  /** The labels depend on the viewer; the content does not. */
  viewer: Viewer
  /** The paper as received, for its metadata and for files that a view fetches itself. */
  paper: Paper
  /** The student whose paper it is, if a screen shows a student's paper. */
  studentId: string | undefined
  /** The teacher's own homework of the paper; undefined for headquarters' homework. */
  homeworkId: string | undefined
  /** The teacher can write comments on the student's writing; null if the host does not offer it. */
  marking: Marking | null
  /** Nothing that the AI says is shown. */
  hidesAi: boolean
  /** The full score of an item, to which its scores refer. */
  itemFullScore: number
  /** In a preview without answers: whether to show the right answers. */
  showCorrect: boolean
  /**
   * The media address of a file: undefined while it is being requested or without a file, null if it is not available.
   */
  media: (file: string | undefined) => string | null | undefined
  /** Requests all media addresses again. */
  reloadMedia: () => void
}

const ResultContext = createContext<ResultContextValue | null>(null)

export const ResultContextProvider = ResultContext.Provider

/** The context of the surrounding result view; throws outside of one. */
export function useResultContext(): ResultContextValue {
  const context = useContext(ResultContext)
  if (!context) throw new Error('useResultContext must be used inside a result view')
  return context
}

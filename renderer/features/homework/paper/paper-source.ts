/**
 * The data that PaperScreen shows. A teacher's own homework and headquarters' homework read it from different
 * endpoints.
 */
import type { UseQueryResult } from '@tanstack/react-query'
import type { Paper } from '../../../../shared/items/paper'
import type { BridgeError } from '../../../bridge/index'
import type { MatrixColumn } from '../matrix/matrix-types'
import type { TopicAverage } from '../matrix/shown-averages'
import type { StudentNeighbours } from './student-neighbours'

/** Which paper the address asks for. */
export interface PaperParams {
  homeworkId: string
  topicId: string
  studentId: string
  /** 0: the latest round. */
  round: number
}

/** A paper of the same homework to go to; without a round, the latest one. */
export interface PaperTarget {
  topicId: string
  studentId: string
  round?: number
}

/** The latest paper of a student who is not on the screen. */
export interface PaperAhead {
  studentId: string
  /** Whether the student comes before the one on the screen. */
  isBefore: boolean
  paper: Paper
}

export interface PaperSource {
  /** Reads the paper. While it loads, `data` is the previous paper. */
  query: UseQueryResult<Paper, BridgeError>
  /** The student of the paper; undefined until loaded. */
  student: { number: string; name: string; team: string } | undefined
  /** The name of a student of this list; undefined until loaded. */
  nameOf: (studentId: string) => string | undefined
  neighbours: StudentNeighbours
  /** The latest papers of the students on both sides, as far as they have loaded: they are rendered ahead. */
  ahead: readonly PaperAhead[]
  /** The topics of the homework. */
  columns: MatrixColumn[]
  /** The average of the student's class (the chosen one of several), or of all students if the class is not known. */
  average: TopicAverage
  /** Why the paper cannot exist (no such student or topic), as text; null if it can. */
  notFound: string | null
  /** The query keys of everything on the screen. */
  queryKeys: (readonly unknown[])[]
  /** The teacher's own homework; absent for headquarters' homework, whose papers are read without it. */
  homeworkId?: string
  /** Whether the total score is shown beside the title. */
  hasTotal: boolean
  /** The last one is the homework, by its title. */
  crumbs: { label: string; to: string }[]
  /** The address that Esc and the link of an error message open. */
  parentLink: { label: string; to: string }
  paperPath: (paper: PaperTarget) => string
}

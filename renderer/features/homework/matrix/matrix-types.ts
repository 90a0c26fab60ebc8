/** The columns, rows and cells of the score matrix. */
import type { ScoreClass } from '../../../../shared/domain/score-class'

/** One topic of the homework. */
export interface MatrixColumn {
  topicId: string
  title: string
  /** The title, followed by the full score if that is not 100. */
  label: string
  /** The kind of exercise. */
  viewKey: string
  full: number
  /** The average of all students as the server computed it; null if it sends none. */
  average: number | null
  /** How many students have completed the topic. */
  answered: number
}

/** Which of a student's rounds counts: the server's score, which is that of the latest round, or the best one. */
export const countedRounds = ['latest', 'best'] as const
export type CountedRound = (typeof countedRounds)[number]

/** One student's score in one topic. */
export interface MatrixCell {
  /** Of the counted round. Null if the student has not answered; 0 is a score. */
  score: number | null
  class: ScoreClass
  /** The score as text; empty if there is no score. */
  figure: string
  letter: string
  learnCount: number
  best: number | null
}

/** One student in one class. */
export interface MatrixRow {
  /** Unique per student and class: a student in two classes has two rows. */
  key: string
  studentId: string
  number: string
  name: string
  teamId: string
  team: string
  /** 0 not begun, 1 begun, 2 submitted. */
  submitStatus: number
  /** The time of the last submission. */
  submitTime: string | undefined
  /** The average over the answered topics, on a scale of 100. */
  average: number | null
  /** One cell per column, in column order. */
  cells: MatrixCell[]
}

/** The data of a score sheet. */

export interface SheetTopic {
  title: string
  /** The full score in points. */
  full: number
  /** The average of all students in points, as the server computed it. */
  average?: number
}

export interface SheetStudent {
  number: string
  name: string
  team: string
  teamId: string
  id: string
  /** The text in the sheet. */
  status: string
  submitted: boolean
  /** One score per topic, in the order of the topics; null without an answer. */
  scores: readonly (number | null)[]
}

export interface ScoreSheet {
  title: string
  teams: readonly string[]
  period: string
  /** Milliseconds since 1970. */
  madeAt: number
  /** The text in the sheet. */
  madeText: string
  topics: readonly SheetTopic[]
  pages: AsyncIterable<readonly SheetStudent[]>
  /** Called after the last row: the number of students on the server; undefined when the server did not send it. */
  expectedStudents?(): number | undefined
  /** The time of the oldest offline copy that has been read so far (ms); undefined when no copy was used. */
  copiedAt?(): number | undefined
}

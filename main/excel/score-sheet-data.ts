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

/** One row of the sheet of comments. */
export interface SheetComment {
  number: string
  name: string
  team: string
  topic: string
  /** The words on which the comment was written. */
  words: string
  comment: string
  author: string
  /** `moved`: the text has other words there now. `unread`: the comments of this work could not be read. */
  remark: 'none' | 'moved' | 'unread'
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
  /** Only for a homework with writing. Called after the last row: the comments of all students. */
  comments?(): readonly SheetComment[]
}

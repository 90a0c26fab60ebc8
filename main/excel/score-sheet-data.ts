/** What a score sheet is made of. */

export interface SheetTopic {
  title: string
  /** The full score, in points. */
  full: number
  /** The class's average in points, as the server says. */
  average?: number
}

export interface SheetStudent {
  number: string
  name: string
  team: string
  id: string
  /** As it stands in the sheet. */
  status: string
  submitted: boolean
  /** One per topic, in the topics' order; null where there is no answer. */
  scores: readonly (number | null)[]
}

export interface ScoreSheet {
  title: string
  teams: readonly string[]
  period: string
  /** Milliseconds since 1970. */
  madeAt: number
  /** As it stands in the sheet. */
  madeText: string
  topics: readonly SheetTopic[]
  pages: AsyncIterable<readonly SheetStudent[]>
  /** Asked after the last row: how many students the server counts, where it has said so. */
  expectedStudents?(): number | undefined
  /** The time of the oldest offline copy among what has been read so far (ms); undefined while there is none. */
  copiedAt?(): number | undefined
}

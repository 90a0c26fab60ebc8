/**
 * The averages of one homework: of each class, and of all students. The matrix, the paper and the score sheet all use
 * them, so that they show the same numbers. Rows are added one by one and not kept, because a score sheet streams them.
 */
import { createMean, type Mean } from './scores'

export interface GroupAverages {
  students: number
  submitted: number
  /** Of the students' averages, in points out of 100. */
  average: Mean
  /** One per topic, in points of the topic. */
  topics: readonly Mean[]
}

/** The part of a student's row that the averages use. */
export interface CountedRow {
  studentId: string
  teamId: string
  submitted: boolean
  average: number | null
  /** One per topic. */
  scores: readonly (number | null)[]
}

export interface HomeworkAverages {
  /** The number of rows: a student in two classes has a row in each. */
  rows: number
  /** Counts each student once. */
  overall: GroupAverages
  /** By id of the class, in the order of their first rows. */
  teams: Map<string, GroupAverages>
  add(row: CountedRow): void
}

const createGroup = (topics: number): GroupAverages => ({
  students: 0,
  submitted: 0,
  average: createMean(),
  topics: Array.from({ length: topics }, createMean),
})

function addTo(group: GroupAverages, row: CountedRow): void {
  group.students += 1
  if (row.submitted) group.submitted += 1
  group.average.add(row.average)
  group.topics.forEach((mean, index) => {
    mean.add(row.scores[index] ?? null)
  })
}

/** The averages of a homework with this number of topics, before the first row. */
export function createHomeworkAverages(topics: number): HomeworkAverages {
  const seen = new Set<string>()
  const averages: HomeworkAverages = {
    rows: 0,
    overall: createGroup(topics),
    teams: new Map(),
    add(row) {
      averages.rows += 1
      const team = averages.teams.get(row.teamId) ?? createGroup(topics)
      averages.teams.set(row.teamId, team)
      addTo(team, row)
      if (seen.has(row.studentId)) return
      seen.add(row.studentId)
      addTo(averages.overall, row)
    },
  }
  return averages
}

/** The averages of one class or of all students, as they are shown. */
export interface AverageRow {
  average: number | null
  /** One per topic. */
  topics: readonly (number | null)[]
}

/** The average of each topic in points as the server computed it over all students; absent if it sends none. */
type ServerAverages = readonly (number | null | undefined)[]

/**
 * The averages of one class, or of all students without `teamId`. If all rows have been added, they are the means of
 * the students' scores, and match the scores beside them. If rows are missing, only the server's averages of all
 * students are known.
 */
export function averageRow(
  { overall, teams }: Pick<HomeworkAverages, 'overall' | 'teams'>,
  { teamId, isComplete, server }: { teamId?: string | undefined; isComplete: boolean; server: ServerAverages },
): AverageRow {
  const group = teamId === undefined ? overall : teams.get(teamId)
  if (isComplete && group) return { average: group.average.value(), topics: group.topics.map(mean => mean.value()) }
  return { average: null, topics: overall.topics.map((_, at) => (teamId === undefined ? (server[at] ?? null) : null)) }
}

import type { PeriodFault } from './period'

/** What is missing before reports can be made; `answer`: the server has not named the students yet. */
export type MissingChoice = 'team' | 'period' | 'answer' | 'students'

interface Choice {
  /** The id of the class; empty: none is chosen. */
  team: string
  fault: PeriodFault | null
  /** The number of chosen students; undefined until the students are known. */
  students: number | undefined
}

/** The first thing that is missing, in the order in which a teacher chooses; null if nothing is. */
export function missingChoice({ team, fault, students }: Choice): MissingChoice | null {
  if (team === '') return 'team'
  if (fault !== null) return 'period'
  if (students === undefined) return 'answer'
  return students === 0 ? 'students' : null
}

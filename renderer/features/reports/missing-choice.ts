import type { PeriodFault } from './period'

/** What is missing before reports can be made; `answer`: the server has not named the classes or students. */
export type MissingChoice = 'team' | 'period' | 'answer' | 'students'

interface Choice {
  /** The id of the class; empty: none is chosen. */
  team: string
  /** The classes could not be read, so none can be chosen. */
  hasNoTeams: boolean
  fault: PeriodFault | null
  /** The number of chosen students; undefined until the students are known. */
  students: number | undefined
}

/** The first thing that is missing, in the order in which a teacher chooses; null if nothing is. */
export function missingChoice({ team, hasNoTeams, fault, students }: Choice): MissingChoice | null {
  if (team === '') return hasNoTeams ? 'answer' : 'team'
  if (fault !== null) return 'period'
  if (students === undefined) return 'answer'
  return students === 0 ? 'students' : null
}

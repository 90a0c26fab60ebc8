import type { Period } from '../../features/reports/period'
import type { StudentFacts } from '../../features/study/use-student'
import type { Place, Tab } from './address'

export interface TabProps {
  student: StudentFacts
  /** The name, or the word that hides it. */
  name: string
  period: Period
  place: Place
  /** The address of a tab of this student, in the same period. */
  to(tab: Tab, at?: { homework_id?: string; topic_id?: string; resource_id?: string }): string
}

/** How many rows one request reads. */
export const readAtOnce = 200

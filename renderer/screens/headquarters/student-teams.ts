import type { TopicStudent } from '../../features/homework/topic/topic-scores'
import type { StudentTeams } from '../../features/homework/topic/use-student-teams'

/** The class of each student; null if all are in one class or the server does not give classes. */
export function teamsOf(students: readonly TopicStudent[]): StudentTeams | null {
  const names = new Map(students.flatMap(({ student_id, team_name }) => (team_name ? [[student_id, team_name]] : [])))
  return new Set(names.values()).size > 1 ? names : null
}

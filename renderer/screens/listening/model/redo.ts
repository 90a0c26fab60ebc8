/** Whom the teacher asks to record again: by homework, because a message names the homework. Pure functions. */
import { groupBy } from '../../../../shared/domain/group-by'
import type { Submission } from '../../../features/homework/queue/submissions'

export interface RedoGroup {
  homeworkId: string
  homeworkTitle: string
  /** Each student once. */
  students: { id: string; name: string }[]
}

/** The students of these submissions, by homework, in the order of the queue. */
export const redoGroups = (items: readonly Submission[]): RedoGroup[] =>
  [...groupBy(items, ({ homeworkId }) => homeworkId).values()].map(group => ({
    homeworkId: group[0]?.homeworkId ?? '',
    homeworkTitle: group[0]?.homeworkTitle ?? '',
    students: [...new Map(group.map(({ studentId, name }) => [studentId, { id: studentId, name }])).values()],
  }))

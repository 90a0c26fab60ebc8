/** Whom the teacher asks to record again: by homework, because a message names the homework. Pure functions. */

import { groupBy } from '../../../../shared/domain/group-by'
import { limits } from '../../../../shared/domain/limits'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import type { Submission } from '../../../features/homework/queue/submissions'
import { text } from '../text'

/** Why the students are to record again: nothing is heard, or the teacher has marked もう一度. */
export const redoReasons = ['empty', 'again'] as const
export type RedoReason = (typeof redoReasons)[number]

export interface RedoGroup {
  homeworkId: string
  homeworkTitle: string
  /** Each student once. */
  students: { id: string; name: string }[]
  items: Submission[]
}

/** The students of these submissions, by homework, in the order of the queue. */
export const redoGroups = (items: readonly Submission[]): RedoGroup[] =>
  [...groupBy(items, ({ homeworkId }) => homeworkId).values()].map(group => ({
    homeworkId: group[0]?.homeworkId ?? '',
    homeworkTitle: group[0]?.homeworkTitle ?? '',
    items: group,
    students: [...new Map(group.map(({ studentId, name }) => [studentId, { id: studentId, name }])).values()],
  }))

/** The message 再提出のお願い to the students of a group. */
export const redoMessage = ({ homeworkTitle }: RedoGroup, reason: RedoReason) => ({
  title: [...text.redo.title(homeworkTitle)].slice(0, limits.message.title).join(''),
  content: text.redo.content[reason](homeworkTitle),
})

export const redoRequest = (group: RedoGroup, reason: RedoReason): EndpointRequest<'send-new-message'> => ({
  ...redoMessage(group, reason),
  student_ids: group.students.map(({ id }) => id).join(),
  homework_ids: group.homeworkId,
})

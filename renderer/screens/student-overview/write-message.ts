/** What a message to students of 生徒別の状況 begins with. */
import { limits } from '../../../shared/domain/limits'
import type { Sign } from '../../../shared/domain/study-signs'
import type { Receivers } from '../../features/messages/receivers-state'
import { isLookSign, type MonthRow } from './month-rows'
import { text } from './text'

/** The reason of a message: a sign, or a word of the teacher to the students that she has chosen. */
export type Reason = Sign | 'look' | 'praise'

const subjectOf = (reason: Reason): string => {
  if (reason === 'overdue') return text.subjects.overdue
  const isPraise = reason === 'praise' || (reason !== 'look' && !isLookSign(reason))
  return isPraise ? text.subjects.praise : text.subjects.look
}

/** The receivers and the subject. A reminder of missing homework names the homework. */
export function messageTo(reason: Reason, students: readonly MonthRow[]): Receivers {
  const missing = reason === 'overdue' ? students.flatMap(({ overdue }) => overdue) : []
  const homeworks = new Map(missing.map(({ homework }) => [homework.homework_id, homework.title]))
  return {
    title: subjectOf(reason),
    studentIds: [...new Set(students.map(({ student_id }) => student_id))],
    homeworks: [...homeworks].slice(0, limits.message.homeworks).map(([id, title]) => ({ id, title })),
  }
}

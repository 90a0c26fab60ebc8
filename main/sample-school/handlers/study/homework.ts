/** Homework of a period, and the students who have submitted it. */
import { submitStatus } from '../../../../shared/domain/statuses'
import { wireTime } from '../../../../shared/domain/time'
import { deadlineAt } from '../../data/homework-status'
import { submitStatusAt } from '../../data/round-times'
import type { Span } from '../../data/submitted-rounds'
import type { Homework, Student, World } from '../../data/world-types'
import { oneDecimal } from '../homework/overviews'
import type { Call } from '../types'

/** Homework that was delivered by now and ran in the span, latest first. */
export const homeworkIn = ({ world, at }: Call, span: Span): Homework[] =>
  [...world.homeworks, ...world.archive]
    .filter(homework => homework.start <= span.until && deadlineAt(homework, at) >= span.from)
    .sort((a, b) => b.start - a.start || a.index - b.index)

/** The fields that identify a homework in a row. */
export const homeworkHead = (homework: Homework, now: number) => ({
  homework_id: homework.id,
  title: homework.title,
  homework_type: homework.type,
  start_time: wireTime(homework.start),
  end_time: wireTime(deadlineAt(homework, now)),
  topic_count: homework.topics.length,
})

export interface SubmissionCounts {
  homework: number
  submitted: number
}

/** How many homeworks each student received, and how many of them they submitted. */
export function submissionCountsOf(
  world: World,
  homeworks: readonly Homework[],
  now: number,
): Map<Student, SubmissionCounts> {
  const each = new Map<Student, SubmissionCounts>()
  for (const homework of homeworks) {
    homework.students.forEach((student, place) => {
      const counts = each.get(student) ?? { homework: 0, submitted: 0 }
      counts.homework++
      if (submitStatusAt(world.seed, homework, place, now) === submitStatus.submitted) counts.submitted++
      each.set(student, counts)
    })
  }
  return each
}

/** The wire format, for one student or for the sum of many. */
export function submittedFigures(counts: SubmissionCounts) {
  return {
    homework_count: counts.homework,
    submitted_count: counts.submitted,
    submit_percent: oneDecimal(counts.homework === 0 ? null : (100 * counts.submitted) / counts.homework),
  }
}

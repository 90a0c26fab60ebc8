/** Which submissions a teacher has looked at, kept on this PC (`shared/contract/keeps.ts`). Pure functions. */
import type { Keep } from '../../../../shared/contract/keeps'
import { limits } from '../../../../shared/domain/limits'
import { submitStatus } from '../../../../shared/domain/statuses'
import { day, parseJst } from '../../../../shared/domain/time'

export type SeenPapers = Keep<'seen-papers'>

/** The fields of a student's row that say what was submitted. */
export interface Submission {
  studentId: string
  /** 2: submitted. */
  submitStatus: number
  submitTime: string | undefined
}

/** Never looked at; submitted again since the last look; looked at. */
export type SeenState = 'unseen' | 'renewed' | 'seen'

/** Whether the teacher has not looked at a submission, or not since it was submitted again. */
export const isNewSubmission = (state: SeenState | null): state is 'unseen' | 'renewed' =>
  state !== null && state !== 'seen'

/** The time of a submission in seconds; 0 if the server does not send it. */
const secondsOf = ({ submitTime }: Submission): number => Math.floor((parseJst(submitTime ?? '') ?? 0) / 1000)

/** The state of a student's submission; null if the student has not submitted the homework. */
export function seenState(seen: SeenPapers, homeworkId: string, submission: Submission): SeenState | null {
  if (submission.submitStatus !== submitStatus.submitted) return null
  const known = seen[homeworkId]
  const at = secondsOf(submission)
  if (known && at > 0 && at <= known.upTo) return 'seen'
  const mark = known?.students[submission.studentId]
  if (mark === undefined) return 'unseen'
  return mark < at ? 'renewed' : 'seen'
}

interface Counts {
  homework_id: string
  submitted_count: number
}

/** How many submissions of a homework nobody has looked at: from the counts of a list, without the students. */
export function unseenCount(seen: SeenPapers, { homework_id, submitted_count }: Counts): number {
  const known = seen[homework_id]
  return Math.max(0, submitted_count - (known ? known.base + Object.keys(known.students).length : 0))
}

/** Drops the homeworks that were looked at longest ago, until the bounds hold. */
function withinBounds(seen: SeenPapers, now: number): SeenPapers {
  const oldest = Math.floor((now - limits.seenPapers.days * day) / 1000)
  let marks = 0
  const newestFirst = Object.entries(seen).sort(([, a], [, b]) => b.at - a.at)
  return Object.fromEntries(
    newestFirst.filter(([, { at, students }], index) => {
      // each homework takes some room, also without marks
      marks += Object.keys(students).length + 3
      return index === 0 || (at >= oldest && marks <= limits.seenPapers.marks)
    }),
  )
}

/** Marks submissions as looked at; students who have not submitted are left out. */
export function withSeen(
  seen: SeenPapers,
  homeworkId: string,
  submissions: readonly Submission[],
  now: number,
): SeenPapers {
  const fresh = submissions.filter(each => isNewSubmission(seenState(seen, homeworkId, each)))
  if (fresh.length === 0) return seen
  const old = seen[homeworkId] ?? { at: 0, upTo: 0, base: 0, students: {} }
  const marks = Object.fromEntries(fresh.map(each => [each.studentId, secondsOf(each)]))
  const next = { ...old, at: Math.floor(now / 1000), students: { ...old.students, ...marks } }
  return withinBounds({ ...seen, [homeworkId]: next }, now)
}

/** Marks everything as looked at that these homeworks had at `readAt`, when their counts were read. */
export function withAllSeen(seen: SeenPapers, homeworks: readonly Counts[], readAt: number): SeenPapers {
  const at = Math.floor(readAt / 1000)
  const known = homeworks.map(({ homework_id, submitted_count }) => [
    homework_id,
    { at, upTo: at, base: submitted_count, students: {} },
  ])
  return withinBounds({ ...seen, ...Object.fromEntries(known) }, readAt)
}

/**
 * Removes the marks of students who do not count as submitted any more, so that the counts of a list agree with the
 * students. @param all every student of the homework.
 */
export function withoutStale(seen: SeenPapers, homeworkId: string, all: readonly Submission[]): SeenPapers {
  const known = seen[homeworkId]
  if (!known) return seen
  const done = all.filter(each => each.submitStatus === submitStatus.submitted)
  const isEarly = (each: Submission) => secondsOf(each) > 0 && secondsOf(each) <= known.upTo
  const base = new Set(done.filter(isEarly).map(({ studentId }) => studentId)).size
  const later = new Set(done.filter(each => !isEarly(each)).map(({ studentId }) => studentId))
  const students = Object.fromEntries(Object.entries(known.students).filter(([id]) => later.has(id)))
  const isSame = base === known.base && Object.keys(students).length === Object.keys(known.students).length
  return isSame ? seen : { ...seen, [homeworkId]: { ...known, base, students } }
}

/** How a question went: the class's correct rate, or the mean of what was spoken or written; whole, or of one class. */
import { type ScoreClass, scoreClass, scoreClasses } from '../../../../shared/domain/score-class'
import { isWriting } from '../../../../shared/domain/view-families'
import { groupAnswers, groupStatistics } from '../../../results/class-answers/group-answers'
import type { Slide } from './slides'

/** Whose answers count; all where undefined. */
export type CountedStudents = ReadonlySet<string> | undefined

export interface ClassScore {
  kind: 'rate' | 'points'
  /** Per cent, or points of `full`; null where nobody has answered. */
  value: number | null
  full: number
  /** Beside a rate, of which partial points are a part: the mean in points; null where all or nothing was given. */
  average: number | null
  /** Of the whole, 0–1, by which questions are put in order. */
  share: number | null
  /** Students who handed the topic in, and of them those who left the question open. */
  students: number
  open: number
}

/** Whether answers are marked right or wrong; a question that nobody answered yet says so by its view. */
const isMarked = ({ topic, asked }: Slide): boolean =>
  asked.correctRate !== undefined ||
  (asked.average === undefined && !isWriting(topic.view_key) && asked.interpretation.scoring !== 'spoken')

/** How many were right, or, where a question is not marked right or wrong, the mean. Of everybody the server's figure goes first. */
export function classScoreOf(slot: Slide, among: CountedStudents): ClassScore {
  const { asked } = slot
  const groups = groupAnswers(asked.interpretation, asked.answers, among)
  const own = groupStatistics(groups)
  const marked = isMarked(slot)
  const isPartial = groups.some(({ score }) => score !== null && score > 0 && score < asked.interpretation.fullScore)
  const full = marked ? 100 : asked.interpretation.fullScore
  const { correctRate: percent, average } = among === undefined ? asked : { correctRate: undefined, average: undefined }
  const mean = average ?? own.average
  const value = marked ? (percent ?? own.correctRate) : mean
  const share = value === null ? null : value / full
  return {
    kind: marked ? 'rate' : 'points',
    value,
    full,
    average: marked && isPartial ? mean : null,
    share,
    students: own.students,
    open: own.unanswered,
  }
}

/**
 * Whether what was written can be held side by side; else only its scores: what was said leaves no text, and a whole
 * writing is somebody's own.
 */
export function canShowTexts({ topic, asked }: Slide): boolean {
  if (isWriting(topic.view_key) || asked.interpretation.scoring === 'spoken') return false
  return asked.correctRate !== undefined || asked.answers.some(({ answer_result }) => answer_result !== '')
}

/** How many students stand in A, B and C, and how many are 未回答. */
export function spreadOf({ asked }: Slide, among: CountedStudents): Record<ScoreClass, number> {
  const counts = Object.fromEntries(scoreClasses.map(name => [name, 0])) as Record<ScoreClass, number>
  for (const { score, student_ids } of asked.answers)
    counts[scoreClass(score, asked.interpretation.fullScore)] += student_ids.filter(id => among?.has(id) ?? true).length
  return counts
}

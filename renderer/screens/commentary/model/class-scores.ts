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
  ratio: number | null
  /** Students who handed the topic in, and of them those who left the question open. */
  students: number
  unanswered: number
}

/** Whether answers are marked right or wrong; a question that nobody answered yet says so by its view. */
const isMarked = ({ topic, classQuestion }: Slide): boolean =>
  classQuestion.correctRate !== undefined ||
  (classQuestion.average === undefined &&
    !isWriting(topic.view_key) &&
    classQuestion.interpretation.scoring !== 'spoken')

/** How many were right, or, where a question is not marked right or wrong, the mean. Of everybody the server's figure goes first. */
export function classScoreOf(slide: Slide, countedStudents: CountedStudents): ClassScore {
  const { classQuestion } = slide
  const groups = groupAnswers(classQuestion.interpretation, classQuestion.answers, countedStudents)
  const own = groupStatistics(groups)
  const marked = isMarked(slide)
  const isPartial = groups.some(
    ({ score }) => score !== null && score > 0 && score < classQuestion.interpretation.fullScore,
  )
  const full = marked ? 100 : classQuestion.interpretation.fullScore
  const { correctRate, average } =
    countedStudents === undefined ? classQuestion : { correctRate: undefined, average: undefined }
  const mean = average ?? own.average
  const value = marked ? (correctRate ?? own.correctRate) : mean
  const share = value === null ? null : value / full
  return {
    kind: marked ? 'rate' : 'points',
    value,
    full,
    average: marked && isPartial ? mean : null,
    ratio: share,
    students: own.students,
    unanswered: own.unanswered,
  }
}

/**
 * Whether what was written can be held side by side; else only its scores: what was said leaves no text, and a whole
 * writing is somebody's own.
 */
export function canShowTexts({ topic, classQuestion }: Slide): boolean {
  if (isWriting(topic.view_key) || classQuestion.interpretation.scoring === 'spoken') return false
  return (
    classQuestion.correctRate !== undefined || classQuestion.answers.some(({ answer_result }) => answer_result !== '')
  )
}

/** How many students stand in A, B and C, and how many are 未回答. */
export function countByScoreClass(
  { classQuestion }: Slide,
  countedStudents: CountedStudents,
): Record<ScoreClass, number> {
  const counts = Object.fromEntries(scoreClasses.map(name => [name, 0])) as Record<ScoreClass, number>
  for (const { score, student_ids } of classQuestion.answers)
    counts[scoreClass(score, classQuestion.interpretation.fullScore)] += student_ids.filter(
      id => countedStudents?.has(id) ?? true,
    ).length
  return counts
}

/**
 * The result of a question for all classes or one class: its correct rate, or the mean score of spoken and written
 * answers.
 */
import { type ScoreClass, scoreClass, scoreClasses } from '../../../../shared/domain/score-class'
import { isWriting } from '../../../../shared/domain/view-families'
import { type GroupStatistics, groupAnswers, groupStatistics } from '../../../results/class-answers/group-answers'
import type { Slide } from './slides'

/** The students whose answers count; undefined: all students. */
export type CountedStudents = ReadonlySet<string> | undefined

export interface ClassScore {
  kind: 'rate' | 'points'
  /** Per cent, or points out of `full`; null if nobody has answered. */
  value: number | null
  full: number
  /** The mean in points, shown beside a rate if some answers got partial points; null otherwise. */
  average: number | null
  /** `value` as a ratio from 0 to 1; questions are sorted by it. */
  ratio: number | null
  counted: GroupStatistics
}

/** Whether answers are marked right or wrong. For a question without answers, the view decides. */
const isMarked = ({ topic, classQuestion }: Slide): boolean =>
  classQuestion.correctRate !== undefined ||
  (classQuestion.average === undefined &&
    !isWriting(topic.view_key) &&
    classQuestion.interpretation.scoring !== 'spoken')

/**
 * The correct rate, or the mean of a question that is not marked right or wrong. For all students the server's value
 * has priority.
 */
export function classScoreOf(slide: Slide, countedStudents: CountedStudents): ClassScore {
  const { classQuestion } = slide
  const groups = groupAnswers(classQuestion.interpretation, classQuestion.answers, countedStudents)
  const counted = groupStatistics(groups)
  const marked = isMarked(slide)
  const isPartial = groups.some(
    ({ score }) => score !== null && score > 0 && score < classQuestion.interpretation.fullScore,
  )
  const full = marked ? 100 : classQuestion.interpretation.fullScore
  const { correctRate, average } =
    countedStudents === undefined ? classQuestion : { correctRate: undefined, average: undefined }
  const mean = average ?? counted.average
  const value = marked ? (correctRate ?? counted.correctRate) : mean
  const share = value === null ? null : value / full
  return {
    kind: marked ? 'rate' : 'points',
    value,
    full,
    average: marked && isPartial ? mean : null,
    ratio: share,
    counted,
  }
}

/**
 * Whether the answers can be compared as texts. Otherwise only scores are shown: spoken answers have no text, and a
 * whole writing is personal.
 */
export function canShowTexts({ topic, classQuestion }: Slide): boolean {
  if (isWriting(topic.view_key) || classQuestion.interpretation.scoring === 'spoken') return false
  return (
    classQuestion.correctRate !== undefined || classQuestion.answers.some(({ answer_result }) => answer_result !== '')
  )
}

/** The number of students with A, B and C, and without an answer (未回答). */
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

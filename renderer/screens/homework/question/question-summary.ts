/** Summarises the answers to the questions of a topic. Pure functions. */

import type { RosterStudent } from '../../../features/homework/roster'
import {
  type AnswerGroup,
  type ClassQuestion,
  type GroupStatistics,
  groupAnswers,
  groupStatistics,
} from '../../../results/index'

export interface QuestionSummary {
  classQuestion: ClassQuestion
  groups: AnswerGroup[]
  /** Counted from the groups. The two numbers below are the server's where it gives them. */
  counted: GroupStatistics
  correctRate: number | null
  average: number | null
}

/**
 * Summarises the answers of the class, or only of the students `among`. For the whole class the numbers are the
 * server's. For some students they are counted; the correct rate only if the server gives one as well.
 */
export function summariseQuestion(
  classQuestion: ClassQuestion,
  among: ReadonlySet<string> | undefined,
): QuestionSummary {
  const groups = groupAnswers(classQuestion.interpretation, classQuestion.answers, among)
  const counted = groupStatistics(groups)
  const isPartial = among !== undefined
  return {
    classQuestion,
    groups,
    counted,
    correctRate:
      classQuestion.correctRate === undefined ? null : isPartial ? counted.correctRate : classQuestion.correctRate,
    average: isPartial ? counted.average : (classQuestion.average ?? null),
  }
}

/** The students who have not submitted the topic: they are in no group. */
export function studentsWithoutAnswer(
  members: readonly RosterStudent[],
  groups: readonly AnswerGroup[],
): RosterStudent[] {
  const submittedIds = new Set(groups.flatMap(group => group.studentIds))
  return members.filter(member => !submittedIds.has(member.studentId))
}

/** The student ids of one class; undefined: all students. */
export const studentIdsOfTeam = (members: readonly RosterStudent[], teamId: string): ReadonlySet<string> | undefined =>
  teamId === ''
    ? undefined
    : new Set(members.filter(({ teams }) => teams.some(team => team.id === teamId)).map(({ studentId }) => studentId))

/** The order of the list: as asked, or hardest first. */
export type QuestionOrder = 'asked' | 'hardest'

/** The sort value: the correct rate, or else the average. Questions without one come last. */
const easiness = ({ correctRate, average }: QuestionSummary): number | null => correctRate ?? average

/** Sorts the questions. Questions with equal values stay in the order as asked. */
export function orderQuestions(summaries: readonly QuestionSummary[], order: QuestionOrder): QuestionSummary[] {
  if (order === 'asked') return [...summaries]
  return summaries.toSorted((one, other) => {
    const [first, second] = [easiness(one), easiness(other)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return first - second
  })
}

/** The index of the question; 0 if no question has this id. */
export const indexOfQuestion = (summaries: readonly QuestionSummary[], questionId: string | null): number =>
  Math.max(
    0,
    summaries.findIndex(({ classQuestion }) => classQuestion.id === questionId),
  )

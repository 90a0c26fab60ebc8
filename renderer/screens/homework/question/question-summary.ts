/** One question across the class: who stands in which group, and which question is in sight. Pure rules. */

import type { RosterStudent } from '../../../features/homework/roster'
import { type AnswerGroup, type ClassQuestion, groupAnswers, groupStatistics } from '../../../results/index'

export interface QuestionSummary {
  asked: ClassQuestion
  groups: AnswerGroup[]
  /** Who has handed the topic in; of them, who has left the question open. */
  submittedCount: number
  unansweredCount: number
  correctRate: number | null
  average: number | null
}

/**
 * What the class, or those `among` it, gave to a question. The figures of the whole class are the server's; of a part they are
 * counted, and a rate stands only where the server gives one as well.
 */
export function summariseQuestion(asked: ClassQuestion, among: ReadonlySet<string> | undefined): QuestionSummary {
  const groups = groupAnswers(asked.interpretation, asked.answers, among)
  const counted = groupStatistics(groups)
  const part = among !== undefined
  return {
    asked,
    groups,
    submittedCount: counted.students,
    unansweredCount: counted.unanswered,
    correctRate: asked.correctRate === undefined ? null : part ? counted.correctRate : asked.correctRate,
    average: part ? counted.average : (asked.average ?? null),
  }
}

/** Those who have not handed the topic in: in none of the groups. */
export function studentsWithoutAnswer(
  members: readonly RosterStudent[],
  groups: readonly AnswerGroup[],
): RosterStudent[] {
  const there = new Set(groups.flatMap(group => group.studentIds))
  return members.filter(member => !there.has(member.studentId))
}

/** The students of one class; undefined where all are meant. */
export const studentIdsOfTeam = (members: readonly RosterStudent[], teamId: string): ReadonlySet<string> | undefined =>
  teamId === ''
    ? undefined
    : new Set(members.filter(({ teams }) => teams.some(team => team.id === teamId)).map(({ studentId }) => studentId))

/** How the list of questions is ordered: as they are asked, or the hardest first. */
export type QuestionOrder = 'asked' | 'hardest'

/** How hard a question was: by its rate, else by its mean; null stands last. */
const easiness = ({ correctRate, average }: QuestionSummary): number | null => correctRate ?? average

/** The questions in the chosen order; equal ones as they are asked. */
export function orderQuestions(summaries: readonly QuestionSummary[], order: QuestionOrder): QuestionSummary[] {
  if (order === 'asked') return [...summaries]
  return summaries.toSorted((one, other) => {
    const [mine, theirs] = [easiness(one), easiness(other)]
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null)
    return mine - theirs
  })
}

/** Where the question of this id stands; the first where none is named or there. */
export const indexOfQuestion = (summaries: readonly QuestionSummary[], questionId: string | null): number =>
  Math.max(
    0,
    summaries.findIndex(({ asked }) => asked.id === questionId),
  )

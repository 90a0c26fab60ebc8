/** One question across the class: who stands in which group, and which question is in sight. Pure rules. */

import type { Member } from '../../../features/homework/roster'
import { type AnswerGroup, type ClassQuestion, groupAnswers, groupFigures } from '../../../results/index'

export interface QuestionSummary {
  asked: ClassQuestion
  groups: AnswerGroup[]
  /** Who has handed the topic in; of them, who has left the question open. */
  handedIn: number
  open: number
  percent: number | null
  average: number | null
}

/**
 * What the class, or those `among` it, gave to a question. The figures of the whole class are the server's; of a part they are
 * counted, and a rate stands only where the server gives one as well.
 */
export function summaryOf(asked: ClassQuestion, among: ReadonlySet<string> | undefined): QuestionSummary {
  const groups = groupAnswers(asked.reading, asked.answers, among)
  const counted = groupFigures(groups)
  const part = among !== undefined
  return {
    asked,
    groups,
    handedIn: counted.students,
    open: counted.open,
    percent: asked.percent === undefined ? null : part ? counted.percent : asked.percent,
    average: part ? counted.average : (asked.average ?? null),
  }
}

/** Those who have not handed the topic in: in none of the groups. */
export function absentOf(members: readonly Member[], groups: readonly AnswerGroup[]): Member[] {
  const there = new Set(groups.flatMap(group => group.studentIds))
  return members.filter(member => !there.has(member.studentId))
}

/** The students of one class; undefined where all are meant. */
export const amongOf = (members: readonly Member[], teamId: string): ReadonlySet<string> | undefined =>
  teamId === ''
    ? undefined
    : new Set(members.filter(({ teams }) => teams.some(team => team.id === teamId)).map(({ studentId }) => studentId))

/** How the list of questions is ordered: as they are asked, or the hardest first. */
export type QuestionOrder = 'asked' | 'hardest'

/** How hard a question was: by its rate, else by its mean; null stands last. */
const ease = ({ percent, average }: QuestionSummary): number | null => percent ?? average

/** The questions in the chosen order; equal ones as they are asked. */
export function orderQuestions(summaries: readonly QuestionSummary[], order: QuestionOrder): QuestionSummary[] {
  if (order === 'asked') return [...summaries]
  return summaries.toSorted((one, other) => {
    const [mine, theirs] = [ease(one), ease(other)]
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null)
    return mine - theirs
  })
}

/** Where the question of this id stands; the first where none is named or there. */
export const placeOf = (summaries: readonly QuestionSummary[], questionId: string | null): number =>
  Math.max(
    0,
    summaries.findIndex(({ asked }) => asked.id === questionId),
  )

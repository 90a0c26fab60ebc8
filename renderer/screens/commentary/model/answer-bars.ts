/** The answers of a class to one question as bars. Pure functions over the answer groups. */

import type { AnswerGroup, AnswerInterpretation, GroupMark } from '../../../results/class-answers/group-answers'

/** The mark of an answer once revealed. Null: no mark, e.g. a wrong choice that nobody took. */
export type BarMark = 'right' | 'partial' | 'wrong' | 'unanswered' | null

export interface Bar {
  key: string
  /** The sign of the choice, e.g. A; absent for written answers. */
  sign?: string
  /** The answer, one text per blank or piece; empty if nothing was written. */
  parts: string[]
  /** The file of a picture choice. */
  picture?: string
  mark: BarMark
  students: string[]
}

/** A score class (A, B, C) is neither right nor wrong. */
const markOf = (mark: GroupMark): BarMark =>
  mark === 'right' || mark === 'partial' || mark === 'wrong' || mark === 'unanswered' ? mark : null

const barOf = ({ key, mark, parts, choices, studentIds }: AnswerGroup): Bar => ({
  key,
  sign: choices.map(choice => choice.index).join('・') || undefined,
  parts,
  picture: choices.find(choice => choice.isPicture)?.content,
  mark: markOf(mark),
  students: studentIds,
})

/**
 * One bar per answer, the largest first. A question with single choices has one bar per choice in their own order, also
 * for choices that nobody took, followed by other answers.
 */
export function barsOf(groups: readonly AnswerGroup[], { question, scoring }: AnswerInterpretation): Bar[] {
  const choices = question?.choices ?? []
  const single = groups.every(group => group.choices.length < 2) && (question?.blanks.length ?? 0) < 2
  if (choices.length === 0 || !single || scoring === 'ordered') return groups.map(barOf)
  const choiceBars = choices.map((choice): Bar => {
    const own = groups.filter(group => group.choices[0]?.index === choice.index)
    const [first] = own
    return {
      key: `choice ${choice.index}`,
      sign: choice.index,
      parts: choice.isPicture ? [] : [choice.content],
      picture: choice.isPicture ? choice.content : undefined,
      mark: first ? markOf(first.mark) : choice.isCorrect ? 'right' : null,
      students: own.flatMap(group => group.studentIds),
    }
  })
  return [...choiceBars, ...groups.filter(group => group.choices.length === 0).map(barOf)]
}

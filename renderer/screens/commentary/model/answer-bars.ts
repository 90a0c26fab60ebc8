/** What the class gave to one question, as bars: pure rules over the groups. */

import type { AnswerGroup, AnswerInterpretation, GroupMark } from '../../../results/class-answers/group-answers'

/** How an answer is marked once it is revealed; null: nobody gave it, and it is neither. */
export type BarMark = 'right' | 'partial' | 'wrong' | 'open' | null

export interface Bar {
  key: string
  /** The choice's sign, where it is one. */
  sign?: string
  /** What was given, a text per blank or piece; none: nothing was written. */
  parts: string[]
  /** The file of a choice that is a picture. */
  picture?: string
  mark: BarMark
  students: string[]
}

/** Points of a class are neither right nor wrong. */
const markOf = (mark: GroupMark): BarMark =>
  mark === 'right' || mark === 'partial' || mark === 'wrong' || mark === 'open' ? mark : null

const barOf = ({ key, mark, parts, choices, studentIds }: AnswerGroup): Bar => ({
  key,
  sign: choices.map(choice => choice.index).join('・') || undefined,
  parts,
  picture: choices.find(choice => choice.isPicture)?.content,
  mark: markOf(mark),
  students: studentIds,
})

/**
 * A bar per answer, the largest first; of a question with choices a bar per choice in their own order, also of one that nobody
 * took, and then what else was given.
 */
export function barsOf(groups: readonly AnswerGroup[], { question, scoring }: AnswerInterpretation): Bar[] {
  const choices = question?.choices ?? []
  const single = groups.every(group => group.choices.length < 2) && (question?.blanks.length ?? 0) < 2
  if (choices.length === 0 || !single || scoring === 'ordered') return groups.map(barOf)
  const taken = choices.map((choice): Bar => {
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
  return [...taken, ...groups.filter(group => group.choices.length === 0).map(barOf)]
}

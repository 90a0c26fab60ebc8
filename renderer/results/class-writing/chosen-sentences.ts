/**
 * Which sentences of a topic a teacher shows to the class, and which she hides from it (docs/stores.md). Only their
 * hashes are kept. Pure functions.
 */
import type { Keep } from '../../../shared/contract/keeps'
import { limits } from '../../../shared/domain/limits'

export type ClassSentenceChoices = Keep<'class-sentences'>
type Choice = ClassSentenceChoices[string]

/** `shown`: good sentences, in the order in which they were chosen. `hidden`: never an example in front of the class. */
export type ChoiceKind = 'shown' | 'hidden'

const none: Choice = { at: 0, shown: [], hidden: [] }

export const choiceOf = (choices: ClassSentenceChoices, topicId: string): Choice => choices[topicId] ?? none

/** Whether no further sentence can be chosen. */
export const isFull = (choice: Choice, kind: ChoiceKind): boolean => choice[kind].length >= limits.classSentences[kind]

/** Forgets the topics that were changed longest ago. */
const newest = (choices: ClassSentenceChoices): ClassSentenceChoices =>
  Object.fromEntries(
    Object.entries(choices)
      .filter(([, { shown, hidden }]) => shown.length + hidden.length > 0)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, limits.classSentences.topics),
  )

/**
 * Chooses a sentence, or takes the choice back. A sentence is either shown or hidden; if the list is full, nothing
 * changes.
 * @param index the place in the list; at its end if left out.
 */
export function withChoice(
  choices: ClassSentenceChoices,
  topicId: string,
  { kind, id, isOn, index }: { kind: ChoiceKind; id: string; isOn: boolean; index?: number },
  at: number,
): ClassSentenceChoices {
  const old = choiceOf(choices, topicId)
  const without = (list: readonly string[]): string[] => list.filter(each => each !== id)
  const rest = without(old[kind])
  if (!isOn) return newest({ ...choices, [topicId]: { ...old, at, [kind]: rest } })
  if (old[kind].includes(id) || isFull(old, kind)) return choices
  const other = kind === 'shown' ? 'hidden' : 'shown'
  const list = rest.toSpliced(index ?? rest.length, 0, id)
  return newest({ ...choices, [topicId]: { ...old, at, [kind]: list, [other]: without(old[other]) } })
}

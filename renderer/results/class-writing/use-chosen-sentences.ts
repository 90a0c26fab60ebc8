import { useKept } from '../../bridge/index'
import { now } from '../../ui/clock'
import { type ChoiceKind, type ClassSentenceChoices, choiceOf, isFull, withChoice } from './chosen-sentences'

const none: ClassSentenceChoices = {}

/** The teacher's choices among the sentences of a topic, kept beyond a logout. */
export function useChosenSentences(topicId: string) {
  const { value, ready, set } = useKept('class-sentences')
  const choice = choiceOf(value ?? none, topicId)
  return {
    ready,
    shown: choice.shown,
    hidden: choice.hidden,
    isFull: (kind: ChoiceKind): boolean => isFull(choice, kind),
    choose: (change: { kind: ChoiceKind; id: string; isOn: boolean; index?: number }) =>
      set(old => withChoice(old ?? none, topicId, change, Math.floor(now() / 1000))),
  }
}

export type ChosenSentences = ReturnType<typeof useChosenSentences>

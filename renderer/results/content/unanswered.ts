/** Counts the questions that the student left without an answer. */
import type { ResultContent, ResultItem } from './types'

/** An item with sub-questions is asked by them; any other item is a question itself. */
const questionsOf = (item: ResultItem) => (item.questions.length > 0 ? item.questions : [item])

export const countUnanswered = ({ entries }: ResultContent): number =>
  entries
    .flatMap(entry => (entry.broken ? [] : questionsOf(entry.item)))
    .filter(({ outcome }) => outcome.state === 'unanswered').length

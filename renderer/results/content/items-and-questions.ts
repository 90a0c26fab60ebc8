import type { ResultContent, ResultQuestion } from './types'

/** All items of a paper that could be read, each with its sub-questions after it. */
export const itemsAndQuestions = ({ entries }: Pick<ResultContent, 'entries'>): ResultQuestion[] =>
  entries.flatMap(entry => (entry.broken ? [] : [entry.item, ...entry.item.questions]))

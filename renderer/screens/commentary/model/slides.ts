/** The questions of a homework in one row, as a class is led through them: pure rules over the overviews. */
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { type ClassQuestion, classQuestions } from '../../../results/class-answers/class-questions'

export type Topic = EndpointResponse<'homework-topic-list'>['items'][number]
export type Overviews = EndpointResponse<'one-topic-question-overview'>['items']

/** One question of the homework. */
export interface Slide {
  /** Unique in the homework. */
  key: string
  /** Counts from 1 through the whole homework. */
  no: number
  topic: Topic
  /** All questions of its topic. */
  overviews: Overviews
  /** What the class answered; its content comes when it is shown. */
  asked: ClassQuestion
}

/** All questions in the homework's order; `overviews` stand in the order of the topics, null where one could not be had. */
export function slidesOf(topics: readonly Topic[], overviews: readonly (Overviews | null)[]): Slide[] {
  const rows = topics.flatMap((topic, at) => {
    const own = overviews[at] ?? []
    return classQuestions(topic.view_key, null, own).map(asked => ({ topic, overviews: own, asked }))
  })
  return rows.map((row, at) => ({ ...row, key: `${row.topic.topic_id}/${row.asked.position}`, no: at + 1 }))
}

/** `low`: what went worst first, and what nobody answered last; `natural`: as the homework has them. */
export type Order = 'low' | 'natural'

/**
 * The questions in the order in which they are gone through; equal ones keep the homework's order.
 * @param shareOf how much of a question was right, 0–1; null where nobody can say.
 */
export function inOrder(slots: readonly Slide[], order: Order, shareOf: (slot: Slide) => number | null): Slide[] {
  if (order === 'natural') return [...slots]
  return slots
    .map(slot => ({ slot, share: shareOf(slot) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => (a.share === b.share ? a.slot.no - b.slot.no : a.share - b.share))
    .map(({ slot }) => slot)
}

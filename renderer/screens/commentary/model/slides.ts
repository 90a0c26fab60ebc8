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
  classQuestion: ClassQuestion
}

/** All questions in the homework's order; `overviews` stand in the order of the topics, null where one could not be had. */
export function slidesOf(topics: readonly Topic[], overviews: readonly (Overviews | null)[]): Slide[] {
  const rows = topics.flatMap((topic, at) => {
    const own = overviews[at] ?? []
    return classQuestions(topic.view_key, null, own).map(classQuestion => ({ topic, overviews: own, classQuestion }))
  })
  return rows.map((row, at) => ({ ...row, key: `${row.topic.topic_id}/${row.classQuestion.position}`, no: at + 1 }))
}

/** `low`: what went worst first, and what nobody answered last; `natural`: as the homework has them. */
export type Order = 'low' | 'natural'

/**
 * The questions in the order in which they are gone through; equal ones keep the homework's order.
 * @param shareOf how much of a question was right, 0–1; null where nobody can say.
 */
export function sortSlides(slides: readonly Slide[], order: Order, shareOf: (slide: Slide) => number | null): Slide[] {
  if (order === 'natural') return [...slides]
  return slides
    .map(slide => ({ slide, share: shareOf(slide) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => (a.share === b.share ? a.slide.no - b.slide.no : a.share - b.share))
    .map(({ slide }) => slide)
}

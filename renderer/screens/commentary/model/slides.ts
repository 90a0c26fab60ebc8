/** The slides of a commentary, one per question of the homework. Pure functions over the question overviews. */
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { type ClassQuestion, classQuestions } from '../../../results/class-answers/class-questions'

export type Topic = EndpointResponse<'homework-topic-list'>['items'][number]
export type Overviews = EndpointResponse<'one-topic-question-overview'>['items']

/** One question of the homework, shown as one slide. */
export interface Slide {
  /** Unique within the homework. */
  key: string
  /** Counts from 1 through the whole homework. */
  no: number
  topic: Topic
  /** All questions of its topic. */
  overviews: Overviews
  /** The answers of the class; the content is loaded when the slide opens. */
  classQuestion: ClassQuestion
}

/** The slides in the homework's order. `overviews` has one entry per topic, null if it could not be loaded. */
export function slidesOf(topics: readonly Topic[], overviews: readonly (Overviews | null)[]): Slide[] {
  const rows = topics.flatMap((topic, at) => {
    const own = overviews[at] ?? []
    return classQuestions(topic.view_key, null, own).map(classQuestion => ({ topic, overviews: own, classQuestion }))
  })
  return rows.map((row, at) => ({ ...row, key: `${row.topic.topic_id}/${row.classQuestion.position}`, no: at + 1 }))
}

/** `low`: lowest score first, questions without answers last; `natural`: the homework's order. */
export type Order = 'low' | 'natural'

/**
 * Sorts slides; equal ones keep the homework's order.
 * @param ratioOf the score of a question from 0 to 1; null if nobody has answered.
 */
export function sortSlides(slides: readonly Slide[], order: Order, ratioOf: (slide: Slide) => number | null): Slide[] {
  if (order === 'natural') return [...slides]
  return slides
    .map(slide => ({ slide, share: ratioOf(slide) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => (a.share === b.share ? a.slide.no - b.slide.no : a.share - b.share))
    .map(({ slide }) => slide)
}

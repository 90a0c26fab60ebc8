/** Which figures of a homework can be written into a teacher's own sheet. */

/** Besides these, the score of one topic is `topic:ID`. */
export const figures = ['average', 'status', 'count', 'day'] as const

export type Figure = (typeof figures)[number] | `topic:${string}`

export const topicFigure = (topicId: string): Figure => `topic:${topicId}`

export const isFigure = (value: unknown): value is Figure =>
  typeof value === 'string' && (figures.some(figure => figure === value) || /^topic:.{1,64}$/.test(value))

/** What is written for a student without a value: nothing, 0, or a word. */
export const missings = ['empty', 'zero', 'word'] as const

export type Missing = (typeof missings)[number]

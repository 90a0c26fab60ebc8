/** Test queries for a rendered view. */
import { screen, within } from '@testing-library/react'

/** An item by its number, e.g. No.1. */
export const item = (name: string) => within(screen.getByRole('article', { name }))

export const textsOf = (list: readonly HTMLElement[]) => list.map(one => one.textContent)

/** The mark of an answer, e.g. 正解; a list of choices has the same word beside the right choice. */
export const answerMark = (within: Pick<typeof screen, 'getByText'>, mark: string) =>
  within.getByText(mark, { selector: ':not(li *)' })

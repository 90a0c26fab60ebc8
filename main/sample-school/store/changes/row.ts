/** The shape of a change: one kind of thing that can happen in the school, and what it does to it (DESIGN §8). */
import type * as v from 'valibot'
import type { School } from './index'

export interface Change<F extends v.ObjectEntries> {
  /** What its line in the journal holds, beside its type. */
  fields: F
  /** Does it. What it refers to may be gone: that is passed over, never thrown. */
  apply(school: School, entry: v.InferOutput<v.ObjectSchema<F, undefined>>): void
  /** Only so many of the last ones matter. */
  last: number
}

/** Writes a row; `last` where what came before the last so many is void. */
export const change = <const F extends v.ObjectEntries>(
  fields: F,
  apply: Change<F>['apply'],
  last = Number.POSITIVE_INFINITY,
): Change<F> => ({ fields, apply, last })

/** The type of a change: one entry type of the journal, with the function that applies it to the school (DESIGN §8). */
import type * as v from 'valibot'
import type { School } from './index'

export interface Change<F extends v.ObjectEntries> {
  /** The fields of its journal line, beside the type. */
  fields: F
  /** Applies the change. It never throws: if something that it refers to was deleted, it skips that part. */
  apply(school: School, entry: v.InferOutput<v.ObjectSchema<F, undefined>>): void
  /** How many of the last entries of this type must be kept. */
  last: number
}

/**
 * Creates a change. `last`: only this many of the last entries matter; earlier ones may be dropped from the journal.
 */
export const change = <const F extends v.ObjectEntries>(
  fields: F,
  apply: Change<F>['apply'],
  last = Number.POSITIVE_INFINITY,
): Change<F> => ({ fields, apply, last })

/**
 * How content and answers are read: a field that does not fit is left out alone, and what may come as one or as many, as JSON
 * or as its text, as a list or by keys, is read in each of these forms (SPEC §3; DESIGN §9).
 */
import * as v from 'valibot'
import { maybe, text } from '../schema'

/** Where it does not fit, it is left out, and the rest stays. */
export const lenientField = <T extends v.GenericSchema>(schema: T) => v.fallback(maybe(schema), undefined)

/** What stands in the place of an entry that does not fit. */
const invalidAsNull = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** A list read entry by entry: one that does not fit is null in its place, and the others stay. */
export const entriesOrNull = <T extends v.GenericSchema>(schema: T) => v.array(v.union([schema, invalidAsNull]))

/** The same without those that do not fit. */
export const validEntries = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    entriesOrNull(schema),
    v.transform(list => list.flatMap((entry): v.InferOutput<T>[] => (entry === null ? [] : [entry]))),
  )

/** Texts as one: a list is joined by `by`. */
export const joinedText = (by: string) =>
  v.union([
    text,
    v.pipe(
      v.array(
        v.union([
          text,
          v.pipe(
            v.null(),
            v.transform(() => ''),
          ),
        ]),
      ),
      v.transform(list => list.join(by)),
    ),
  ])

/** Text that holds a list or an object of JSON, as that; anything else as it is. */
export function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list in any of its forms: itself, its JSON text, `{ items }`, or an object whose keys are the places. */
function toList(value: unknown): unknown {
  const list = parseJsonText(value)
  if (!isRecord(list)) return list
  if (Array.isArray(list.items)) return list.items
  const keys = Object.keys(list)
  return keys.every(key => /^\d+$/.test(key)) ? keys.map(key => list[key]) : list
}

/** A list read by `schema`, in whatever form it comes. */
export const listIn = <T extends v.GenericSchema>(schema: T) => v.pipe(v.unknown(), v.transform(toList), schema)

/** The same where one entry may stand for a list of it. */
export const oneOrMany = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.unknown(),
    v.transform(toList),
    v.transform(value => (Array.isArray(value) ? (value as unknown[]) : [value])),
    schema,
  )

/**
 * Lenient building blocks of response schemas (DESIGN §4): a number sent as text becomes a number, an empty optional
 * becomes absent, unknown fields are dropped. Anything else that does not fit is an error, which the caller reports.
 */
import * as v from 'valibot'

/** A lone surrogate (half of a character), or a mark that changes the writing direction. */
const undisplayable = /\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu

/** Removes characters that screens, file names and sheets cannot show correctly. */
const clean = (value: string): string => value.replace(undisplayable, '')

/**
 * An identifier: text or a number on the wire, always text in the program. Rejects a number that is too large to be
 * exact.
 */
export const id = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String))

/** A number, or text that consists of a number only. */
export const num = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.trim(), v.regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i), v.transform(Number)),
  ]),
  v.number(),
  v.finite(),
)

/** Text; a number becomes its digits. */
export const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(value => clean(String(value))),
)

/** A flag: 0 or 1, as number, text or boolean. */
export const flag = v.pipe(
  v.union([v.number(), v.string(), v.boolean()]),
  v.transform((value): 0 | 1 => (value === 1 || value === '1' || value === true || value === 'true' ? 1 : 0)),
)

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/**
 * `schema`, or absent if the field is missing, null or empty text. It checks the value first, because a union tries
 * each option and describes every mismatch: that took most of the parsing time of a score matrix.
 */
export function maybe<T extends v.GenericSchema>(schema: T) {
  type Either = v.GenericSchema<v.InferInput<T> | null | '', v.InferOutput<T> | undefined>
  return v.optional(
    v.lazy(value => (value === null || value === undefined || value === '' ? nothing : schema) as Either),
  )
}

/**
 * `schema`, or `fallback` (itself a valid input of it) if the field is missing, null, or an empty text that the schema
 * rejects.
 */
export function orElse<T extends v.GenericSchema, const F extends v.InferInput<T>>(schema: T, fallback: F) {
  type Either = v.GenericSchema<v.InferInput<T> | '', v.InferOutput<T>>
  const instead = v.pipe(
    v.unknown(),
    v.transform(() => v.parse(schema, fallback)),
  )
  // Only when an empty text comes: a parse of each schema here would delay the start.
  let takesEmpty: boolean | undefined
  const ofEmpty = () => {
    takesEmpty ??= v.safeParse(schema, '').success
    return takesEmpty ? schema : instead
  }
  const either = v.lazy(value => (value === '' ? ofEmpty() : schema) as Either)
  return v.nullish(either, fallback)
}

/** Full marks: 100 if the value is not a number, or not above 0. */
export const fullScore = orElse(
  v.pipe(
    num,
    v.transform(value => (value > 0 ? value : 100)),
  ),
  100,
)

/** Several texts, joined by commas as the server sends them; an array is joined here. */
export const joined = v.union([
  text,
  v.pipe(
    v.array(text),
    v.transform(parts => parts.join(',')),
  ),
])

const split = v.pipe(
  v.string(),
  v.transform(value => value.split(',').flatMap(part => clean(part.trim()) || [])),
)

/** Several texts as an array; text that the server joined by commas is split. */
export const texts = v.lazy(value => (typeof value === 'string' ? split : v.array(text)))

const already = <T>(rows: T[]) =>
  v.pipe(
    v.unknown(),
    v.transform(() => rows),
  )

/**
 * Keeps the rows that fit and drops the others, so that one bad row does not hide the rest. If no row fits, the whole
 * list is an error. It first tries to parse all rows at once, because bad rows are rare.
 */
export function fittingRows<T extends v.GenericSchema>(item: T) {
  type Rows = v.GenericSchema<v.InferInput<T>[], v.InferOutput<T>[]>
  const plain = v.array(item)
  return v.lazy(value => {
    if (!Array.isArray(value)) return plain as Rows
    const all = v.safeParse(plain, value)
    if (all.success) return already(all.output) as Rows
    const fit = value.flatMap(one => {
      const row = v.safeParse(item, one)
      return row.success ? [row.output] : []
    })
    return (fit.length === 0 ? plain : already(fit)) as Rows
  })
}

/** `{ items, total }`. `items` may be null but not missing, and `total` is at least the number of items. */
export function list<T extends v.GenericSchema>(item: T) {
  return v.pipe(
    v.object({ items: v.nullable(fittingRows(item), []), total: maybe(num) }),
    v.transform(({ items, total }) => ({ items, total: Math.max(total ?? 0, items.length) })),
  )
}

/** A value given as JSON, or as text that contains the JSON; text that is not JSON is an error. */
export function json<T extends v.GenericSchema>(schema: T) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (typeof dataset.value !== 'string') return dataset.value
      try {
        return JSON.parse(dataset.value) as unknown
      } catch {
        addIssue({ message: 'not JSON' })
        return NEVER
      }
    }),
    schema,
  )
}

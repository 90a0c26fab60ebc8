/**
 * The lenient building blocks of response schemas (DESIGN §4): a number that arrives as text is read as a number, a
 * missing optional is absent, an unknown field is dropped. What cannot be read fails, and the caller says so.
 */
import * as v from 'valibot'

/** Half a letter (a lone surrogate), or a mark that turns the direction of what follows it. */
const unshowable = /\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu

/** Text without what no screen, file name or sheet can show as it was meant. */
const clean = (value: string): string => value.replace(unshowable, '')

/** An identifier, text or number on the wire, text from here on. A number too large to be exact is none. */
export const id = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String))

/** A number, or text that is wholly a number. */
export const num = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.trim(), v.regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i), v.transform(Number)),
  ]),
  v.number(),
  v.finite(),
)

/** Text; a number is taken as its digits. */
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
 * `schema`, or absent when the field is missing, null or empty text. Which of the two is asked of the value, since a union tries
 * each in turn and describes why it does not fit: in a matrix of scores that took most of the time.
 */
export function maybe<T extends v.GenericSchema>(schema: T) {
  type Either = v.GenericSchema<v.InferInput<T> | null | '', v.InferOutput<T> | undefined>
  return v.optional(
    v.lazy(value => (value === null || value === undefined || value === '' ? nothing : schema) as Either),
  )
}

/** `schema`, or `fallback` (itself a right input of it) when the field is missing, null, or empty text that it does not take. */
export function orElse<T extends v.GenericSchema, const F extends v.InferInput<T>>(schema: T, fallback: F) {
  type Either = v.GenericSchema<v.InferInput<T> | '', v.InferOutput<T>>
  const instead = v.pipe(
    v.unknown(),
    v.transform(() => v.parse(schema, fallback)),
  )
  const takesEmpty = v.safeParse(schema, '').success
  const either = takesEmpty ? schema : v.lazy(value => (value === '' ? instead : schema) as Either)
  return v.nullish(either as Either, fallback)
}

/** Full marks: a figure that is none, or not above 0, is 100. */
export const fullScore = orElse(
  v.pipe(
    num,
    v.transform(value => (value > 0 ? value : 100)),
  ),
  100,
)

/** Several texts as the server joins them by commas; given as an array they are joined here. */
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

/** Several texts, also where the server joined them by commas. */
export const texts = v.lazy(value => (typeof value === 'string' ? split : v.array(text)))

const already = <T>(rows: T[]) =>
  v.pipe(
    v.unknown(),
    v.transform(() => rows),
  )

/**
 * The rows that fit: a misfit is left out alone, so that the others are still shown. A list of nothing but misfits is none, by
 * the faults that it has. All are read at once first, since misfits are rare.
 */
function rows<T extends v.GenericSchema>(item: T) {
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

/** `{ items, total }`; items may be null but not missing, and the total is never less than the items that are there. */
export function list<T extends v.GenericSchema>(item: T) {
  return v.pipe(
    v.object({ items: v.nullable(rows(item), []), total: maybe(num) }),
    v.transform(({ items, total }) => ({ items, total: Math.max(total ?? 0, items.length) })),
  )
}

/** A value given as JSON or as the same in JSON text; text that is no JSON fails. */
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

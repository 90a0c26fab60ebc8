/**
 * Schema helpers that read content and answers leniently: only the invalid field is dropped, and a list may come as one
 * entry or many, as JSON or JSON text, as an array or an object with numeric keys (SPEC §3; DESIGN §9).
 */
import * as v from 'valibot'
import { maybe, text } from '../schema'

/** A field that becomes undefined if it is invalid; the other fields stay. */
export const lenientField = <T extends v.GenericSchema>(schema: T) => v.fallback(maybe(schema), undefined)

/** Replaces an invalid entry. */
const invalidAsNull = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** A list read entry by entry: an invalid entry becomes null in its place. */
export const entriesOrNull = <T extends v.GenericSchema>(schema: T) => v.array(v.union([schema, invalidAsNull]))

/** A list without its invalid entries. */
export const validEntries = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    entriesOrNull(schema),
    v.transform(list => list.flatMap((entry): v.InferOutput<T>[] => (entry === null ? [] : [entry]))),
  )

/** A text, or a list of texts joined with `by`. */
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

/** Parses a text that contains a JSON list or object; returns any other value unchanged. */
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

/**
 * Converts a list from any of its forms: an array, JSON text, `{ items }`, or an object whose keys are the positions.
 */
function toList(value: unknown): unknown {
  const list = parseJsonText(value)
  if (!isRecord(list)) return list
  if (Array.isArray(list.items)) return list.items
  const keys = Object.keys(list)
  return keys.every(key => /^\d+$/.test(key)) ? keys.map(key => list[key]) : list
}

/** A list read by `schema`, in any of those forms. */
export const listIn = <T extends v.GenericSchema>(schema: T) => v.pipe(v.unknown(), v.transform(toList), schema)

/** The same, but a single entry is also accepted as a list. */
export const oneOrMany = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.unknown(),
    v.transform(toList),
    v.transform(value => (Array.isArray(value) ? (value as unknown[]) : [value])),
    schema,
  )

/** Files, or objects that contain a file name. */
export const files = oneOrMany(
  validEntries(
    v.union([
      text,
      v.pipe(
        v.object({ file: lenientField(text), audio_file: lenientField(text), audio_path: lenientField(text) }),
        v.transform(one => one.file ?? one.audio_file ?? one.audio_path ?? ''),
      ),
    ]),
  ),
)

/** One picture or several; undefined if there is none. */
export const pictures = v.pipe(
  files,
  v.transform(list => list.filter(file => file.trim() !== '')),
  v.transform(list => (list.length === 0 ? undefined : list)),
)

import * as v from 'valibot'

/**
 * Whether the value is a plain object. Needed because an object schema without required fields also accepts arrays and
 * bytes.
 */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)

/** A schema for any plain object; other code checks its fields. */
export const fields = v.pipe(v.custom<Record<string, unknown>>(isObject), v.record(v.string(), v.unknown()))

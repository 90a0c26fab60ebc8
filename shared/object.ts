import * as v from 'valibot'

/** An object with names and values: schemas of objects take lists and bytes as well, where no field of theirs is asked for. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)

/** The same as a schema that says nothing of the names: what is inside is checked by who knows them. */
export const fields = v.pipe(v.custom<Record<string, unknown>>(isObject), v.record(v.string(), v.unknown()))

/** An object with names and values: schemas of objects take lists and bytes as well, where no field of theirs is asked for. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)

/** The body of a multipart row: its fields as text, its files under their own names (DESIGN §4). */

interface SentFile {
  name: string
  type: string
  bytes: Uint8Array
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

/** Texts and numbers as text, files as files; what is absent is left out. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (isFile(value)) form.append(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

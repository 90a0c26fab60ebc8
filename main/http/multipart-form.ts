/** Builds the body of a multipart call: fields as text, files with their own names (DESIGN §4). */

interface UploadFile {
  name: string
  type: string
  bytes: Uint8Array
}

const isFile = (value: unknown): value is UploadFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

export function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (isFile(value)) form.append(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

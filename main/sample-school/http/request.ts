/** Reads a request by the schema of its endpoint. Query values are text; the schema says which of them are numbers. */
import * as v from 'valibot'
import type { EndpointRow } from '../../../shared/endpoints/index'
import { Refusal } from '../handlers/types'
import { text } from '../text'

const longestBody = 1_000_000
/** A file of 20 MB plus the rest of the form. */
const longestForm = 21 * 1024 * 1024

type Entries = Record<string, unknown>

const isRecord = (value: unknown): value is Entries => typeof value === 'object' && value !== null

/** The schema inside an optional field's schema. */
const inner = (schema: unknown): unknown => (isRecord(schema) && 'wrapped' in schema ? inner(schema.wrapped) : schema)

/** Converts query text for a field: to a number if its schema is a number or a list of numbers. */
function coerceQueryValue(schema: unknown, value: string): string | number {
  const wanted = inner(schema)
  if (!isRecord(wanted) || !/^-?\d+(\.\d+)?$/.test(value)) return value
  const numbers = wanted.type === 'picklist' && Array.isArray(wanted.options) && wanted.options.includes(Number(value))
  return wanted.type === 'number' || numbers ? Number(value) : value
}

/** Builds an object from single fields, using the endpoint's schema; refuses a field that occurs twice. */
function fromFields<T>(row: EndpointRow, fields: Iterable<[string, string | T]>): Entries {
  const entries = 'entries' in row.request && isRecord(row.request.entries) ? row.request.entries : {}
  const sent = new Map<string, unknown>()
  for (const [key, value] of fields) {
    if (sent.has(key)) throw new Refusal(400, text.badField(key))
    sent.set(key, typeof value === 'string' ? coerceQueryValue(entries[key], value) : value)
  }
  return Object.fromEntries(sent)
}

async function fromBody(request: Request): Promise<unknown> {
  // A page of another site could send plain text without a CORS preflight, but not JSON.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new Refusal(400, text.badRequest)
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw new Refusal(400, text.tooLarge)
  const body = await request.text()
  if (body.length > longestBody) throw new Refusal(400, text.tooLarge)
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal(400, text.badRequest)
  }
}

/** The fields of a form; a file is an object with name, type and bytes. */
async function fromForm(row: EndpointRow, request: Request): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(400, text.badRequest)
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!Number.isFinite(length)) throw new Refusal(400, text.badRequest)
  if (length > longestForm) throw new Refusal(400, text.tooLarge)
  const form = await request.formData().catch(() => {
    throw new Refusal(400, text.badRequest)
  })
  const fields = [...form].map(async ([key, value]): Promise<[string, string | Entries]> => {
    if (typeof value === 'string') return [key, value]
    const bytes = new Uint8Array(await value.arrayBuffer())
    return [key, { name: value.name, type: value.type, bytes }]
  })
  return fromFields(row, await Promise.all(fields))
}

const readers: Record<'query' | 'json' | 'form', (row: EndpointRow, request: Request) => unknown> = {
  query: (row, request) => {
    const query = new URL(request.url).searchParams
    if (row.identify) for (const key of ['flag', 'teacher_id']) query.delete(key)
    return fromFields(row, query)
  },
  json: (_, request) => fromBody(request),
  form: fromForm,
}

const readerOf = ({ method, kind }: EndpointRow) =>
  method === 'GET' ? 'query' : kind === 'multipart' ? 'form' : 'json'

/** The identity that the caller claims in the query; null if it is missing. */
export interface Identity {
  flag: string | null
  teacherId: string | null
}

/** Reads and validates the request; refuses it with errcode 400 and the name of the first invalid field. */
export async function readRequest(row: EndpointRow, request: Request): Promise<{ sent: unknown; identity: Identity }> {
  const query = new URL(request.url).searchParams
  const identity = { flag: query.get('flag'), teacherId: query.get('teacher_id') }
  const sent = await readers[readerOf(row)](row, request)
  const read = v.safeParse(row.request, sent)
  if (read.success) return { sent: read.output, identity }
  throw new Refusal(400, text.badField(v.getDotPath(read.issues[0]) ?? ''))
}

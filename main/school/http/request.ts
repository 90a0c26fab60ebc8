/** Reads what a caller sent by its row's own schema: query values are text, the schema says which are numbers. */
import * as v from 'valibot'
import type { EndpointRow } from '../../../shared/endpoints/index'
import { Refusal } from '../handlers/types'
import { text } from '../text'

const longestBody = 1_000_000

type Entries = Record<string, unknown>

const isRecord = (value: unknown): value is Entries => typeof value === 'object' && value !== null

/** What an optional field's schema wraps. */
const inner = (schema: unknown): unknown => (isRecord(schema) && 'wrapped' in schema ? inner(schema.wrapped) : schema)

/** Query text as the field wants it: a number where its schema is a number or a list of numbers. */
function coerced(schema: unknown, value: string): string | number {
  const wanted = inner(schema)
  if (!isRecord(wanted) || !/^-?\d+(\.\d+)?$/.test(value)) return value
  const numbers = wanted.type === 'picklist' && Array.isArray(wanted.options) && wanted.options.includes(Number(value))
  return wanted.type === 'number' || numbers ? Number(value) : value
}

function fromQuery(row: EndpointRow, query: URLSearchParams): Entries {
  const entries = 'entries' in row.request && isRecord(row.request.entries) ? row.request.entries : {}
  const sent = new Map<string, string | number>()
  for (const [key, value] of query) {
    if (sent.has(key)) throw new Refusal(400, text.badField(key))
    sent.set(key, coerced(entries[key], value))
  }
  return Object.fromEntries(sent)
}

async function fromBody(request: Request): Promise<unknown> {
  // A page elsewhere could send plain text without asking first; JSON it cannot.
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

/** Who the caller says he is, taken out of the query; null where nothing is said. */
export interface Identity {
  flag: string | null
  teacherId: string | null
}

/** The request by its row, validated; refused with errcode 400 naming the first wrong field. */
export async function readRequest(row: EndpointRow, request: Request): Promise<{ sent: unknown; identity: Identity }> {
  const query = new URL(request.url).searchParams
  const identity = { flag: query.get('flag'), teacherId: query.get('teacher_id') }
  if (row.identify) {
    query.delete('flag')
    query.delete('teacher_id')
  }
  const sent = row.method === 'GET' ? fromQuery(row, query) : await fromBody(request)
  const read = v.safeParse(row.request, sent)
  if (read.success) return { sent: read.output, identity }
  throw new Refusal(400, text.badField(v.getDotPath(read.issues[0]) ?? ''))
}

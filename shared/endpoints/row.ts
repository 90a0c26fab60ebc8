/** The shape of an endpoint row, and the two words in which rows are written (DESIGN §4). */
import * as v from 'valibot'
import type { FailureRule } from './failure-rule'
import type { Recovery } from './recovery'

export interface EndpointRow {
  method: 'GET' | 'POST'
  /** From the origin, with its leading slash; of a resource, the whole address with the request's fields in braces. */
  path: string
  /** `template`: a file under templateUrl. */
  base: 'server' | 'ops' | 'template' | 'resource'
  /** Sends `Authorization: Bearer …`. */
  auth: boolean
  /** Sends `flag` and `teacher_id` in the query. */
  identify: boolean
  envelope: 'errcode' | 'code' | 'none'
  kind: 'json' | 'blob' | 'multipart'
  origin: 'spec' | 'chosen'
  /** Who may call it: the renderer through `api.call`, or main's own services only. */
  reach: 'renderer' | 'main'
  /** Whether the call only reads, so that its answer is cached: each GET, and a POST whose row says so. A POST is never offered again. */
  readOnly: boolean
  /** Whether its answers may be kept as offline copies (DESIGN §4 offlineCopies): a GET of a teacher's own. */
  copy: boolean
  /**
   * The request's fields that hold passwords: plain text of who calls, RSA in base64 once they leave (SPEC §5). `held`: one in
   * use, which must not be blank; `new`: one that SPEC §5's rule must allow.
   */
  secrets?: Readonly<Record<string, 'held' | 'new'>>
  /**
   * A write only: the reads whose answers are out of date once it has been carried out (groups in stale-reads.ts). The page reads
   * them again at once where they are shown.
   */
  invalidates?: readonly string[]
  /** A write only: how to find out whether it was carried out when its answer was lost. Without it, nobody can tell. */
  recover?: Recovery
  /** What the page does when this call fails, in place of the usual outcome of SPEC §8. */
  onFailure?: FailureRule
  /** Sent beside what the other fields ask for. */
  headers?: Readonly<Record<string, string>>
  /** Strict: what the caller sends. */
  request: v.GenericSchema
  /** Lenient: what the server answers, `data` of the envelope. For a blob, of no use. */
  response: v.GenericSchema
}

type Over = Partial<Omit<EndpointRow, 'request' | 'response' | 'method' | 'path'>>

const defaults = {
  base: 'server',
  auth: true,
  identify: true,
  envelope: 'errcode',
  kind: 'json',
  origin: 'spec',
  reach: 'renderer',
  copy: false,
} as const satisfies Over

/** The defaults where the row says nothing else. */
type Filled<M, O> = Omit<typeof defaults & { readOnly: M extends 'GET' ? true : false }, keyof O> & O

function row<const M extends 'GET' | 'POST'>(method: M) {
  return <Q extends v.GenericSchema, R extends v.GenericSchema, const O extends Over = Record<never, never>>(
    path: string,
    request: Q,
    response: R,
    over?: O,
  ) => {
    const filled = { ...defaults, readOnly: method === 'GET', ...over } as Filled<M, O>
    return { ...filled, method, path, request, response }
  }
}

export const get = row('GET')
export const post = row('POST')

/** The answer of a call that only succeeds or fails. */
export const done = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** A request without fields. */
export const empty = v.strictObject({})

/** A blob has no schema: its bytes are streamed. */
export const bytes = v.unknown()

/** Rows called before anyone is logged in: no token, no flag and teacher_id. */
export const open = { auth: false, identify: false, reach: 'main' } as const

/** A row that SPEC does not name, as a screen needs it. */
export const chosen = { origin: 'chosen' } as const

/** What a teacher opened is shown again while the server is away. */
export const copied = { copy: true } as const

/** A file: main takes it and writes it to the disk. */
export const blob = { kind: 'blob', reach: 'main' } as const

/** Half of a letter cannot be written into an address: the call would fail as if there were no network. */
const whole = v.check((value: string) => !/\p{Cs}/u.test(value))

export const idIn = v.pipe(v.string(), v.minLength(1), v.maxLength(100), whole)
/** A password: as the teacher types it from the caller, RSA in base64 to the server. Its row names it in `secrets`. */
export const passwordIn = v.pipe(v.string(), v.maxLength(2000))
export const textIn = v.pipe(v.string(), v.maxLength(500), whole)
export const flagIn = v.picklist([0, 1])
export const page = v.pipe(v.number(), v.integer(), v.minValue(1))
export const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))
/** Which of a student's rounds: counts from 1; 0 asks for the latest. */
export const round = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A file on its way to the server: its name as the teacher has it, its media type where one is known, and its bytes. */
export const fileIn = (maxBytes: number) =>
  v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(255), whole),
    type: v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.+-]+\/[\w.+-]+$|^$/)),
    bytes: v.pipe(
      v.instance(Uint8Array),
      v.check(bytes => bytes.byteLength > 0 && bytes.byteLength <= maxBytes),
    ),
  })

/** Ids of many, as the server takes them: joined by commas. */
export const idsIn = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000), v.regex(/^[^,\s]+(,[^,\s]+)*$/), whole)

/** A day, or an instant, in Tokyo (WIRE.md). */
export const dateIn = v.pipe(v.string(), v.isoDate())
export const timeIn = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

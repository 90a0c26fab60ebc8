/** The type of an endpoint row, and the two functions `get` and `post` that build rows (DESIGN §4). */
import * as v from 'valibot'
import type { FailureRule } from './failure-rule'
import type { Recovery } from './recovery'

export interface EndpointRow {
  method: 'GET' | 'POST'
  /**
   * The path on the origin, with a leading slash. For base `resource`: the whole address, with the request's fields in
   * braces.
   */
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
  callableBy: 'renderer' | 'main'
  /**
   * Whether the call only reads, so that its answer is cached: every GET except a GET whose row denies it, and a POST
   * whose row says so. The retry dialog offers only a GET that only reads.
   */
  readOnly: boolean
  /** Whether its answers may be stored as offline copies (DESIGN §4 offlineCopies): a GET of the teacher's own data. */
  copy: boolean
  /**
   * The answer holds passwords: the page does not cache it, and no copy of it is stored. `callApi` reads it.
   */
  isSecret?: true
  /**
   * The request's fields that hold passwords. The caller passes plain text; main encrypts it with RSA and sends base64
   * (SPEC §5). `held`: a current password, which must not be blank; `new`: a new password, which must follow the rule
   * of SPEC §5.
   */
  secrets?: Readonly<Record<string, 'held' | 'new'>>
  /**
   * Writes only: the reads whose answers are out of date after this write (groups in shared/endpoints/stale-reads.ts).
   * The page immediately reads those again that are on screen.
   */
  invalidates?: readonly string[]
  /**
   * Writes only: how to find out whether the write was carried out when its answer was lost. If there are several
   * rules, each one checks a part of the write, and all must agree. Without a rule, the result stays unknown.
   */
  recover?: readonly Recovery[]
  /** The page's reaction when this call fails, instead of the default of SPEC §8. */
  onFailure?: FailureRule
  /** Additional request headers. */
  headers?: Readonly<Record<string, string>>
  /** Strict schema of the request. */
  request: v.GenericSchema
  /** Lenient schema of the answer (`data` of the envelope). Not used for a blob. */
  response: v.GenericSchema
}

type RowOptions = Partial<Omit<EndpointRow, 'request' | 'response' | 'method' | 'path'>>

const defaults = {
  base: 'server',
  auth: true,
  identify: true,
  envelope: 'errcode',
  kind: 'json',
  origin: 'spec',
  callableBy: 'renderer',
  copy: false,
} as const satisfies RowOptions

/** The defaults, replaced by the row's own values. */
type WithDefaults<M, O> = Omit<typeof defaults & { readOnly: M extends 'GET' ? true : false }, keyof O> & O

function row<const M extends 'GET' | 'POST'>(method: M) {
  return <Q extends v.GenericSchema, R extends v.GenericSchema, const O extends RowOptions = Record<never, never>>(
    path: string,
    request: Q,
    response: R,
    overrides?: O,
  ) => {
    const filled = { ...defaults, readOnly: method === 'GET', ...overrides } as WithDefaults<M, O>
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

/** Options of calls before login: no token, no flag, no teacher_id; only main calls them. */
export const beforeLogin = { auth: false, identify: false, callableBy: 'main' } as const

/** Options of a row that SPEC does not name; a screen needs it. */
export const chosen = { origin: 'chosen' } as const

/**
 * Options of a row whose answers are stored as offline copies: a page that the teacher opened can be shown again while
 * the server is unreachable.
 */
export const copyable = { copy: true } as const

/** Options of a file download: main receives the file and writes it to the disk. */
export const blob = { kind: 'blob', callableBy: 'main' } as const

/** A lone surrogate cannot be encoded in an address: without this check the call would fail like a network error. */
const noLoneSurrogate = v.check((value: string) => !/\p{Cs}/u.test(value))

export const idIn = v.pipe(v.string(), v.minLength(1), v.maxLength(100), noLoneSurrogate)
/** A password: plain text from the caller, RSA in base64 to the server. The row lists the field in `secrets`. */
export const passwordIn = v.pipe(v.string(), v.maxLength(2000))
export const textIn = v.pipe(v.string(), v.maxLength(500), noLoneSurrogate)
export const flagIn = v.picklist([0, 1])
export const page = v.pipe(v.number(), v.integer(), v.minValue(1))
/** The most rows of one answer. */
export const longestPage = 200
export const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestPage))
/** Which of a student's rounds: counts from 1; 0 requests the latest. */
export const round = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A file to upload: its name on the teacher's disk, its media type if known, and its bytes. */
export const fileIn = (maxBytes: number) =>
  v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(255), noLoneSurrogate),
    type: v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.+-]+\/[\w.+-]+$|^$/)),
    bytes: v.pipe(
      v.instance(Uint8Array),
      v.check(bytes => bytes.byteLength > 0 && bytes.byteLength <= maxBytes),
    ),
  })

/** Several ids, joined by commas as the server expects them. */
export const idsIn = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(20_000),
  v.regex(/^[^,\s]+(,[^,\s]+)*$/),
  noLoneSurrogate,
)

/** A day in Tokyo; `timeIn` is an instant in Tokyo (WIRE "Conventions"). */
export const dateIn = v.pipe(v.string(), v.isoDate())
export const timeIn = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

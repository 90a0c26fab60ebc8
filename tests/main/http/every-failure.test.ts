/**
 * Every row × every fault, with the real client and the sample school over HTTP (SPEC §8; DESIGN §5): the resulting
 * failure, that the server received the call once, and that a write was carried out once or not at all. Outside nightly,
 * each fault meets the rows with rules of their own and a quarter of the others, and the next fault the next ones.
 */
import { Readable } from 'node:stream'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../main/http/api-error'
import { type ApiClient, createClient } from '../../../main/http/client'
import { createTransport } from '../../../main/http/transport'
import type { ErrorKind } from '../../../shared/contract/result'
import { type EndpointName, type EndpointRow, endpointNames, endpointRow } from '../../../shared/endpoints/index'
import { isBlob } from '../../../shared/exports/kinds'
import { online } from '../../fakes/offline'
import { sampled } from '../../fixtures/nightly'
import { nonEmpty } from '../../fixtures/non-empty'
import { requests } from '../../fixtures/requests'
import { type Client, startLoggedIn } from '../sample-school/client'

type Outcome = ErrorKind | 'ok'

/** A body of this size counts as too long in these tests: no valid body is as long. */
const longest = 128 * 1024

const enormous = new Uint8Array(32 * 1024 * 1024)

/** The chunks, followed by an enormous one if the body is to be too long. */
async function* swollen(pieces: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const piece of pieces) {
    yield piece
    size += piece.length
    if (size > longest) yield enormous
  }
}

interface Stage {
  school: Client
  api: ApiClient
  unauthorized(): number
}

/** A sample school with a logged-in teacher, and the real API client. */
async function stageOf(): Promise<Stage> {
  const school = await startLoggedIn()
  const transport = createTransport({ proxy: 'direct', extraCaFile: undefined }, null)
  // The client's own size limit, made small; without a limit of the client there is none.
  transport.interceptors.request.use(config =>
    Object.assign(config, (config.maxContentLength ?? -1) > 0 ? { maxContentLength: longest } : {}),
  )
  // Axios does not limit a file's bytes: the enormous chunk exceeds the client's limit at once.
  transport.interceptors.response.use(response =>
    Object.assign(response, response.data instanceof Readable ? { data: Readable.from(swollen(response.data)) } : {}),
  )
  let unauthorized = 0
  const api = createClient({
    ...online,
    config: school.school.config(),
    transport,
    identity: () => ({ token: school.token, generation: 1, teacher_id: school.teacherId, teacher_flag: '' }),
    onUnauthorized: () => unauthorized++,
    onServerDate: () => undefined,
    onInvalid: () => undefined,
  })
  return { school, api, unauthorized: () => unauthorized }
}

/**
 * Calls the row and reads the response to its end, also of a file. Any error but the failure of a file fails the test.
 */
async function outcomeOf({ api }: Stage, name: EndpointName, request: object): Promise<Outcome> {
  if (!isBlob(name)) {
    const answer = await api.call(name, request as never)
    return answer.ok ? 'ok' : answer.error.kind
  }
  const answer = await api.stream(name, request as never)
  if (!answer.ok) return answer.error.kind
  try {
    for await (const _chunk of answer.value.body);
    return 'ok'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.failure.kind
  }
}

interface Counts {
  calls: Record<EndpointName, number>
  commits: number
}
const countsOf = async ({ school }: Stage) => (await (await school.control('counts')).json()) as Counts

async function setFault({ school }: Stage, fault: object): Promise<void> {
  expect((await school.control('faults', fault)).status).toBe(200)
}
const clearFaults = ({ school }: Stage) => school.control('faults', undefined, 'DELETE')

const isRead = (name: EndpointName) => endpointRow(name).method === 'GET'
/** Files, and bodies without an envelope: few rows, with rules of their own. */
const isSpecial = (name: EndpointName) => isBlob(name) || endpointRow(name).envelope === 'none'
/** The rows that meet a fault, by the number of the fault. */
const rowsFor = (fault: number): EndpointName[] => {
  const others = sampled(
    endpointNames.filter(name => !isSpecial(name)),
    4,
    fault,
  )
  return endpointNames.filter(name => isSpecial(name) || others.includes(name))
}
const readsFor = (fault: number) => nonEmpty(rowsFor(fault).filter(isRead))
const writes = endpointNames.filter(name => !isRead(name))

/** The request of a valid call, and how many changes it writes to the journal. */
const asked = new Map<EndpointName, { request: object; commits: number }>()
const right = (name: EndpointName) => asked.get(name) ?? { request: {}, commits: 0 }

let stage: Stage
beforeAll(async () => {
  stage = await stageOf()
  for (const name of endpointNames) {
    const request = await requests[name](stage.school)
    const before = await countsOf(stage)
    expect(await outcomeOf(stage, name, request), name).toBe('ok')
    asked.set(name, { request, commits: (await countsOf(stage)).commits - before.commits })
  }
})
afterEach(async () => {
  vi.useRealTimers()
  await clearFaults(stage).catch(() => undefined)
})
afterAll(() => stage.school.school.close())

/** As many calls as there are connections at once. */
const together = 12

/** Calls the rows in batches; `begun` is called for each batch when its calls have started. */
async function callAll(names: readonly EndpointName[], begun: Begun = () => undefined) {
  const outcomes: [EndpointName, Outcome][] = []
  for (let from = 0; from < names.length; from += together) {
    const lot = names.slice(from, from + together)
    const answers = lot.map(async name => [name, await outcomeOf(stage, name, right(name).request)] as const)
    await begun(lot)
    for (const [name, outcome] of await Promise.all(answers)) outcomes.push([name, outcome])
  }
  return Object.fromEntries(outcomes)
}

type Expected = (row: EndpointRow) => Outcome
type Begun = (lot: readonly EndpointName[]) => unknown

/** Calls the rows with a fault: the server receives each call once. Returns how many changes were written. */
async function heardOnce(fault: object, names: readonly EndpointName[], kind: Expected, begun?: Begun) {
  const before = await countsOf(stage)
  await setFault(stage, fault)
  const outcomes = await callAll(names, begun)
  expect(outcomes).toEqual(Object.fromEntries(names.map(name => [name, kind(endpointRow(name))])))
  const after = await countsOf(stage)
  for (const name of names) expect(after.calls[name] - before.calls[name], name).toBe(1)
  return after.commits - before.commits
}

/**
 * Calls rows with a fault that keeps the server from acting: each call is received once, and nothing is changed.
 */
async function underFault(fault: object, kind: Expected, names: readonly EndpointName[], begun?: Begun) {
  const changes = await heardOnce(fault, nonEmpty(names), kind, begun)
  expect(changes).toBe(0)
}

const always = (kind: Outcome) => () => kind
/** The response of a file is checked by the code that saves it, by its first bytes. */
const orFile = (kind: Outcome) => (row: EndpointRow) => (row.kind === 'blob' ? 'ok' : kind)
const session = (row: EndpointRow): Outcome => (row.auth ? 'unauthorized' : 'status')

const reading =
  (data: unknown) =>
  ({ kind, response }: EndpointRow): Outcome =>
    kind !== 'blob' && v.safeParse(response, data).success ? 'ok' : 'invalid-response'

/** An errcode in the body; rows without an envelope have none. */
const withErrcode =
  (errcode: number, kind: Expected): Expected =>
  row =>
    row.envelope === 'none' ? reading({ errcode, errmsg: 'x', data: null })(row) : kind(row)

const lies = { items: 'none', total: 'many', token: 0, resource: [] }

const standIns: [string, object, Expected][] = [
  ['HTTP 401', { kind: '401' }, session],
  ['HTTP 404', { kind: '404' }, always('status')],
  ['HTTP 500', { kind: '500' }, always('server')],
  ['HTTP 503', { kind: '503' }, always('status')],
  ['errcode 400', { kind: 'errcode', errcode: 400, errmsg: 'x' }, withErrcode(400, always('status'))],
  ['errcode 4711', { kind: 'errcode', errcode: 4711, errmsg: 'x' }, withErrcode(4711, always('status'))],
  ['errcode 500', { kind: 'errcode', errcode: 500, errmsg: 'x' }, withErrcode(500, always('server'))],
  ['errcode 401', { kind: 'errcode', errcode: 401, errmsg: 'x' }, withErrcode(401, session)],
  ['a redirect', { kind: 'redirect' }, always('status')],
  ['garbage', { kind: 'garbage' }, always('invalid-response')],
  ['a page of HTML', { kind: 'html' }, orFile('invalid-response')],
  ['data of another shape', { kind: 'lie' }, reading(lies)],
  ['no data', { kind: 'data', data: null }, reading(null)],
  ['a dropped connection', { kind: 'drop' }, always('network')],
  ['a reset before the call', { kind: 'reset-before' }, always('network')],
  ['a body without an end', { kind: 'endless' }, always('invalid-response')],
]

/** Waits until the server has received each call of a batch, then lets 30 s pass. */
async function deadline(): Promise<Begun> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let { calls } = await countsOf(stage)
  return async lot => {
    const before = calls
    do {
      calls = (await countsOf(stage)).calls
    } while (lot.some(name => calls[name] === before[name]))
    vi.advanceTimersByTime(30_000)
  }
}

describe('every row', () => {
  it.each(standIns.map((standIn, at) => [...standIn, at] as const))('at %s', async (_name, fault, kind, at) => {
    await underFault(fault, kind, rowsFor(at))
  })

  it('at a 401 ends the session, if the row is authorised', async () => {
    const before = stage.unauthorized()
    await underFault({ kind: '401' }, session, endpointNames)
    expect(stage.unauthorized() - before).toBe(endpointNames.filter(name => endpointRow(name).auth).length)
  })

  it('without a response ends after 30 s', async () => {
    await underFault({ kind: 'delay', ms: 600_000 }, always('timeout'), rowsFor(standIns.length), await deadline())
  })
})

describe('a row that reads', () => {
  it.each([
    ['truncate', 'network', 0],
    ['reset-middle', 'network', 1],
    ['reset-after-commit', 'network', 2],
    ['type', 'ok', 3],
  ] as const)('by %s is %s', async (kind, outcome, at) => {
    await heardOnce({ kind }, readsFor(at), always(outcome))
  })

  it('at a slow response ends after 30 s', async () => {
    await heardOnce({ kind: 'drip', ms: 600_000 }, readsFor(0), always('timeout'), await deadline())
  })
})

describe('a row that changes something changes it once', () => {
  it.each([
    ['truncate', 'network'],
    ['reset-middle', 'network'],
    ['reset-after-commit', 'network'],
    ['drip', 'timeout'],
    ['type', 'ok'],
  ] as const)('by %s, and is %s', async (kind, outcome) => {
    const own = await stageOf()
    try {
      for (const name of nonEmpty(writes)) {
        const request = await requests[name](own.school)
        const before = await countsOf(own)
        const done = ({ calls, commits }: Counts) => [calls[name] - before.calls[name], commits - before.commits]
        await setFault(own, { endpoint: name, kind, ms: 600_000 })
        if (kind === 'drip') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        const answer = outcomeOf(own, name, request)
        if (kind === 'drip') {
          while (String(done(await countsOf(own))) !== String([1, right(name).commits]));
          vi.advanceTimersByTime(30_000)
        }
        expect(await answer, name).toBe(outcome)
        vi.useRealTimers()
        await clearFaults(own)
        expect(done(await countsOf(own)), name).toEqual([1, right(name).commits])
      }
    } finally {
      await own.school.school.close()
    }
  })

  it('and most of these rows do change something', () => {
    expect(writes.filter(name => right(name).commits > 0).length).toBeGreaterThan(writes.length / 2)
  })
})

it('every row at a refused connection', async () => {
  const own = await stageOf()
  await own.school.school.close()
  for (const name of nonEmpty(rowsFor(1))) {
    // The URL of a file is its request.
    const made = endpointRow(name).base === 'resource' ? await requests[name](own.school) : right(name).request
    expect(await outcomeOf(own, name, made), name).toBe('network')
  }
})

/**
 * Writes: calls that change something on the server. A write is sent once, never twice by the program (SPEC §8). Its
 * row in the endpoint table says which reads it makes stale and how a lost answer is looked up (DESIGN §2 "Building
 * blocks").
 */
import type { QueryClient } from '@tanstack/react-query'
import {
  type EndpointRequest,
  type EndpointResponse,
  endpointRow,
  type ReadEndpointName,
  type RecoveryReadOf,
  type WriteEndpointName,
} from '../../shared/endpoints/index'
import { now } from '../ui/clock'
import { BridgeError, isAnswerLost, isMissing } from './bridge-error'
import { askApi, type CallOptions, callApi, showFailure } from './call'
import type { SubmitOutcome } from './submit-outcome'
import { apiKey } from './use-api'

/** What the program knows about a write that was carried out. */
export interface WriteResult<N extends WriteEndpointName> {
  /** The answer of the write; absent if it was lost. */
  answer?: EndpointResponse<N>
  /** The answer of the read that proves it, if the write's own answer was lost. */
  found?: EndpointResponse<RecoveryReadOf<N>>
}

/** `cancelled`: the session ended before the outcome was known. */
export type WriteOutcome<N extends WriteEndpointName> = SubmitOutcome<WriteResult<N>> | { kind: 'cancelled' }

/** A record that is made before a write is sent, so that its outcome can be looked up at any later time. */
export interface WriteAttempt<N extends WriteEndpointName> {
  name: N
  request: EndpointRequest<N>
  /** The answer of the recovery read in the page's cache, before the write. */
  before: unknown
  /** Milliseconds by the server's clock. */
  sentAt: number
}

const recoveryQuery = (name: WriteEndpointName, request: unknown) => {
  const { recover } = endpointRow(name)
  if (!recover) return null
  const read = recover.read as ReadEndpointName
  const readRequest = recover.request(request) as EndpointRequest<ReadEndpointName>
  return { recover, read, readRequest, queryKey: apiKey(read, readRequest) }
}

/** Makes the record of a write before it is sent. */
export function prepareWrite<N extends WriteEndpointName>(
  client: QueryClient,
  name: N,
  request: EndpointRequest<N>,
): WriteAttempt<N> {
  const query = recoveryQuery(name, request)
  return { name, request, before: query ? client.getQueryData(query.queryKey) : undefined, sentAt: now() }
}

/**
 * Invalidates everything that a write made stale: data on the screen is refetched at once, other data when it is shown
 * next.
 */
export function invalidateReads(client: QueryClient, name: WriteEndpointName): void {
  for (const read of endpointRow(name).invalidates ?? []) void client.invalidateQueries({ queryKey: [read] })
}

/** The input of a look-up: a whole attempt, or only the fields of the request that the rule reads. */
interface LookUp<N extends WriteEndpointName> {
  name: N
  request: object
  before?: unknown
  sentAt?: number
}

/**
 * Looks up by a read whether a write was carried out; sends nothing. An offline copy proves nothing.
 * @returns `unknown` if the row has no rule, the read fails, or its answer does not show the outcome.
 */
export async function lookUpWrite<N extends WriteEndpointName>({
  name,
  request,
  before,
  sentAt = 0,
}: LookUp<N>): Promise<WriteOutcome<N>> {
  const query = recoveryQuery(name, request)
  if (!query) return { kind: 'unknown' }
  const { recover, read, readRequest } = query
  try {
    const options = { background: true } as CallOptions<typeof read>
    const { value: after, copiedAt } = await askApi(read, readRequest, options)
    if (copiedAt !== undefined) return { kind: 'unknown' }
    const done = recover.wasDone({ sent: request, after, before, sentAt })
    if (done === null) return { kind: 'unknown' }
    return done
      ? { kind: 'done', result: { found: after as EndpointResponse<RecoveryReadOf<N>> } }
      : { kind: 'notDone' }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    return recover.missingProves && isMissing(error) ? { kind: 'done', result: {} } : { kind: 'unknown' }
  }
}

interface WriteOptions {
  /** The caller shows refusals and lost answers itself, e.g. at the form or for many writes together. */
  quiet?: boolean
}

const endedKinds: ReadonlySet<string> = new Set(['cancelled', 'unauthorized'])

/**
 * Whether the page may be out of date. A refusal can mean that somebody else changed the data after the page read it.
 */
const mayBeStale = ({ kind }: WriteOutcome<WriteEndpointName>): boolean => kind !== 'unknown' && kind !== 'cancelled'

async function sendOnce<N extends WriteEndpointName>(
  attempt: WriteAttempt<N>,
  { quiet = false }: WriteOptions,
): Promise<WriteOutcome<N>> {
  const { name, request } = attempt
  try {
    const answer = await callApi(name, request, { write: true, background: true } as CallOptions<N>)
    return { kind: 'done', result: { answer } }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    if (endedKinds.has(error.failure.kind)) return { kind: 'cancelled' }
    const isLost = isAnswerLost(error)
    if (!quiet && !(isLost && endpointRow(name).recover)) showFailure(error.failure)
    return isLost ? lookUpWrite(attempt) : { kind: 'refused', message: error.message }
  }
}

/**
 * Sends a write once, looks up its outcome if the answer is lost, and refetches stale reads. Failures are shown as SPEC
 * §8 says, unless `quiet`. If the outcome of a lost answer can be looked up, the caller reports it.
 */
export async function sendWrite<N extends WriteEndpointName>(
  client: QueryClient,
  attempt: WriteAttempt<N>,
  options: WriteOptions = {},
): Promise<WriteOutcome<N>> {
  const outcome = await sendOnce(attempt, options)
  if (mayBeStale(outcome)) invalidateReads(client, attempt.name)
  return outcome
}

/**
 * Sends several writes of one kind at the same time, and shows no failures. Stale reads are refetched once, after the
 * last write.
 */
export async function sendWrites<N extends WriteEndpointName>(
  client: QueryClient,
  name: N,
  requests: readonly EndpointRequest<N>[],
): Promise<WriteOutcome<N>[]> {
  const outcomes = await Promise.all(
    requests.map(request => sendOnce(prepareWrite(client, name, request), { quiet: true })),
  )
  if (outcomes.some(mayBeStale)) invalidateReads(client, name)
  return outcomes
}

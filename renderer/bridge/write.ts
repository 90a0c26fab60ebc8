/**
 * Writes: calls that change something on the server. A write is sent once, never twice by the program (SPEC §8). Its row in the
 * endpoint table says which reads it makes stale and how a lost answer is looked up (DESIGN §2 "Building blocks").
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

/** What is known of a write that was carried out. */
export interface WriteResult<N extends WriteEndpointName> {
  /** The answer of the write; absent if it was lost. */
  answer?: EndpointResponse<N>
  /** The answer of the read that proves it, if the write's own answer was lost. */
  found?: EndpointResponse<RecoveryReadOf<N>>
}

/** `cancelled`: the session ended before the outcome was known. */
export type WriteOutcome<N extends WriteEndpointName> = SubmitOutcome<WriteResult<N>> | { kind: 'cancelled' }

/** What is noted before a write is sent, so that its outcome can be looked up at any later time. */
export interface WriteAttempt<N extends WriteEndpointName> {
  name: N
  request: EndpointRequest<N>
  /** The recovery read's answer as the page had it. */
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

/** Notes what is known before a write is sent. */
export function prepareWrite<N extends WriteEndpointName>(
  client: QueryClient,
  name: N,
  request: EndpointRequest<N>,
): WriteAttempt<N> {
  const query = recoveryQuery(name, request)
  return { name, request, before: query ? client.getQueryData(query.queryKey) : undefined, sentAt: now() }
}

/** Has everything read again that a write made stale: at once where it is shown, else when it is shown next. */
export function invalidateReads(client: QueryClient, name: WriteEndpointName): void {
  for (const read of endpointRow(name).invalidates ?? []) void client.invalidateQueries({ queryKey: [read] })
}

/** What a look-up needs: a whole attempt, or the fields of the request that the rule reads. */
interface LookUp<N extends WriteEndpointName> {
  name: N
  request: object
  before?: unknown
  sentAt?: number
}

/**
 * Looks up by a read whether a write was carried out; sends nothing. An offline copy proves nothing.
 * @returns `unknown` if the row has no rule, the read fails, or its answer does not tell.
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

/** What was refused may tell of a change that others have made since the page was read. */
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
 * Sends a write once, looks up its outcome if the answer is lost, and has stale reads read again. Failures are shown as SPEC §8
 * says unless `quiet`; a lost answer is left to the caller where its outcome can be looked up.
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

/** Sends several writes of one kind at the same time, quietly; stale reads are read again once, after the last. */
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

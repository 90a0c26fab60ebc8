/**
 * Writes: calls that change something on the server. A write is sent once, never twice by the program (SPEC §8). Its
 * row in the endpoint table says which reads it makes stale and how a lost answer is looked up (DESIGN §2 "Building
 * blocks").
 */
import type { QueryClient } from '@tanstack/react-query'
import { isAnswerLost } from '../../shared/contract/result'
import { groupBy } from '../../shared/domain/group-by'
import {
  type CachedEndpointName,
  type EndpointRequest,
  type EndpointResponse,
  endpointRow,
  type RecoveryReadOf,
  type WriteEndpointName,
} from '../../shared/endpoints/index'
import { allDone, oneDone, type Recovery } from '../../shared/endpoints/recovery'
import { mapConcurrently } from '../../shared/map-concurrently'
import { now } from '../ui/clock'
import { BridgeError, isMissing } from './bridge-error'
import { askApi, type Options, showFailure } from './call'
import type { SubmitOutcome } from './submit-outcome'
import { apiKey } from './use-api'

/** The data of a write that was carried out. */
export interface WriteResult<N extends WriteEndpointName> {
  /** The answer of the write; absent if it was lost. */
  answer?: EndpointResponse<N>
  /** The answer of the row's first recovery read, if the write's own answer was lost. */
  found?: EndpointResponse<RecoveryReadOf<N>>
  /** What the teacher reads instead of the usual text. */
  warning?: string
}

/** `cancelled`: the session ended before the outcome was known, or the teacher cancelled the write. */
export type WriteOutcome<N extends WriteEndpointName> = SubmitOutcome<WriteResult<N>> | { kind: 'cancelled' }

/** A record that is made before a write is sent, so that its outcome can be looked up at any later time. */
export interface WriteAttempt<N extends WriteEndpointName> {
  name: N
  request: EndpointRequest<N>
  /** The answers of the recovery reads in the page's cache, before the write. */
  before: readonly unknown[]
  /** Milliseconds by the server's clock. */
  sentAt: number
}

interface RecoveryRead {
  rule: Recovery
  read: CachedEndpointName
  request: EndpointRequest<CachedEndpointName>
}

/** The reads that show whether a write with this request was carried out. */
const recoveryReads = (name: WriteEndpointName, sent: unknown): RecoveryRead[] =>
  (endpointRow(name).recover ?? []).flatMap(rule =>
    [rule.request(sent) ?? []].flat().map(request => ({
      rule,
      read: rule.read as CachedEndpointName,
      request: request as EndpointRequest<CachedEndpointName>,
    })),
  )

/** Makes the record of a write before it is sent. */
export function prepareWrite<N extends WriteEndpointName>(
  client: QueryClient,
  name: N,
  request: EndpointRequest<N>,
): WriteAttempt<N> {
  const before = recoveryReads(name, request).map(each => client.getQueryData(apiKey(each.read, each.request)))
  return { name, request, before, sentAt: now() }
}

/** The input of a look-up: a whole attempt, or only the fields of the request that the rules read. */
interface LookUp<N extends WriteEndpointName> {
  name: N
  request: object
  before?: readonly unknown[]
  sentAt?: number
}

/** The result of one recovery read. An offline copy proves nothing. */
async function checkRead(
  { rule, read, request }: RecoveryRead,
  { sent, before, sentAt }: { sent: unknown; before: unknown; sentAt: number },
): Promise<{ isDone: boolean | null; found?: unknown }> {
  try {
    const { value: after, copiedAt } = await askApi(read, request, { background: true, strict: true })
    if (copiedAt !== undefined) return { isDone: null }
    return { isDone: rule.wasDone({ sent, after, before, sentAt }), found: after }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    return { isDone: rule.missingProves && isMissing(error) ? true : null }
  }
}

/** Reads whether a write was carried out. */
async function findOutcome<N extends WriteEndpointName>(attempt: LookUp<N>): Promise<WriteOutcome<N>> {
  const { name, request: sent, before = [], sentAt = 0 } = attempt
  const reads = recoveryReads(name, sent)
  if (reads.length === 0) return { kind: 'unknown' }
  const checks = await Promise.all(reads.map((each, at) => checkRead(each, { sent, before: before[at], sentAt })))
  const byRule = groupBy(checks.entries(), ([at]) => reads[at]?.rule)
  const isDone = allDone(
    [...byRule].map(([rule, ofRule]) => {
      const parts = ofRule.map(([, check]) => check.isDone)
      return rule?.isOneEnough ? oneDone(parts) : allDone(parts)
    }),
  )
  if (isDone === null) return { kind: 'unknown' }
  const found = checks[0]?.found as EndpointResponse<RecoveryReadOf<N>> | undefined
  return isDone ? { kind: 'done', result: found === undefined ? {} : { found } } : { kind: 'notDone' }
}

interface WriteOptions extends Pick<Options, 'signal' | 'onProgress'> {
  /** The caller shows refusals and lost answers itself, e.g. at the form or for many writes together. */
  quiet?: boolean
}

const endedKinds: ReadonlySet<string> = new Set(['cancelled', 'unauthorized'])

async function sendOnce<N extends WriteEndpointName>(
  attempt: WriteAttempt<N>,
  { quiet = false, signal, onProgress }: WriteOptions,
): Promise<WriteOutcome<N>> {
  const { name, request } = attempt
  try {
    const { value: answer, warning } = await askApi(name, request, { background: true, signal, onProgress })
    return { kind: 'done', result: { answer, ...(warning !== undefined && { warning }) } }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    if (signal?.aborted) {
      // The server may have received the whole request before the teacher cancelled it.
      const found = await findOutcome(attempt)
      return found.kind === 'done' ? found : { kind: 'cancelled' }
    }
    if (endedKinds.has(error.failure.kind)) return { kind: 'cancelled' }
    const isLost = isAnswerLost(error.failure)
    if (!quiet && !(isLost && endpointRow(name).recover)) showFailure(error.failure)
    return isLost ? findOutcome(attempt) : { kind: 'refused', message: error.message }
  }
}

/**
 * Refetches what writes of one row made stale: data on the screen at once, other data when it is shown next. A refusal
 * can mean that somebody else changed the data after the page read it.
 */
function refetchStale(
  client: QueryClient,
  name: WriteEndpointName,
  outcomes: readonly WriteOutcome<WriteEndpointName>[],
  wasCancelled = false,
): void {
  if (!wasCancelled && outcomes.every(({ kind }) => kind === 'unknown' || kind === 'cancelled')) return
  for (const read of endpointRow(name).invalidates ?? []) void client.invalidateQueries({ queryKey: [read] })
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
  refetchStale(client, attempt.name, [outcome], options.signal?.aborted)
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
  refetchStale(client, name, outcomes)
  return outcomes
}

interface ManyOptions<N extends WriteEndpointName, Item> {
  requestOf(item: Item): EndpointRequest<N>
  /** Called for each write that was sent, as soon as its outcome is known. */
  onOutcome(item: Item, outcome: WriteOutcome<N>): void
  /** Aborted: what was sent already is finished, and nothing else is sent. */
  signal: AbortSignal
}

/** How many of many writes are sent at the same time. */
const writesAtOnce = 4

/**
 * Sends many writes of one kind, a group after the other, and within a group a few at the same time. It shows no
 * failures. It stops if the server cannot be reached, or the session ends. Stale reads are refetched once, at the end.
 */
export async function sendMany<N extends WriteEndpointName, Item>(
  client: QueryClient,
  name: N,
  groups: readonly (readonly Item[])[],
  { requestOf, onOutcome, signal }: ManyOptions<N, Item>,
): Promise<void> {
  const outcomes: WriteOutcome<N>[] = []
  let isStopped = false
  const sendOne = async (item: Item) => {
    if (isStopped || signal.aborted) return
    const outcome = await sendOnce(prepareWrite(client, name, requestOf(item)), { quiet: true })
    isStopped ||= outcome.kind === 'unknown' || outcome.kind === 'cancelled'
    outcomes.push(outcome)
    onOutcome(item, outcome)
  }
  for (const group of groups) await mapConcurrently(group, writesAtOnce, sendOne)
  refetchStale(client, name, outcomes)
}

/**
 * Looks up by reads whether a write was carried out, and refetches stale reads; sends nothing.
 * @returns `unknown` if the row has no rule, a read fails, or the answers do not show the outcome.
 */
export async function lookUpWrite<N extends WriteEndpointName>(
  client: QueryClient,
  attempt: LookUp<N>,
): Promise<WriteOutcome<N>> {
  const outcome = await findOutcome(attempt)
  refetchStale(client, attempt.name, [outcome])
  return outcome
}

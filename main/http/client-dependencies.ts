/** The dependencies of the API client, and what its parts share (DESIGN §4, §5). */
import type { AxiosInstance, AxiosResponse } from 'axios'
import type { Failure, Result } from '../../shared/contract/result'
import type { EndpointName, EndpointRow } from '../../shared/endpoints/index'
import type { CopyStore } from '../offline/offline-copies'
import type { TokenRenewal } from '../session/token-renewal'
import type { Identity, RequestDependencies } from './prepare-request'
import type { ServerConnectivity } from './server-connectivity'

export interface CallOptions {
  signal?: AbortSignal
  /** Called while the body of a multipart call is being sent, with the bytes sent and the length of the body. */
  onProgress?: (sent: number, total: number) => void
  /** Whether the call is itself a part of a token renewal, so that its own 401 does not wait for the end of that. */
  renewsToken?: boolean
}

export interface ClientDependencies extends RequestDependencies {
  transport: AxiosInstance
  /** Whether the token of the session is being replaced: a 401 is judged only after that. */
  tokenRenewal: Pick<TokenRenewal, 'waitUntilSettled'>
  /** Called on a 401 to the current token of the current session, and on no other. */
  onUnauthorized(): void
  /** Called with the `Date` header of each response. */
  onServerDate(instant: number): void
  /** Called if a response does not match its schema. */
  onInvalid(endpoint: EndpointName, detail: string): void
  /** Called for each failed call; `error` is the cause below HTTP. */
  onFailure(endpoint: EndpointName, failure: Failure, error?: unknown): void
  /** Is notified of each response and of each call without one, and knows whether the server is offline. */
  connectivity: Pick<ServerConnectivity, 'isOffline' | 'onResponse' | 'onNoResponse'>
  /** Stores responses of `copy` rows, and returns them when the server is offline. */
  copies: CopyStore
  /** Corrected time, in milliseconds. */
  clock(): number
}

/** The context of one call. */
export interface CallContext {
  name: EndpointName
  /** The session that makes the call; absent for a call without authorisation. */
  caller: Identity | undefined
  /** Aborts if the caller no longer waits. */
  signal?: AbortSignal
  renewsToken?: boolean
}

/**
 * Returns the result that the caller receives, or null if the call counts as not made: see `acceptResult` in client.ts.
 */
export type AcceptResult = <T>(context: CallContext, result: Result<T>, detail: string) => Promise<Result<T> | null>

/** The largest JSON body that is read, and the largest file of a result view. */
export const maxJsonBytes = 32 * 1024 * 1024
export const maxResourceBytes = 4 * 1024 * 1024

/**
 * The bases whose `Date` header is the server's time. File hosts are left out: their responses may come from a cache.
 */
const basesWithClock: readonly EndpointRow['base'][] = ['server', 'ops']

/** Reads the headers of a response: it proves that the server is online, and carries its time. */
export function readHeaders(row: EndpointRow, response: AxiosResponse, deps: ClientDependencies): void {
  if (row.base === 'server') deps.connectivity.onResponse()
  const date = Date.parse(String(response.headers.date ?? ''))
  if (basesWithClock.includes(row.base) && Number.isFinite(date)) deps.onServerDate(date)
}

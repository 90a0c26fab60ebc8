/** What the interpreter is built of, and how a call is made (DESIGN §4, §5). */
import type { AxiosInstance, AxiosResponse } from 'axios'
import type { Failure, Result } from '../../shared/contract/result'
import type { EndpointName, EndpointRow } from '../../shared/endpoints/index'
import type { CopyStore } from '../offline/index'
import type { Identity, RequestParts } from './request'
import type { Reach } from './server-connectivity'
import type { Renewal } from './session/renewal'

export interface CallOptions {
  signal?: AbortSignal
  /** Hears how much of a multipart row's body has been sent, in bytes, and how long it is. */
  onProgress?: (sent: number, total: number) => void
}

export interface ClientParts extends RequestParts {
  transport: AxiosInstance
  /** Whether the session's token may be replaced just now: a 401 waits until that is known. */
  renewal: Pick<Renewal, 'settled'>
  /** Told of a 401 to the present token of the present session, and of no other. */
  onUnauthorized(): void
  /** Told of each answer's `Date` header. */
  onServerDate(instant: number): void
  /** Told of an answer that did not fit its schema. */
  onInvalid(endpoint: EndpointName, detail: string): void
  /** Told of each call that failed, and of the error below HTTP that was why. */
  onFailure(endpoint: EndpointName, failure: Failure, error?: unknown): void
  /** Hears of answers and of calls without one, and knows whether the server is gone. */
  reach: Pick<Reach, 'gone' | 'heard' | 'lost'>
  /** Keeps answers of `copy` rows, and gives them back when the server is gone. */
  copies: CopyStore
  /** Corrected time, in milliseconds. */
  clock(): number
}

/** A call as it was made: by whom, and until when its caller waits. */
export interface Asked {
  name: EndpointName
  who: Identity | undefined
  signal?: AbortSignal
}

/** What the caller gets of a result, whatever became of his session meanwhile; null: as if it had not been asked. */
export type Settle = <T>(asked: Asked, result: Result<T>, detail: string) => Promise<Result<T> | null>

/** The largest JSON body read, and the largest of a result view's files. */
export const maxJsonBytes = 32 * 1024 * 1024
export const maxResourceBytes = 4 * 1024 * 1024

/** Who keeps the time: not those that only hold files, whose answers may be old ones. */
const timekeepers: readonly EndpointRow['base'][] = ['server', 'ops']

/** Takes from an answer what it tells beside its body. */
export function hear(row: EndpointRow, response: AxiosResponse, parts: ClientParts): void {
  if (row.base === 'server') parts.reach.heard()
  const date = Date.parse(String(response.headers.date ?? ''))
  if (timekeepers.includes(row.base) && Number.isFinite(date)) parts.onServerDate(date)
}

/** Failed calls inside main: streams throw them as ApiError, calls return them as a Result. */
import { AxiosError } from 'axios'
import type { Failure } from '../../shared/contract/result'
import { text } from '../../shared/text'

export class ApiError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message)
    this.name = 'ApiError'
  }
}

const timeouts = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ESOCKETTIMEDOUT'])

/**
 * The failure for an error below HTTP (SPEC §8).
 * @param abortedBy what aborted the call, if anything did.
 */
export function transportFailure(error: unknown, abortedBy: 'none' | 'deadline' | 'caller'): Failure {
  if (error instanceof ApiError) return error.failure
  if (abortedBy === 'caller') return { kind: 'cancelled', message: text.cancelled }
  const code = (error as { code?: unknown }).code
  if (abortedBy === 'deadline' || (typeof code === 'string' && timeouts.has(code))) {
    return { kind: 'timeout', message: text.failed }
  }
  // Axios uses one code for a body that is too large and a body that is cut short; only the first is a response of the
  // server.
  if (error instanceof AxiosError && error.message.startsWith('maxContentLength')) {
    return { kind: 'invalid-response', message: text.invalidResponse }
  }
  return { kind: 'network', message: text.failed }
}

/**
 * The failure for an HTTP status, or for an errcode, which is handled in the same way (SPEC §8).
 * @param isOpen true for calls before login: their 401 does not mean an expired session.
 */
export function statusFailure(status: number, errmsg: string, isOpen: boolean): Failure {
  if (status === 401 && !isOpen) return { kind: 'unauthorized', message: errmsg || text.unauthorized, status }
  if (status === 500) return { kind: 'server', message: text.serverFault, status }
  return { kind: 'status', message: errmsg || text.operation, status }
}

/** The code of a system, TLS or network error, such as ECONNREFUSED; undefined if it has none. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[A-Z][A-Z0-9_]{2,59}$/.test(error.code)) return error.code
  return 'cause' in error ? errorCodeOf(error.cause) : undefined
}

/** Whether no response of the server arrived: the server or the network is down, or too slow. */
export const hasNoResponse = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout'

/** A failed call inside main: thrown by streams, turned into a Result at the bridge. */
import { AxiosError } from 'axios'
import type { Failure } from '../../shared/contract/result'
import { text } from '../../shared/text'

export class ApiFault extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message)
    this.name = 'ApiFault'
  }
}

const timeouts = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ESOCKETTIMEDOUT'])

/**
 * Names what went wrong below HTTP (SPEC §8).
 * @param cause whose abort it was, where there was one.
 */
export function transportFailure(error: unknown, cause: 'none' | 'deadline' | 'caller'): Failure {
  if (error instanceof ApiFault) return error.failure
  if (cause === 'caller') return { kind: 'cancelled', message: text.cancelled }
  const code = (error as { code?: unknown }).code
  if (cause === 'deadline' || (typeof code === 'string' && timeouts.has(code))) {
    return { kind: 'timeout', message: text.failed }
  }
  // The same code means a body over the cap and a body cut short; only the first is the server's own answer.
  if (error instanceof AxiosError && error.message.startsWith('maxContentLength')) {
    return { kind: 'invalid-response', message: text.invalidResponse }
  }
  return { kind: 'network', message: text.failed }
}

/**
 * The failure for an HTTP status or, handled the same way, a non-zero errcode (SPEC §8).
 * @param open true for calls before login, whose 401 is no expired session.
 */
export function statusFailure(status: number, errmsg: string, open: boolean): Failure {
  if (status === 401 && !open) return { kind: 'unauthorized', message: errmsg || text.unauthorized, status }
  if (status === 500) return { kind: 'server', message: text.serverFault, status }
  return { kind: 'status', message: errmsg || text.operation, status }
}

/** The code of a system, TLS or network error, such as ECONNREFUSED; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[A-Z][A-Z0-9_]{2,59}$/.test(error.code)) return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}

/** Whether the server gave no answer at all, as when it, or the network, is gone. */
export const unanswered = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout'

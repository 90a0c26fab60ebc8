/** What the log says of calls that failed (DESIGN §10): which, how, and by what code; never with what address, words or answer. */
import type { Failure } from '../../shared/contract/result'
import type { EndpointName } from '../../shared/endpoints/index'
import type { Log } from '../store/log'

/** What school IT can do something about; the rest is between the teacher and the server. */
function tells({ kind, status = 0 }: Failure): boolean {
  if (kind === 'status') return status === 403 || status === 407 || (status >= 500 && status <= 599)
  return ['network', 'timeout', 'invalid-response', 'server'].includes(kind)
}

/** The code of a system, TLS or network error, such as ECONNREFUSED; undefined where it has none. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[A-Z][A-Z0-9_]{2,59}$/.test(error.code)) return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}

/** Gives what hears of each call that failed, and of the error that was why. */
export const createCallLog =
  (log: Log) =>
  (endpoint: EndpointName, failure: Failure, error?: unknown): void => {
    if (!tells(failure)) return
    const { kind, status } = failure
    // An abort of our own after the time is up says no more than `timeout`.
    const code = codeOf(error)
    log('call.failed', { endpoint, kind, status, ...(code === 'ERR_CANCELED' ? {} : { code }) })
  }

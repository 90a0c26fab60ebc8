/**
 * Logs failed calls (DESIGN §10): endpoint, kind, status and error code; never the URL, the request or the response.
 */
import type { Failure } from '../../shared/contract/result'
import type { EndpointName } from '../../shared/endpoints/index'
import type { Log } from '../store/log'
import { errorCodeOf } from './api-error'

/**
 * Failed logins are always logged: if all PCs fail alike, the configured public key is wrong, whatever the server
 * answers.
 */
const loginEndpoints: ReadonlySet<EndpointName> = new Set<EndpointName>(['login-safe', 'pass-card-login'])

/** Statuses that come from the server itself, and hardly ever from a proxy or filter on the way to it. */
const serverStatuses = new Set([400, 401, 409, 422])

/** Whether the failure concerns school IT; the rest is between the teacher and the server. */
function isWorthLogging(endpoint: EndpointName, { kind, status = 0 }: Failure): boolean {
  if (loginEndpoints.has(endpoint)) return kind !== 'cancelled' && kind !== 'invalid-request'
  // A redirect usually leads to a login page of the school network; it is never followed.
  if (kind === 'status') return status >= 300 && status <= 599 && !serverStatuses.has(status)
  return ['network', 'timeout', 'invalid-response', 'server'].includes(kind)
}

/** Returns the function that logs a failed call; `error` is its cause below HTTP. */
export const createCallLog =
  (log: Log) =>
  (endpoint: EndpointName, failure: Failure, error?: unknown): void => {
    if (!isWorthLogging(endpoint, failure)) return
    const { kind, status } = failure
    // ERR_CANCELED after a timeout is our own abort: it says no more than the kind `timeout`.
    const code = errorCodeOf(error)
    log('call.failed', { endpoint, kind, status, ...(code === 'ERR_CANCELED' ? {} : { code }) })
  }

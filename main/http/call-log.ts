/** What the log says of calls that failed (DESIGN §10): which, how, and by what code; never with what address, words or answer. */
import type { Failure } from '../../shared/contract/result'
import type { EndpointName } from '../../shared/endpoints/index'
import type { Log } from '../store/log'
import { codeOf } from './fault'

/** A login that is refused on every PC alike tells of a wrong public key, whatever the server says. */
const logins: ReadonlySet<EndpointName> = new Set<EndpointName>(['login-safe', 'pass-card-login'])

/** What a server says of a request, and hardly anybody on the way to it. */
const ofTheServer = new Set([400, 401, 409, 422])

/** What school IT can do something about; the rest is between the teacher and the server. */
function tells(endpoint: EndpointName, { kind, status = 0 }: Failure): boolean {
  if (logins.has(endpoint)) return kind !== 'cancelled' && kind !== 'invalid-request'
  // A redirect leads to a login page of the network, which is never followed.
  if (kind === 'status') return status >= 300 && status <= 599 && !ofTheServer.has(status)
  return ['network', 'timeout', 'invalid-response', 'server'].includes(kind)
}

/** Gives what hears of each call that failed, and of the error that was why. */
export const createCallLog =
  (log: Log) =>
  (endpoint: EndpointName, failure: Failure, error?: unknown): void => {
    if (!tells(endpoint, failure)) return
    const { kind, status } = failure
    // An abort of our own after the time is up says no more than `timeout`.
    const code = codeOf(error)
    log('call.failed', { endpoint, kind, status, ...(code === 'ERR_CANCELED' ? {} : { code }) })
  }

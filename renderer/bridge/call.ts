/** Calls of the endpoint table from the renderer. Failures are shown as SPEC §8 says. */

import type { Failure, Result } from '../../shared/contract/result'
import type { Argument } from '../../shared/contract/types'
import { limits } from '../../shared/domain/limits'
import type { FailureOutcome } from '../../shared/endpoints/failure-rule'
import {
  type EndpointRequest,
  type EndpointResponse,
  endpointRow,
  type ReadEndpointName,
  type WriteEndpointName,
} from '../../shared/endpoints/index'
import { isOffline } from '../ui/connection'
import type { ApiAnswer } from '../ui/offline/copy-times'
import { offlineText } from '../ui/offline/text'
import { commonText } from '../ui/text'
import { BridgeError } from './bridge-error'
import { takeEarlyRead } from './early-calls'
import { askReload, askRetry, type RetryTrigger, showAlert, showToast } from './failure-display'
import { failureOutcomeOf, failureRuleOf } from './failure-outcomes'
import { callBridge, onBridgeEvent } from './host'
import { endSession, sessionGeneration } from './session'

/** Any endpoint that the page may call. */
type CallName = ReadEndpointName | WriteEndpointName

/** How much of a file has been sent, in bytes. */
export interface Progress {
  sent: number
  total: number
}

export interface Options {
  /** For a poll, a prefetch or a log entry: no failure is shown. */
  background?: boolean
  signal?: AbortSignal
  /**
   * The caller shows a failure where the data would be. While the server is known to be unreachable, that is enough: no
   * dialog opens.
   */
  inPlace?: boolean
  /** The outcome of a failure of this call; it overrides the outcome table and the endpoint's row. */
  outcome?: FailureOutcome
  /** A failure is thrown even if the endpoint's row has a value that replaces it. */
  strict?: boolean
  /** Called while a file is being sent. */
  onProgress?: (progress: Progress) => void
}

let counter = 0
const nextCallId = () => `${Date.now().toString(36)}-${(counter++).toString(36)}`

const cancelled: Failure = { kind: 'cancelled', message: '' }

/** Sends a form with a file, and reports its progress. */
async function upload(argument: Argument<'api.upload'>, { signal, onProgress }: Options): Promise<Result<unknown>> {
  const stopProgress = onBridgeEvent('api.progress', ({ callId, ...progress }) => {
    if (callId === argument.callId && !signal?.aborted) onProgress?.(progress)
  })
  const result = await callBridge('api.upload', argument)
  stopProgress()
  return result
}

/** Makes one attempt. An abort returns `cancelled` at once and tells main to cancel the call. */
async function attempt<N extends CallName>(
  endpoint: N,
  request: EndpointRequest<N>,
  options: Options,
): Promise<Result<unknown>> {
  const { signal } = options
  if (signal?.aborted) return { ok: false, error: cancelled } as const
  const early = takeEarlyRead(endpoint, request, sessionGeneration())
  const callId = early?.callId ?? nextCallId()
  const argument = { endpoint, request: { ...request }, callId }
  const called =
    early?.result ??
    (endpointRow(endpoint).kind === 'multipart'
      ? upload(argument as Argument<'api.upload'>, options)
      : callBridge('api.call', argument as Argument<'api.call'>))
  if (!signal) return called
  let onAbort = () => {}
  const aborted = new Promise<Result<unknown>>(resolve => {
    onAbort = () => {
      void callBridge('api.cancel', { callId })
      resolve({ ok: false, error: cancelled })
    }
    signal.addEventListener('abort', onAbort, { once: true })
  })
  const result = await Promise.race([called, aborted])
  signal.removeEventListener('abort', onAbort)
  return result
}

/** The messages that SPEC §8 prescribes; for other kinds the message that main returned is shown. */
const fixedMessages: Partial<Record<Failure['kind'], string>> = {
  server: commonText.serverFault,
  timeout: commonText.failed,
  network: commonText.failed,
  offline: commonText.failed,
}

const messageOf = (fault: Failure): string => fixedMessages[fault.kind] ?? (fault.message || commonText.operationFailed)

/** Shows a failure of a bridge method that is no endpoint, as the outcome table says for writes. */
export const showFailure = (fault: Failure): void => showOutcome(failureOutcomeOf(fault.kind, true), fault)

function showOutcome(outcome: FailureOutcome, fault: Failure): void {
  if (outcome === 'signOut') endSession('unauthorized')
  if (outcome === 'toast') showToast(messageOf(fault))
  if (outcome === 'alert') showAlert(messageOf(fault))
  if (outcome === 'reload') void askReload(commonText.fileFault)
}

/**
 * Calls an endpoint and returns its answer, which may be an offline copy. A failure is shown by the outcome table and
 * then thrown as `BridgeError`.
 * A read by GET is retried when the teacher chooses it in the retry dialog, and once automatically when the server
 * comes back while the dialog is open; at most 4 times (SPEC §8, §9). A row can define a value that replaces its
 * failure. No other call is sent twice.
 * If the session changed since the call began, the result is `cancelled`: neither its answer nor its 401 may reach the
 * next teacher.
 */
export async function askApi<N extends CallName>(
  name: N,
  request: EndpointRequest<N>,
  options: Options = {},
): Promise<ApiAnswer<EndpointResponse<N>> & { warning?: string }> {
  const { background = false, signal, inPlace = false, strict = false, outcome: chosenOutcome } = options
  const { method, readOnly } = endpointRow(name)
  const isRepeatable = method === 'GET' && readOnly
  const session = sessionGeneration()
  // The retry dialog is for the first failure; later ones only repeat what the header says.
  const wasOffline = isOffline()
  let byItself = false
  for (let retries = 0; ; retries++) {
    const startedAt = performance.now()
    const result = await attempt(name, request, options)
    if (sessionGeneration() !== session) throw new BridgeError(cancelled)
    if (result.ok) {
      const { value, copiedAt, warning } = result
      return { value: value as EndpointResponse<N>, copiedAt, ...(warning !== undefined && { warning }) }
    }
    const rule = failureRuleOf(name, result.error.kind)
    if (rule?.instead !== undefined && !strict) return { value: rule.instead }
    const outcome = failureOutcomeOf(result.error.kind, !isRepeatable, chosenOutcome ?? rule?.outcome)
    if (background) {
      if (outcome === 'signOut') endSession('unauthorized')
      throw new BridgeError(result.error)
    }
    if (outcome === 'retry' && wasOffline) {
      if (!inPlace) showToast(offlineText.unreachable)
    } else if (outcome === 'retry' && retries < limits.retries) {
      const again: RetryTrigger | null = await askRetry(messageOf(result.error), startedAt, byItself, signal)
      byItself ||= again === 'server'
      if (again !== null) continue
    } else {
      // After the last allowed retry only a toast is shown, because another retry would not help.
      showOutcome(outcome === 'retry' ? 'toast' : outcome, result.error)
    }
    throw new BridgeError(result.error)
  }
}

/** Reads an endpoint, for callers that need only the value. Screens write with `useWrite`. */
export const callApi = async <N extends ReadEndpointName>(
  name: N,
  request: EndpointRequest<N>,
  options?: Options,
): Promise<EndpointResponse<N>> => (await askApi(name, request, options)).value

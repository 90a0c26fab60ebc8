/** Calls of the endpoint table from the renderer. Failures are shown as SPEC §8 says. */

import type { Failure, Result } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import type { FailureOutcome } from '../../shared/endpoints/failure-rule'
import type {
  EndpointRequest,
  EndpointResponse,
  GetEndpointName,
  RendererEndpointName,
} from '../../shared/endpoints/index'
import type { ApiAnswer } from '../ui/offline/copy-times'
import { commonText } from '../ui/text'
import { BridgeError } from './bridge-error'
import { askReload, askRetry, type RetryTrigger, showAlert, showToast } from './failure-display'
import { failureOutcomeOf, failureRuleOf } from './failure-outcomes'
import { callBridge } from './host'
import { endSession, sessionGeneration } from './session'

export interface Options {
  /** For a poll, a prefetch or a log entry: no failure is shown. */
  background?: boolean
  signal?: AbortSignal
  /** The outcome of a failure of this call; it overrides the outcome table and the endpoint's row. */
  outcome?: FailureOutcome
}

/** A call that changes something must set `write`; such a call is never sent twice. */
export type CallOptions<N extends RendererEndpointName> = Options &
  (N extends GetEndpointName ? { write?: false } : { write: true })

let counter = 0
const nextCallId = () => `${Date.now().toString(36)}-${(counter++).toString(36)}`

export const cancelled: Failure = { kind: 'cancelled', message: '' }

/** Makes one attempt with `make`. An abort returns `cancelled` at once and tells main to cancel the call. */
export async function attempt(
  make: (callId: string) => Promise<Result<unknown>>,
  signal?: AbortSignal,
): Promise<Result<unknown>> {
  if (signal?.aborted) return { ok: false, error: cancelled } as const
  const callId = nextCallId()
  const called = make(callId)
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

export function showOutcome(outcome: FailureOutcome, fault: Failure): void {
  if (outcome === 'signOut') endSession('unauthorized')
  if (outcome === 'toast') showToast(messageOf(fault))
  if (outcome === 'alert') showAlert(messageOf(fault))
  if (outcome === 'reload') void askReload(commonText.fileFault)
}

/**
 * Calls an endpoint and returns its answer, which may be an offline copy. A failure is shown by the outcome table and
 * then thrown as `BridgeError`.
 * A GET is retried when the teacher chooses it in the retry dialog, and once automatically when the server comes back
 * while the dialog is open; at most 4 times (SPEC §8, §9). A row can define a value that replaces its failure.
 * If the session changed since the call began, the result is `cancelled`: neither its answer nor its 401 may reach the
 * next teacher.
 */
export async function askApi<N extends RendererEndpointName>(
  name: N,
  request: EndpointRequest<N>,
  options?: CallOptions<N>,
): Promise<ApiAnswer<EndpointResponse<N>>> {
  const { background = false, signal, outcome: own, write = false } = options ?? {}
  const session = sessionGeneration()
  let byItself = false
  for (let retries = 0; ; retries++) {
    const startedAt = performance.now()
    const result = await attempt(
      callId => callBridge('api.call', { endpoint: name, request: { ...request }, callId }),
      signal,
    )
    if (sessionGeneration() !== session) throw new BridgeError(cancelled)
    if (result.ok) return { value: result.value as EndpointResponse<N>, copiedAt: result.copiedAt }
    const rule = failureRuleOf(name, result.error.kind)
    if (rule?.instead !== undefined) return { value: rule.instead }
    const outcome = failureOutcomeOf(result.error.kind, write, own ?? rule?.outcome)
    if (background) {
      if (outcome === 'signOut') endSession('unauthorized')
      throw new BridgeError(result.error)
    }
    if (outcome === 'retry' && retries < limits.retries) {
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

/** `askApi` for callers that need only the value. */
export const callApi = async <N extends RendererEndpointName>(
  name: N,
  request: EndpointRequest<N>,
  options?: CallOptions<N>,
): Promise<EndpointResponse<N>> => (await askApi(name, request, options)).value

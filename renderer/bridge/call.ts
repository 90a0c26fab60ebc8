/** Calls of the endpoint table from the renderer, their failures shown as SPEC §8 says. */

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
  /** A poll, a prefetch, a log: shows nothing, whatever happens. */
  background?: boolean
  signal?: AbortSignal
  /** What this call does in the place of the table's word, and of its row's. */
  outcome?: FailureOutcome
}

/** A call that changes something says so; it is never sent twice. */
export type CallOptions<N extends RendererEndpointName> = Options &
  (N extends GetEndpointName ? { write?: false } : { write: true })

let counter = 0
const nextCallId = () => `${Date.now().toString(36)}-${(counter++).toString(36)}`

export const cancelled: Failure = { kind: 'cancelled', message: '' }

/** One attempt by `make`; an abort gives the answer `cancelled` at once and tells main to drop the call. */
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

/** The words of SPEC §8 where it gives them, else what main said. */
const fixedMessages: Partial<Record<Failure['kind'], string>> = {
  server: commonText.serverFault,
  timeout: commonText.failed,
  network: commonText.failed,
  offline: commonText.failed,
}

const messageOf = (fault: Failure): string => fixedMessages[fault.kind] ?? (fault.message || commonText.operationFailed)

/** Shows a failure of something that is never sent twice, as the table says; for bridge methods that are no endpoint. */
export const showFailure = (fault: Failure): void => showOutcome(failureOutcomeOf(fault.kind, true), fault)

export function showOutcome(outcome: FailureOutcome, fault: Failure): void {
  if (outcome === 'signOut') endSession('unauthorized')
  if (outcome === 'toast') showToast(messageOf(fault))
  if (outcome === 'alert') showAlert(messageOf(fault))
  if (outcome === 'reload') void askReload(commonText.fileFault)
}

/**
 * Calls an endpoint and gives its answer. Failures are shown by the outcome table and then thrown as `BridgeError`; a
 * GET is tried again as often as the teacher says so in the retry dialog, and once by itself where the server is back
 * under the dialog, at most 4 times (SPEC §8, §9). A row may have a value in the place of its failure. What ends after
 * the session in which it began is `cancelled`: neither its answer nor its 401 is the next teacher's.
 * An answer may be an offline copy, and says so.
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
      // Who has said so four times is told that it is no use.
      showOutcome(outcome === 'retry' ? 'toast' : outcome, result.error)
    }
    throw new BridgeError(result.error)
  }
}

/** `askApi` for who only wants the value. */
export const callApi = async <N extends RendererEndpointName>(
  name: N,
  request: EndpointRequest<N>,
  options?: CallOptions<N>,
): Promise<EndpointResponse<N>> => (await askApi(name, request, options)).value

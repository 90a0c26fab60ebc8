/** Calls that send a file, with progress, cancel and failures (SPEC §7 requests-put, upload-sound-file; DESIGN §5). */
import type { EndpointRequest, EndpointResponse, UploadEndpointName } from '../../shared/endpoints/index'
import { BridgeError } from './bridge-error'
import { attempt, cancelled, type Options, showOutcome } from './call'
import { failureOutcomeOf } from './failure-outcomes'
import { callBridge, onBridgeEvent } from './host'
import { sessionGeneration } from './session'

export interface Progress {
  /** In bytes. */
  sent: number
  total: number
}

interface UploadOptions extends Options {
  onProgress?: (progress: Progress) => void
}

/** Reads a file that the teacher chose into the form that a request takes. */
export async function fileForUpload(
  file: File,
): Promise<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> }> {
  // Some browsers append the codecs to the type.
  const [type = ''] = file.type.split(';')
  return { name: file.name, type, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/**
 * Sends a form and returns its answer. It is never sent twice. A failure is shown by the outcome table and then thrown
 * as `BridgeError`. If the session changed since the upload began, the result is `cancelled`.
 */
export async function uploadApi<N extends UploadEndpointName>(
  name: N,
  request: EndpointRequest<N>,
  { background = false, signal, outcome: own, onProgress }: UploadOptions = {},
): Promise<EndpointResponse<N>> {
  const session = sessionGeneration()
  let unhear = () => {}
  const result = await attempt(callId => {
    unhear = onBridgeEvent('api.progress', ({ callId: whose, ...progress }) => {
      if (whose === callId) onProgress?.(progress)
    })
    return callBridge('api.upload', { endpoint: name, request: { ...request }, callId })
  }, signal)
  unhear()
  if (sessionGeneration() !== session) throw new BridgeError(cancelled)
  if (result.ok) return result.value as EndpointResponse<N>
  const outcome = failureOutcomeOf(result.error.kind, true, own)
  if (!background || outcome === 'signOut') showOutcome(outcome, result.error)
  throw new BridgeError(result.error)
}

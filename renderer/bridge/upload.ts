/** Calls that send a file, with progress, cancel and failures (SPEC §7 requests-put, upload-sound-file; DESIGN §5). */
import { useCallback, useEffect, useRef, useState } from 'react'
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

interface Upload<N extends UploadEndpointName> {
  /** Sends the file; returns null after a failure, which has been shown. */
  send(request: EndpointRequest<N>): Promise<EndpointResponse<N> | null>
  cancel(): void
  /** Null while nothing is being sent. */
  progress: Progress | null
}

/** One upload at a time per screen; leaving the screen cancels it. */
export function useUpload<N extends UploadEndpointName>(name: N): Upload<N> {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  const send = useCallback(
    async (request: EndpointRequest<N>) => {
      running.current?.abort()
      const mine = new AbortController()
      running.current = mine
      const tell = (now: Progress | null) => {
        if (running.current === mine) setProgress(now)
      }
      tell({ sent: 0, total: 0 })
      try {
        return await uploadApi(name, request, { signal: mine.signal, onProgress: tell })
      } catch (error) {
        if (!(error instanceof BridgeError)) throw error
        return null
      } finally {
        tell(null)
      }
    },
    [name],
  )
  return { send, cancel, progress }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { EndpointRequest, EndpointResponse, UploadEndpointName } from '../../shared/endpoints/index'
import { BridgeError } from './bridge-error'
import { type Progress, uploadApi } from './upload'

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

import { useEffect, useState, useSyncExternalStore } from 'react'
import { onLock, onSessionEnd } from '../../bridge/index'
import { useStableCallback } from '../../ui/use-stable-callback'
import { createRecorder } from './recorder'
import { recorderParts } from './recorder-parts'
import type { Recorder, RecorderOptions } from './types'

/**
 * A recorder for the component that calls it. The recording ends, and the microphone goes off, when the page is left or
 * the screen is locked; what was recorded is there when the page is shown again.
 */
export function useRecorder(options: RecorderOptions): Recorder {
  const [core] = useState(() => createRecorder(recorderParts))
  const state = useSyncExternalStore(core.subscribe, core.state)
  const start = useStableCallback(() => core.start(options))
  useEffect(() => {
    const endings = [onLock(isLocked => isLocked && core.stop()), onSessionEnd(() => core.drop())]
    return () => {
      for (const end of endings) end()
      core.stop()
    }
  }, [core])
  return {
    state,
    maxSeconds: options.maxSeconds,
    start,
    stop: core.stop,
    cancel: core.cancel,
    evaluateAgain: core.evaluateAgain,
  }
}

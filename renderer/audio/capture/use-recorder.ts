import { useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react'
import { onLock, onSessionEnd } from '../../bridge/index'
import { confirmDialog } from '../../ui/dialogs'
import { useBusy } from '../../ui/use-busy'
import { useStableCallback } from '../../ui/use-stable-callback'
import { createRecorder, type RecorderCore } from './recorder'
import { recorderParts } from './recorder-parts'
import { captureText } from './text'
import type { Recorder, RecorderOptions } from './types'

/** A recorder that holds no voice after its session, also while its page is hidden. */
function createSessionRecorder(): RecorderCore {
  const core = createRecorder(recorderParts)
  let stopListening: (() => void) | null = null
  core.subscribe(() => {
    if (core.state().phase !== 'idle') stopListening ??= onSessionEnd(core.drop)
    else {
      stopListening?.()
      stopListening = null
    }
  })
  return core
}

/** A recording of so many seconds is not deleted without a question. */
const askedFrom = 3

/** Whether a recording may begin: asks if the one before would be lost. */
async function mayStart(core: RecorderCore, mayDiscard: RecorderOptions['mayDiscard']): Promise<boolean> {
  const { sound, fault } = core.state()
  if (fault?.canEvaluateAgain && (await core.isKept())) return true
  if (sound && mayDiscard) return mayDiscard()
  if (!fault?.canEvaluateAgain) return true
  const words = captureText.discard
  return confirmDialog({ message: words.question, confirm: words.confirm })
}

/**
 * A recorder for the component that calls it. The recording ends, and the microphone goes off, when the page is left or
 * the screen is locked; what was recorded is there when the page is shown again.
 */
export function useRecorder(options: RecorderOptions): Recorder {
  const [core] = useState(createSessionRecorder)
  const state = useSyncExternalStore(core.subscribe, core.state)
  const { run, busy } = useBusy()
  const start = useStableCallback(() => {
    if (!state.sound) return core.start(options)
    void run(async () => {
      if (await mayStart(core, options.mayDiscard)) core.start(options)
    })
  })
  const discard = useStableCallback(() => {
    const question = { message: captureText.cancelQuestion, confirm: captureText.cancelDo }
    void run(async () => {
      if (state.seconds < askedFrom || (await confirmDialog(question))) core.cancel()
    })
  })
  useEffect(() => {
    const stopListening = onLock(isLocked => isLocked && core.stop())
    return () => {
      stopListening()
      core.stop()
    }
  }, [core])
  // Unlike other effects, this one does not end when the page is only hidden.
  useInsertionEffect(() => () => queueMicrotask(core.dispose), [core])
  return {
    state,
    maxSeconds: options.maxSeconds,
    start,
    stop: core.stop,
    cancel: core.cancel,
    discard,
    isAsking: busy,
    evaluateAgain: core.evaluateAgain,
  }
}

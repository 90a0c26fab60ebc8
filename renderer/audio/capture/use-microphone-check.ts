import { useEffect } from 'react'
import { isBusy, isOpen } from './machine'
import type { Recorder } from './types'
import { useRecorder } from './use-recorder'

/** The check ends by itself after so many seconds. */
const maxSeconds = 20

/** Lets the teacher see the level before a recording. Nothing of it is kept, and a recording ends it. */
export function useMicrophoneCheck(recorder: Recorder): Recorder & { isOn: boolean } {
  const check = useRecorder({ maxSeconds })
  const { phase } = check.state
  const isOver = phase === 'paused' || phase === 'finishing' || phase === 'done'
  const isRecording = isBusy(recorder.state.phase)
  const { cancel } = check
  useEffect(() => {
    if (isOver || (isRecording && phase !== 'idle')) cancel()
  }, [isOver, isRecording, phase, cancel])
  return { ...check, isOn: isOpen(phase) }
}

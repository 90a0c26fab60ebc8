/** Recording by the microphone (SPEC §9 Audio capture). */
export { CapturedPlayer } from './CapturedPlayer'
export { KeptRecordings } from './KeptRecordings'
export { isBusy } from './machine'
export { RecorderPanel } from './RecorderPanel'
export { recorderKeyRow, recordKey } from './recorder-keys'
export type { CapturedSound, Recorder } from './types'
export { useRecorder } from './use-recorder'

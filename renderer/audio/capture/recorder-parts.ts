/** What the recorder of a page needs of the rest of the program. */
import { bootState, callWhenUnlocked, sessionGeneration } from '../../bridge/index'
import { player } from '../player'
import { openMicrophone } from './microphone'
import type { RecorderParts } from './recorder'
import { openRecordingWorker } from './recording-worker'

export const recorderParts: RecorderParts = {
  openMicrophone,
  openRecordingWorker,
  call: callWhenUnlocked,
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  microphoneId: () => bootState().preferences.values.microphone,
  generation: sessionGeneration,
  holdSounds: player.hold,
}

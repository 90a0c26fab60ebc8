/** What the one button of a recorder does, and the row of its key for a page's key table. */
import type { KeyRow } from '../../ui/keys/key-rows'
import { isOpen } from './machine'
import { captureText } from './text'
import type { Recorder } from './types'

/** The key that begins and ends a recording. */
export const recordKey = 'r'

/** Begins, continues or ends the recording; nothing while it is being finished or evaluated. */
export function toggleRecording({ state, start, stop }: Recorder): void {
  if (isOpen(state.phase)) stop()
  else start()
}

/** `key`: another key, where the page has its own use of R. */
export const recorderKeyRow = (recorder: Recorder, key = recordKey): KeyRow => ({
  label: captureText.recordKey,
  keys: {
    [key]: event => {
      if (!event.repeat) toggleRecording(recorder)
    },
  },
  hint: false,
})

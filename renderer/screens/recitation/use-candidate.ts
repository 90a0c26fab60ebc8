/** A recording that is not sent yet: of the microphone, or a file that the teacher chose. */
import { useState } from 'react'
import { recitation } from '../../../shared/domain/recitation'
import type { Recorder } from '../../audio/capture/index'
import { measureBytes } from '../../audio/triage/index'
import { fileForUpload } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { checkSound, type SoundWarning } from './check-sound'
import { text } from './text'

export interface Candidate {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** Null if the file could not be decoded here. */
  seconds: number | null
  warnings: readonly SoundWarning[]
}

interface CandidateState {
  sound: Candidate | null
  /** Whether it is a file; else it is the recorder's. */
  isFile: boolean
  /** Why the last file cannot be used. */
  message: string | null
  isReading: boolean
  read(file: File): void
  discard(): void
}

export function useCandidate(recorder: Recorder): CandidateState {
  const [file, setFile] = useState<Candidate | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const reading = useBusy()
  const { phase, sound } = recorder.state
  const recorded =
    phase === 'done' && sound !== null
      ? { name: text.own.fileOfRecording, type: 'audio/wav', bytes: sound.wav, seconds: sound.seconds, warnings: [] }
      : null

  async function take(chosen: File): Promise<void> {
    setFile(null)
    setMessage(null)
    // A file that is too large is not read into memory.
    if (chosen.size > recitation.soundBytes) return setMessage(text.own.faults.tooLarge)
    // A file that was moved or removed since it was chosen cannot be read.
    const read = await fileForUpload(chosen).catch(() => null)
    if (read === null) return setMessage(text.own.unread)
    const { name, bytes } = read
    const checked = await checkSound(bytes, measureBytes)
    if (typeof checked === 'string') return setMessage(text.own.faults[checked])
    recorder.cancel()
    setFile({ name, bytes, ...checked })
  }

  return {
    sound: file ?? recorded,
    isFile: file !== null,
    message,
    isReading: reading.busy,
    read: chosen => void reading.run(() => take(chosen)),
    discard() {
      setFile(null)
      setMessage(null)
      recorder.cancel()
    },
  }
}

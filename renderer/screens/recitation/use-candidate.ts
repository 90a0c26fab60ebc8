/** A recording that is not sent yet: of the microphone, or a file that the teacher chose. */
import { useEffect, useState } from 'react'
import { recitation } from '../../../shared/domain/recitation'
import { type CapturedSound, isBusy, type Recorder } from '../../audio/capture/index'
import { measureBytes } from '../../audio/triage/index'
import { fileForUpload } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { useStableCallback } from '../../ui/use-stable-callback'
import { type CheckedSound, checkSound, type SoundFault } from './check-sound'
import { text } from './text'

export interface Candidate extends CheckedSound {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

interface CandidateState {
  sound: Candidate | null
  /** Whether the recorder's recording is being checked; then it is the candidate. */
  isChecking: boolean
  /** Whether it is a file; else it is the recorder's. */
  isFile: boolean
  /** Why the last file or recording cannot be used. */
  message: string | null
  /** Whether a file is being read. */
  isReading: boolean
  read(file: File): void
  /** Begins a recording in place of the candidate, or goes on with one that is paused. */
  record(): void
  /** Discards the candidate. `sent`: only if it is still this one. */
  discard(sent?: Candidate): void
}

interface Checked {
  recording: CapturedSound
  found: SoundFault | CheckedSound
}

/** The recording of the recorder, checked as a file is. Null while there is none, or while it is being checked. */
function useChecked({ state: { phase, sound } }: Recorder): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null)
  const recording = phase === 'done' ? sound : null
  useEffect(() => {
    let isCurrent = true
    if (recording !== null)
      void checkSound(recording.wav, measureBytes).then(found => isCurrent && setChecked({ recording, found }))
    return () => {
      isCurrent = false
    }
  }, [recording])
  return checked !== null && checked.recording === recording ? checked : null
}

const candidateOf = ({ recording, found }: Checked): Candidate | null =>
  typeof found === 'string' ? null : { ...found, name: text.own.fileOfRecording, bytes: recording.wav }

/** `mayDiscard`: whether the teacher agrees to lose what is not sent. */
export function useCandidate(recorder: Recorder, mayDiscard: () => Promise<boolean>): CandidateState {
  const [file, setFile] = useState<Candidate | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const reading = useBusy()
  const asking = useBusy()
  const checked = useChecked(recorder)
  const recorded = checked && candidateOf(checked)
  const sound = file ?? recorded
  const mayReplace = useStableCallback(mayDiscard)

  async function choose(chosen: File): Promise<void> {
    setMessage(null)
    // A file that is too large is not read into memory.
    if (chosen.size > recitation.soundBytes) return setMessage(text.own.faults.tooLarge)
    // A file that was moved or removed since it was chosen cannot be read.
    const read = await fileForUpload(chosen).catch(() => null)
    if (read === null) return setMessage(text.own.unread)
    const { name, bytes } = read
    const found = await checkSound(bytes, measureBytes)
    if (typeof found === 'string') return setMessage(text.own.faults[found])
    if (!(await mayReplace())) return
    recorder.cancel()
    setFile({ ...found, name, bytes })
  }

  async function begin(): Promise<void> {
    // A recording that was interrupted goes on.
    if (!isBusy(recorder.state.phase) && !(await mayReplace())) return
    setFile(null)
    setMessage(null)
    recorder.start()
  }

  const discard = useStableCallback((sent?: Candidate) => {
    if (sent !== undefined && sound?.bytes !== sent.bytes) return
    setFile(null)
    setMessage(null)
    recorder.cancel()
  })

  return {
    sound,
    isChecking: recorder.state.phase === 'done' && checked === null,
    isFile: file !== null,
    message: message ?? (typeof checked?.found === 'string' ? text.own.faults[checked.found] : null),
    isReading: reading.busy,
    read: chosen => void reading.run(() => choose(chosen)),
    record: () => void asking.run(begin),
    discard,
  }
}

import { Button, FileButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isBusy, RecorderPanel, recorderKeyRow, recordKey, useRecorder } from '../../audio/capture/index'
import { player } from '../../audio/player'
import type { Sound } from '../../audio/sound-types'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { CandidateChoice, SendState } from './CandidateChoice'
import { CandidateFile } from './CandidateFile'
import { soundLimits } from './check-sound'
import { OwnModel } from './OwnModel'
import classes from './Recitation.module.css'
import { text } from './text'
import { useCandidate } from './use-candidate'
import type { RecitationForm } from './use-recitation-form'
import { isRunning, type SlotJobs } from './use-slot-jobs'

/** What would be lost: a recording that is being made, or one that is not sent yet. */
export type Unsent = 'recording' | 'sound' | null

interface Props {
  at: number
  form: RecitationForm
  jobs: SlotJobs
  /** Makes the sound with a voice again; absent while the voices are not known. */
  onVoice: (() => void) | undefined
  /** Whether a recording that is not sent may be discarded. */
  mayDiscard(): Promise<boolean>
  onUnsent(unsent: Unsent): void
}

const words = text.own

/** The teacher's own recording of a slot: by the microphone or from a file, heard beside the voice, and sent. */
export function OwnSound({ at, form, jobs, onVoice, mayDiscard, onUnsent }: Props) {
  const recorder = useRecorder({ maxSeconds: soundLimits.longest })
  const candidate = useCandidate(recorder, mayDiscard)
  const [model, setModel] = useState<Sound | null>(null)
  const [own, setOwn] = useState<Sound | null>(null)
  const resetFile = useRef<() => void>(null)
  const isRecording = isBusy(recorder.state.phase)
  const waits = candidate.sound !== null || candidate.isChecking ? 'sound' : null
  const unsent = isRecording ? 'recording' : waits
  useEffect(() => {
    onUnsent(unsent)
    return () => onUnsent(null)
  }, [unsent, onUnsent])
  const job = jobs.of(at)
  // What is being sent or read must not be replaced; a recording can always be ended.
  const isLocked = (isRunning(job) || candidate.isReading) && !isRecording
  const guarded = { ...recorder, start: candidate.record }
  const keys = useKeyTable([
    { ...recorderKeyRow(guarded), when: !isLocked },
    {
      label: words.compareKey,
      keys: { a: () => (player.lastUsed() === own ? model : own)?.play() },
      when: model !== null && own !== null,
    },
  ])
  const { sound } = candidate
  const send = async () => {
    if (sound !== null && (await jobs.upload(at, sound))) candidate.discard(sound)
  }
  return (
    <div className={classes.source}>
      <OwnModel at={at} form={form} onVoice={onVoice} onSound={setModel} />
      <fieldset className={classes.recorder} disabled={isLocked}>
        <RecorderPanel
          recorder={guarded}
          startLabel={words.record}
          keyName={recordKey}
          onSound={candidate.isFile ? undefined : setOwn}
        />
        <div className={classes.line}>
          <FileButton
            accept=".mp3,.wav,.m4a,audio/*"
            resetRef={resetFile}
            inputProps={{ 'aria-label': words.choose }}
            disabled={isRecording}
            onChange={file => {
              // The same file can be chosen again.
              resetFile.current?.()
              if (file) candidate.read(file)
            }}
          >
            {props => (
              <Button {...props} variant="default" disabled={isRecording} loading={candidate.isReading}>
                {words.choose}
              </Button>
            )}
          </FileButton>
          <span className={classes.note}>{candidate.isReading ? words.reading : words.accept}</span>
        </div>
      </fieldset>
      {candidate.message !== null && (
        <p className={classes.fault} role="alert">
          {candidate.message}
        </p>
      )}
      {sound !== null && candidate.isFile && <CandidateFile sound={sound} onSound={setOwn} />}
      {sound !== null && !isRunning(job) && (
        <CandidateChoice warnings={sound.warnings} onSend={() => void send()} onDiscard={() => candidate.discard()} />
      )}
      <SendState job={job} />
      {model !== null && own !== null && <KeyHints rows={keys.filter(row => row.label === words.compareKey)} />}
    </div>
  )
}

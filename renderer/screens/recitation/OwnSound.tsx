import { Button, FileButton, Progress } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { RecorderPanel, recorderKeyRow, recordKey, useRecorder } from '../../audio/capture/index'
import { player } from '../../audio/player'
import type { Sound } from '../../audio/sound-types'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { CandidateFile } from './CandidateFile'
import { soundLimits } from './check-sound'
import classes from './Recitation.module.css'
import { SlotAudio } from './SlotAudio'
import { plainText, soundStateOf } from './slot-rules'
import { text } from './text'
import { useCandidate } from './use-candidate'
import { changeSlot, type RecitationForm } from './use-recitation-form'
import type { SlotJobs } from './use-slot-jobs'

interface Props {
  at: number
  form: RecitationForm
  jobs: SlotJobs
  /** Makes the sound with a voice again; absent while the voices are not known. */
  onVoice: (() => void) | undefined
  /** Called when there is a recording that is not sent yet, and when there is none any more. */
  onCandidate(hasCandidate: boolean): void
}

const words = text.own

/** The teacher's own recording of a slot: by the microphone or from a file, heard beside the voice, and sent. */
export function OwnSound({ at, form, jobs, onVoice, onCandidate }: Props) {
  const slot = form.values.slots[at]
  const recorder = useRecorder({ maxSeconds: soundLimits.longest })
  const candidate = useCandidate(recorder)
  const [model, setModel] = useState<Sound | null>(null)
  const [own, setOwn] = useState<Sound | null>(null)
  const resetFile = useRef<() => void>(null)
  const choice = useRef<HTMLDivElement>(null)
  const isRecording = ['starting', 'waiting', 'recording', 'paused', 'finishing'].includes(recorder.state.phase)
  const hasCandidate = candidate.sound !== null || isRecording
  useEffect(() => {
    onCandidate(hasCandidate)
    return () => onCandidate(false)
  }, [hasCandidate, onCandidate])
  const hasSound = candidate.sound !== null
  useEffect(() => {
    if (hasSound) choice.current?.scrollIntoView?.({ block: 'nearest' })
  }, [hasSound])
  const keys = useKeyTable([
    recorderKeyRow(recorder),
    {
      label: words.compareKey,
      keys: { a: () => (player.lastUsed() === own ? model : own)?.play() },
      when: model !== null && own !== null,
    },
  ])
  if (slot === undefined) return null
  const job = jobs.of(at)
  const state = soundStateOf(slot)
  const isOwn = slot.made?.by === 'own'
  const send = async () => {
    if (candidate.sound !== null && (await jobs.upload(at, candidate.sound))) candidate.discard()
  }
  const keep = () =>
    changeSlot(form, at, old => ({ ...old, made: old.made && { ...old.made, content: plainText(old) } }))
  return (
    <div className={classes.source}>
      {slot.made !== null && (
        <SlotAudio
          kind={isOwn ? 'recording' : 'original'}
          name={isOwn ? text.states.own : text.voice}
          file={slot.made.file}
          onSound={setModel}
        />
      )}
      {isOwn && (
        <p className={classes.line} role="status">
          <span className={classes.note}>{state === 'ownStale' ? text.ownStaleHint : text.isOwn}</span>
          {state === 'ownStale' && (
            <Button size="compact-sm" variant="default" onClick={keep}>
              {text.keepOwn}
            </Button>
          )}
          {onVoice && (
            <Button size="compact-sm" variant="subtle" onClick={onVoice}>
              {text.backToVoice}
            </Button>
          )}
        </p>
      )}
      <RecorderPanel
        recorder={recorder}
        startLabel={words.record}
        keyName={recordKey}
        onSound={candidate.isFile ? undefined : setOwn}
      />
      <div className={classes.line}>
        <FileButton
          accept=".mp3,.wav,.m4a,audio/*"
          resetRef={resetFile}
          inputProps={{ 'aria-label': words.choose }}
          onChange={file => {
            // The same file can be chosen again.
            resetFile.current?.()
            if (file) candidate.read(file)
          }}
        >
          {props => (
            <Button {...props} variant="default" loading={candidate.isReading}>
              {words.choose}
            </Button>
          )}
        </FileButton>
        <span className={classes.note}>{candidate.isReading ? words.reading : words.accept}</span>
      </div>
      {candidate.message !== null && (
        <p className={classes.fault} role="alert">
          {candidate.message}
        </p>
      )}
      {candidate.sound !== null && candidate.isFile && <CandidateFile sound={candidate.sound} onSound={setOwn} />}
      {candidate.sound !== null && job?.kind !== 'uploading' && (
        <div ref={choice} className={classes.line}>
          <span className={classes.note}>{words.candidate}</span>
          <Button variant="light" onClick={() => void send()}>
            {words.send}
          </Button>
          <Button variant="subtle" onClick={candidate.discard}>
            {words.discard}
          </Button>
        </div>
      )}
      {job?.kind === 'uploading' && (
        <div className={classes.line} role="status">
          <Progress className={classes.progress} value={job.percent} aria-label={words.sending(job.percent)} />
          <span>{words.sending(job.percent)}</span>
          <Button size="compact-sm" variant="default" onClick={job.cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
      {job?.kind === 'failed' && (
        <p className={classes.fault} role="alert">
          {job.message}
        </p>
      )}
      {model !== null && own !== null && <KeyHints rows={keys.filter(row => row.label === words.compareKey)} />}
    </div>
  )
}

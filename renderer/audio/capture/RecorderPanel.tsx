import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { capsOf } from '../../ui/keys/key-rows'
import { clockText } from '../clock-text'
import type { Sound } from '../sound-types'
import classes from './Capture.module.css'
import { CapturedPlayer } from './CapturedPlayer'
import { LevelMeter } from './LevelMeter'
import { MicrophoneField } from './MicrophoneField'
import { isBusy, isOpen } from './machine'
import { toggleRecording } from './recorder-keys'
import { captureText } from './text'
import type { CaptureProblem, Recorder, RecorderState } from './types'
import { useMicrophoneCheck } from './use-microphone-check'

const words = captureText

/** The label of the one button. */
function buttonLabel({ state: { phase, sound } }: Recorder, startLabel: string): string {
  if (isOpen(phase)) return words.stop
  if (phase === 'paused') return words.resume
  return sound ? words.startAgain : startLabel
}

/** `isFault`: they are why there is no recording. */
function Problems({ problems, isFault }: { problems: readonly CaptureProblem[]; isFault: boolean }) {
  return (
    <ul className={classes.problems} data-fault={isFault || undefined} aria-live={isFault ? undefined : 'polite'}>
      {problems.map(({ name, words: what, advice }) => (
        <li key={name}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            <strong>{what}</strong> {advice}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Whether there is no recording because of the microphone: then its problem says why, with what to do. */
const isDeviceFault = ({ fault, problems }: RecorderState): boolean => fault?.kind === 'device' && problems.length > 0

/** What follows the recording: its result is shown by the page. */
function Outcome({ recorder, onSound }: Pick<Props, 'recorder' | 'onSound'>) {
  const { sound, phase } = recorder.state
  const fault = isDeviceFault(recorder.state) ? null : recorder.state.fault
  return (
    <>
      {fault && (
        <div className={classes.fault} role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            {fault.message}
            {fault.kind === 'no-data' && words.noDataAdvice}
          </span>
          {fault.canEvaluateAgain && (
            <Button variant="default" size="xs" onClick={recorder.evaluateAgain}>
              {words.again}
            </Button>
          )}
        </div>
      )}
      {sound && sound.segments.length > 1 && <p className={classes.note}>{words.parts(sound.segments.length)}</p>}
      {sound && sound.missingSeconds > 0 && (
        <p className={classes.note}>{words.missing(Math.max(0.1, sound.missingSeconds).toFixed(1))}</p>
      )}
      {sound && !isOpen(phase) && <CapturedPlayer bytes={sound.wav} onSound={onSound} />}
    </>
  )
}

interface Props {
  recorder: Recorder
  /** The label of the button that begins the first recording. */
  startLabel?: string
  /** Whether the level can be checked before a recording. */
  hasCheck?: boolean
  /** The key of the page's key table that presses the button. */
  keyName?: string
  /** Gives the page the recorded sound while it is there, e.g. for a key that plays it. */
  onSound?: ((sound: Sound | null) => void) | undefined
}

/** Records: the button, whether the microphone is on, level, time, what is wrong, and the choice of the microphone. */
export function RecorderPanel({ recorder, startLabel = words.start, hasCheck = true, keyName, onSound }: Props) {
  const { phase, seconds, level, sound } = recorder.state
  const check = useMicrophoneCheck(recorder)
  const checkLevel = check.isOn ? check.state.level : null
  const open = isOpen(phase)
  const isWorking = phase === 'finishing' || phase === 'evaluating'
  // What the check has found is newer than why the recording before it failed.
  const said = open || check.state.problems.length === 0 ? recorder.state : check.state
  const isFault = isDeviceFault(said)
  return (
    <div className={classes.panel} data-phase={phase}>
      <div className={classes.actions}>
        <Button
          leftSection={open ? <IconPlayerStopFilled size={16} aria-hidden /> : <IconMicrophone size={16} aria-hidden />}
          rightSection={keyName && <KeyCap name={capsOf(keyName).join(' ')} />}
          aria-keyshortcuts={keyName?.toUpperCase()}
          aria-busy={isWorking || undefined}
          onClick={isWorking ? undefined : () => toggleRecording(recorder)}
        >
          {buttonLabel(recorder, startLabel)}
        </Button>
        {phase === 'paused' && (
          <Button variant="default" onClick={recorder.stop}>
            {words.finishPaused}
          </Button>
        )}
        {isBusy(phase) && (
          <Button variant="subtle" onClick={recorder.discard}>
            {words.cancel}
          </Button>
        )}
        <span className={classes.light} data-on={open || check.isOn || undefined}>
          {open || check.isOn ? words.microphoneOn : words.microphoneOff}
        </span>
      </div>
      <p className={classes.phase} role="status" data-phase={phase}>
        {isWorking && <Loader size={14} aria-hidden />}
        {check.isOn ? words.check.note : words.phases[phase === 'failed' && sound ? 'done' : phase]}
      </p>
      <div className={classes.gauges}>
        <LevelMeter
          level={open ? level : checkLevel}
          isClipped={said.problems.some(({ name }) => name === 'clipping')}
        />
        <span className={classes.time}>
          <span className="hm-hidden">{words.timeLabel}</span>
          {words.time(clockText(seconds), clockText(recorder.maxSeconds))}
        </span>
      </div>
      <div role={isFault ? 'alert' : undefined}>
        <Problems problems={said.problems} isFault={isFault} />
      </div>
      <Outcome recorder={recorder} onSound={onSound} />
      <div className={classes.device}>
        <MicrophoneField disabled={open || check.isOn || isWorking} />
        {hasCheck && !isBusy(phase) && (
          <Button variant="default" onClick={check.isOn ? check.cancel : check.start}>
            {check.isOn ? words.check.stop : words.check.start}
          </Button>
        )}
      </div>
    </div>
  )
}

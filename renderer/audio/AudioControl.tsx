import { IconAlertTriangle, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import type { RefObject } from 'react'
import classes from './AudioControl.module.css'
import { clockText } from './clock-text'
import { SeekBar } from './SeekBar'
import type { Sound } from './sound-types'
import { audioText } from './text'
import { useSoundState } from './use-sound'
import { useWaveformPeaks } from './use-waveform-peaks'

/**
 * The kind of a sound: the exercise's original, the student's recording, a sample answer, an instruction, an interlude
 * between items, or a voice that a teacher can choose.
 */
export type SoundKind = 'original' | 'recording' | 'sample' | 'instruction' | 'interlude' | 'voice'

const wordsByKind = {
  original: { name: audioText.original, play: audioText.playOriginal },
  recording: { name: audioText.recording, play: audioText.playRecording },
  sample: { name: audioText.sample, play: audioText.playSample },
  instruction: { name: audioText.instruction, play: audioText.playInstruction },
  interlude: { name: audioText.interlude, play: audioText.playInterlude },
  voice: { name: audioText.voice, play: audioText.playVoice },
} satisfies Record<SoundKind, { name: string; play: string }>

interface Props {
  kind: SoundKind
  sound: Sound
  /** The element that holds the <audio> element. Its visibility decides when the sound is loaded. */
  containerRef: RefObject<HTMLDivElement | null>
  /** undefined: the address is being requested; null: the file is not available. */
  address: string | null | undefined
  /** Distinguishes the sound where one item has several of the same kind. */
  name?: string
  /** Whether to draw the waveform, if the sound can be decoded. */
  showsWaveform?: boolean
  /** Requests the address again. */
  onRetry?: () => void
}

function ButtonIcon({ playing, waiting }: { playing: boolean; waiting: boolean }) {
  if (waiting) return <span className={classes.spinner} aria-hidden />
  return playing ? <IconPlayerStopFilled size={14} aria-hidden /> : <IconPlayerPlayFilled size={14} aria-hidden />
}

/**
 * A play button (原文を再生, 録音を再生 …) with a seek bar (SPEC §2: mm:ss, step 0.1). The seek bar is disabled until the sound
 * can play, follows the sound while it plays, and returns to zero and disabled when the sound stops (SPEC §4). The
 * button works before that: it starts the download, shows 準備中 until the sound plays, and a second press cancels.
 */
export function AudioControl({
  kind,
  sound,
  containerRef,
  address,
  name = wordsByKind[kind].name,
  showsWaveform = false,
  onRetry,
}: Props) {
  const state = useSoundState(sound)
  const { phase, time, duration, isWaiting } = state
  const peaks = useWaveformPeaks(address, showsWaveform && phase !== 'idle' && phase !== 'failed')
  const hasFailed = address === null || phase === 'failed'
  const isPlaying = phase === 'playing'
  const retry = () => (address === null ? onRetry?.() : sound.retry())

  return (
    <div ref={containerRef} className={classes.control} data-kind={kind} data-phase={hasFailed ? 'failed' : phase}>
      <span className={classes.name}>{name}</span>
      {hasFailed ? (
        <span className={classes.failed} role="status">
          <IconAlertTriangle size={16} aria-hidden />
          {audioText.playbackFailed}
          <button type="button" className={classes.button} onClick={retry} aria-label={audioText.retryOf(name)}>
            {audioText.retry}
          </button>
        </span>
      ) : (
        <>
          <button
            type="button"
            className={classes.button}
            onClick={sound.toggle}
            disabled={address === undefined}
            aria-busy={isWaiting || undefined}
          >
            <ButtonIcon playing={isPlaying} waiting={isWaiting} />
            {isWaiting ? audioText.preparing : isPlaying ? audioText.stop : wordsByKind[kind].play}
          </button>
          <SeekBar name={name} sound={sound} state={state} peaks={peaks} />
          <span className={classes.clock}>{audioText.progress(clockText(time), clockText(duration))}</span>
        </>
      )}
    </div>
  )
}

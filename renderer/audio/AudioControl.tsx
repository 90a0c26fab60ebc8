import { IconAlertTriangle, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import type { RefObject } from 'react'
import styles from './AudioControl.module.css'
import { clockText } from './clock-text'
import { SeekBar } from './SeekBar'
import type { Sound } from './sound-types'
import { audioText } from './text'
import { useSoundState } from './use-sound'
import { useWaveformPeaks } from './use-waveform-peaks'

/** The sound of the exercise, what the student recorded, a model answer, or what an exam says around its questions. */
export type SoundKind = 'original' | 'recording' | 'sample' | 'instruction' | 'wait'

const wordsByKind = {
  original: { name: audioText.original, play: audioText.playOriginal },
  recording: { name: audioText.recording, play: audioText.playRecording },
  sample: { name: audioText.sample, play: audioText.playSample },
  instruction: { name: audioText.instruction, play: audioText.playInstruction },
  wait: { name: audioText.interlude, play: audioText.playInterlude },
} satisfies Record<SoundKind, { name: string; play: string }>

interface Props {
  kind: SoundKind
  sound: Sound
  /** Where the sound's <audio> element lives, and by which it is seen to be in sight. */
  containerRef: RefObject<HTMLDivElement | null>
  /** undefined: still asked for; null: it may not be had. */
  address: string | null | undefined
  /** Told apart from its neighbours where one item has several sounds of a kind. */
  name?: string
  /** Whether its shape is drawn, where it can be had. */
  showsWaveform?: boolean
  /** Asks for the address again. */
  onRetry?: () => void
}

function ButtonIcon({ playing, waiting }: { playing: boolean; waiting: boolean }) {
  if (waiting) return <span className={styles.spinner} aria-hidden />
  return playing ? <IconPlayerStopFilled size={14} aria-hidden /> : <IconPlayerPlayFilled size={14} aria-hidden />
}

/**
 * 原文を再生 / 録音を再生 with a position control (SPEC §2: mm:ss, step 0.1). The position is disabled until the sound can
 * play, follows it, and goes back to disabled and zero when it stops (SPEC §4). The button may be pressed before: the
 * sound is fetched then, and 準備中 stands until it is heard; a second press gives it up.
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
  const failed = address === null || phase === 'failed'
  const playing = phase === 'playing'
  const retry = () => (address === null ? onRetry?.() : sound.retry())

  return (
    <div ref={containerRef} className={styles.control} data-kind={kind} data-phase={failed ? 'failed' : phase}>
      <span className={styles.name}>{name}</span>
      {failed ? (
        <span className={styles.failed} role="status">
          <IconAlertTriangle size={16} aria-hidden />
          {audioText.playbackFailed}
          <button type="button" className={styles.button} onClick={retry} aria-label={audioText.retryOf(name)}>
            {audioText.retry}
          </button>
        </span>
      ) : (
        <>
          <button
            type="button"
            className={styles.button}
            onClick={sound.toggle}
            disabled={address === undefined}
            aria-busy={isWaiting || undefined}
          >
            <ButtonIcon playing={playing} waiting={isWaiting} />
            {isWaiting ? audioText.preparing : playing ? audioText.stop : wordsByKind[kind].play}
          </button>
          <SeekBar name={name} sound={sound} state={state} peaks={peaks} />
          <span className={styles.clock}>{audioText.progress(clockText(time), clockText(duration))}</span>
        </>
      )}
    </div>
  )
}

import { Switch } from '@mantine/core'
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { clockText } from '../../audio/clock-text'
import { listeningRates } from '../../audio/player'
import { RateControl } from '../../audio/RateControl'
import { SeekBar } from '../../audio/SeekBar'
import type { SoundCut } from '../../audio/sound-cuts'
import type { Sound } from '../../audio/sound-types'
import { audioText } from '../../audio/text'
import { useSoundState } from '../../audio/use-sound'
import { useWaveformPeaks } from '../../audio/use-waveform-peaks'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { keepFocus } from './keep-focus'
import classes from './Listening.module.css'
import { text } from './text'
import type { QueueSound, Side } from './use-queue-sound'
import type { ListeningSettings } from './use-settings'

const switches = ['skipsSilence', 'playsNext'] as const

interface BarProps {
  sound: Sound
  address: string
  side: Side
  cuts: readonly SoundCut[]
}

function Bar({ sound, address, side, cuts }: BarProps) {
  const state = useSoundState(sound)
  const peaks = useWaveformPeaks(address, state.phase !== 'idle' && state.phase !== 'failed')
  return (
    <>
      <SeekBar key={address} name={text[side]} sound={sound} state={state} peaks={peaks} cuts={cuts} />
      <span className={classes.clock}>{audioText.progress(clockText(state.time), clockText(state.duration))}</span>
    </>
  )
}

interface Props {
  queue: QueueSound
  cuts: readonly SoundCut[]
  hasModel: boolean
  settings: ListeningSettings
  onChange: (changed: Partial<ListeningSettings>) => void
  onAlternate: () => void
}

/** The sound of the sentence that is heard: its waveform with the cuts, and the speed. */
export function ReadingSound({ queue, cuts, hasModel, settings, onChange, onAlternate }: Props) {
  const { sound, address, side, isPlaying, toggle, clips } = queue
  const Icon = isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled
  return (
    <div className={classes.sound} data-side={side} data-playing={isPlaying || undefined}>
      <button
        type="button"
        className={classes.play}
        aria-keyshortcuts="Space"
        disabled={clips?.length === 0}
        {...keepFocus}
        onClick={toggle}
      >
        <Icon size={16} aria-hidden />
        {isPlaying ? text.stop : text.play}
      </button>
      <button
        type="button"
        className={classes.side}
        aria-keyshortcuts="a"
        aria-pressed={side === 'model'}
        disabled={!hasModel}
        {...keepFocus}
        onClick={onAlternate}
      >
        <KeyCap name="A" />
        {text[side]}
      </button>
      {sound && address ? (
        <Bar key={address} sound={sound} address={address} side={side} cuts={side === 'recording' ? cuts : []} />
      ) : (
        <span className={classes.noBar} />
      )}
      <div className={classes.playing}>
        <RateControl rates={listeningRates} />
        {switches.map(name => (
          <Switch
            key={name}
            size="xs"
            label={text.settings[name]}
            checked={settings[name]}
            onChange={event => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </div>
  )
}

import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Sound } from '../../audio/sound-types'
import { audioText } from '../../audio/text'
import { useRate, useSound, useSoundState } from '../../audio/use-sound'
import type { SoundFile } from './model/slide-content'
import classes from './Slide.module.css'
import { text } from './text'

const words = { original: audioText.playOriginal, sample: audioText.playSample, instruction: audioText.playInstruction }

interface Props {
  sounds: readonly SoundFile[]
  media(file: string): string | null | undefined
  onReload(): void
  /** Receives the first sound, which the space key plays. */
  spaceKeySound?: RefObject<Sound | null>
}

/** The sounds of a question, one button each. */
export function Sounds({ sounds, media, onReload, spaceKeySound }: Props) {
  if (sounds.length === 0) return null
  const kinds = sounds.map(({ kind }) => kind)
  return (
    <div className={classes.sounds}>
      {sounds.map(({ file, kind }, at) => (
        <SoundButton
          key={file}
          address={media(file)}
          label={kinds.filter(each => each === kind).length > 1 ? text.soundNo(words[kind], at + 1) : words[kind]}
          onReload={onReload}
          spaceKeySound={at === 0 ? spaceKeySound : undefined}
        />
      ))}
    </div>
  )
}

interface ButtonProps {
  address: string | null | undefined
  label: string
  onReload(): void
  spaceKeySound: RefObject<Sound | null> | undefined
}

function SoundButton({ address, label, onReload, spaceKeySound }: ButtonProps) {
  const place = useRef<HTMLSpanElement>(null)
  const sound = useSound(place, address)
  const { phase, isWaiting } = useSoundState(sound)
  const rate = useRate()
  useLayoutEffect(() => {
    if (!spaceKeySound) return
    spaceKeySound.current = sound
    return () => {
      spaceKeySound.current = null
    }
  }, [spaceKeySound, sound])
  const failed = address === null || phase === 'failed'
  const playing = phase === 'playing'
  const retry = () => (address === null ? onReload() : sound.retry())
  return (
    <span ref={place}>
      <button
        type="button"
        className={classes.sound}
        disabled={address === undefined}
        aria-busy={isWaiting || undefined}
        aria-keyshortcuts={spaceKeySound ? 'Space' : undefined}
        onClick={failed ? retry : sound.toggle}
      >
        {playing ? <IconPlayerStopFilled size={26} aria-hidden /> : <IconPlayerPlayFilled size={26} aria-hidden />}
        {failed
          ? `${audioText.playbackFailed}　${audioText.retry}`
          : isWaiting
            ? text.waiting
            : playing
              ? audioText.stop
              : label}
        {rate === 1 ? null : <span>{text.rateOf(rate)}</span>}
        {spaceKeySound ? (
          <kbd className={classes.key} aria-hidden>
            Space
          </kbd>
        ) : null}
      </button>
    </span>
  )
}

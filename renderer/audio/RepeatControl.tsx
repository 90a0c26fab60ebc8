import { IconX } from '@tabler/icons-react'
import { KeyCap } from '../ui/keys/KeyCaps'
import classes from './RepeatControl.module.css'
import { canMarkRepeat, clearRepeat, markRepeatEnd, markRepeatStart } from './repeat-actions'
import { isComplete, type RepeatRange } from './repeat-range'
import { audioText } from './text'
import { useLastUsedSound } from './use-sound'

const secondsText = (time: number): string => time.toFixed(1)

function rangeText(range: RepeatRange | null): string {
  if (!range) return audioText.noRepeat
  const from = secondsText(range.from)
  return isComplete(range) ? audioText.repeatRange(from, secondsText(range.to)) : audioText.repeatRangeFrom(from)
}

/** Marks and clears the repeated range of the sound that was used last. */
export function RepeatControl() {
  const { sound, range } = useLastUsedSound()
  const isDisabled = !canMarkRepeat(sound)
  return (
    <fieldset className={classes.repeat}>
      <legend className="hm-hidden">{audioText.repeat}</legend>
      <span aria-hidden>{audioText.repeat}</span>
      <button type="button" disabled={isDisabled} aria-keyshortcuts="S" onClick={markRepeatStart}>
        <KeyCap name="S" />
        {audioText.repeatFromHere}
      </button>
      <button type="button" disabled={isDisabled} aria-keyshortcuts="E" onClick={markRepeatEnd}>
        <KeyCap name="E" />
        {audioText.repeatToHere}
      </button>
      <output className={classes.range}>{rangeText(range)}</output>
      <button
        type="button"
        aria-label={audioText.clearRepeat}
        aria-keyshortcuts="R"
        disabled={!range}
        onClick={clearRepeat}
      >
        <KeyCap name="R" />
        <IconX size={14} aria-hidden />
      </button>
    </fieldset>
  )
}

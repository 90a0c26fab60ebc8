import { IconX } from '@tabler/icons-react'
import { KeyCap } from '../ui/KeyHint'
import styles from './RepeatControl.module.css'
import { isWhole, type Range } from './range'
import { isMarkable, repeatFromHere, repeatNothing, repeatToHere } from './repeat'
import { audioText } from './text'
import { useLastState } from './use-sound'

const secondsText = (time: number): string => time.toFixed(1)

function rangeText(range: Range | null): string {
  if (!range) return audioText.repeatNothing
  const from = secondsText(range.from)
  return isWhole(range) ? audioText.range(from, secondsText(range.to)) : audioText.rangeFrom(from)
}

/** What of the sound that was heard last is repeated: marked where it is now, and cleared. */
export function RepeatControl() {
  const { sound, range } = useLastState()
  const off = !isMarkable(sound)
  return (
    <fieldset className={styles.repeat}>
      <legend className="hm-hidden">{audioText.repeat}</legend>
      <span aria-hidden>{audioText.repeat}</span>
      <button type="button" disabled={off} aria-keyshortcuts="S" onClick={repeatFromHere}>
        <KeyCap name="S" />
        {audioText.fromHere}
      </button>
      <button type="button" disabled={off} aria-keyshortcuts="E" onClick={repeatToHere}>
        <KeyCap name="E" />
        {audioText.toHere}
      </button>
      <output className={styles.range}>{rangeText(range)}</output>
      <button
        type="button"
        aria-label={audioText.clearRange}
        aria-keyshortcuts="R"
        disabled={!range}
        onClick={repeatNothing}
      >
        <KeyCap name="R" />
        <IconX size={14} aria-hidden />
      </button>
    </fieldset>
  )
}

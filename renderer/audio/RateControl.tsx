import { IconMinus, IconPlus } from '@tabler/icons-react'
import { KeyCap } from '../ui/keys/KeyCaps'
import { player, rateLimits } from './player'
import classes from './RateControl.module.css'
import { audioText } from './text'
import { useRate } from './use-sound'

/** Sets the speed of all sounds: 0.5–2× in steps of 0.1, with the pitch kept. */
export function RateControl() {
  const rate = useRate()
  return (
    <fieldset className={classes.rate}>
      <legend className="hm-hidden">{audioText.rate}</legend>
      <span aria-hidden>{audioText.rateShort}</span>
      <button
        type="button"
        aria-label={audioText.slower}
        aria-keyshortcuts="["
        disabled={rate <= rateLimits.min}
        onClick={() => player.changeRate(-1)}
      >
        <KeyCap name="[" />
        <IconMinus size={14} aria-hidden />
      </button>
      <output className={classes.figure}>{audioText.rateText(rate)}</output>
      <button
        type="button"
        aria-label={audioText.faster}
        aria-keyshortcuts="]"
        disabled={rate >= rateLimits.max}
        onClick={() => player.changeRate(1)}
      >
        <KeyCap name="]" />
        <IconPlus size={14} aria-hidden />
      </button>
    </fieldset>
  )
}

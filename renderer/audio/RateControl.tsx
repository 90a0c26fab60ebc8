import { IconMinus, IconPlus } from '@tabler/icons-react'
import { KeyCap } from '../ui/keys/KeyCaps'
import { player, rateLimits } from './player'
import classes from './RateControl.module.css'
import { audioText } from './text'
import { useRate } from './use-sound'

interface Props {
  /** The speeds that are offered, in ascending order; without them 0.5–2× in steps of 0.1. */
  rates?: readonly number[]
}

/** Sets the speed of all sounds, with the pitch kept. */
export function RateControl({ rates }: Props) {
  const rate = useRate()
  const step = (direction: 1 | -1) => (rates ? player.stepRate(direction, rates) : player.changeRate(direction))
  return (
    <fieldset className={classes.rate}>
      <legend className="hm-hidden">{audioText.rate}</legend>
      <span aria-hidden>{audioText.rateShort}</span>
      <button
        type="button"
        aria-label={audioText.slower}
        aria-keyshortcuts="["
        disabled={rate <= rateLimits.min}
        onClick={() => step(-1)}
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
        onClick={() => step(1)}
      >
        <KeyCap name="]" />
        <IconPlus size={14} aria-hidden />
      </button>
    </fieldset>
  )
}

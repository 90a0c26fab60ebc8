import { RateControl } from './RateControl'
import { RepeatControl } from './RepeatControl'
import classes from './SoundControls.module.css'

/** Controls for all sounds of a view, shown in the footer: repeated range and speed. */
export const SoundControls = () => (
  <div className={classes.controls}>
    <RepeatControl />
    <RateControl />
  </div>
)

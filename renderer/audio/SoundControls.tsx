import { RateControl } from './RateControl'
import { RepeatControl } from './RepeatControl'
import styles from './SoundControls.module.css'

/** What holds for all sounds of a view, at its foot: what is repeated, and the speed. */
export const SoundControls = () => (
  <div className={styles.controls}>
    <RepeatControl />
    <RateControl />
  </div>
)

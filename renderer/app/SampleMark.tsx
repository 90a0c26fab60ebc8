import { useBoot } from '../bridge'
import styles from './Header.module.css'
import { appText } from './text'

/** Says at all times that this is the sample school and no real one (DESIGN §4). */
export function SampleMark() {
  return useBoot().sample ? <span className={styles.sample}>{appText.sample}</span> : null
}

import { useBoot } from '../bridge/index'
import classes from './Header.module.css'
import { appText } from './text'

/** The mark that this is the sample school and not a real one; it is always shown in sample mode (DESIGN §4). */
export function SampleMark() {
  return useBoot().sample ? <span className={classes.sample}>{appText.sample}</span> : null
}

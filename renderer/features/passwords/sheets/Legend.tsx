import { type AlikeSign, allAlike } from '../legend'
import { text } from '../text'
import classes from './Sheets.module.css'

interface Props {
  /** All of them by default. */
  signs?: readonly AlikeSign[]
}

/** How to tell 0 from O, and 1 from l and I. */
export const Legend = ({ signs = allAlike }: Props) => (
  <span className={classes.legend}>
    <b>{text.legend.title}</b>
    {signs.map(sign => (
      <span key={sign} className={classes.sign}>
        <span className={classes.mono}>{sign}</span>
        {text.legend.of[sign]}
      </span>
    ))}
  </span>
)

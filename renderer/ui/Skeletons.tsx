import classes from './States.module.css'
import { commonText } from './text'

interface Props {
  /** The number of bars. */
  count?: number
  /** `row` has the height of a table row, `line` that of a line of text. */
  kind?: 'row' | 'line'
}

/** Skeleton bars, shown while rows or lines are loading. */
export function Skeletons({ count = 5, kind = 'row' }: Props) {
  return (
    <div className={classes.lines} role="status" aria-label={commonText.loading}>
      {Array.from({ length: count }, (_, index) => `bar-${index}`).map(key => (
        <div key={key} className={kind === 'row' ? `${classes.line} ${classes.row}` : classes.line} />
      ))}
    </div>
  )
}

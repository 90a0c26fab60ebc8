import { peopleCount } from '../../shared/text'
import classes from './ProgressBar.module.css'
import { commonText } from './text'

interface Props {
  /** Numbers of students. */
  submitted: number
  begun?: number
  total: number
  /** Also shows the numbers of 学習中 and 未着手. */
  detailed?: boolean
}

const share = (part: number, total: number) => `${total > 0 ? Math.min(100, (part / total) * 100) : 0}%`

/** How many students have submitted, have begun and have not begun, as a bar with figures. */
export function ProgressBar({ submitted, begun = 0, total, detailed = false }: Props) {
  return (
    <span className={classes.progress}>
      <span className={classes.figures}>{commonText.progress(submitted, total)}</span>
      <span
        className={classes.bar}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={submitted}
        aria-label={commonText.progress(submitted, total)}
      >
        <span className={classes.submitted} style={{ width: share(submitted, total) }} />
        <span className={classes.begun} style={{ width: share(begun, total) }} />
      </span>
      {detailed ? (
        <span className={classes.figures}>
          {commonText.begun} {peopleCount(begun)}　{commonText.notBegun}{' '}
          {peopleCount(Math.max(0, total - submitted - begun))}
        </span>
      ) : null}
    </span>
  )
}

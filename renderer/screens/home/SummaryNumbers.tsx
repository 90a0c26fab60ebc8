import { Link } from '../../ui/Link'
import classes from './SummaryNumbers.module.css'

export interface SummaryNumber {
  label: string
  /** Values with units, e.g. 12 時間 30 分. The unit is empty if there is no value. */
  parts: readonly { value: string; unit: string }[]
  /** Highlights the number. */
  strong?: boolean
  /** The list of what the number counts. */
  to?: string
}

/** A row of numbers with labels. */
export function SummaryNumbers({ figures }: { figures: readonly SummaryNumber[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, parts, strong, to }) => (
        <div key={label} className={strong ? `${classes.figure} ${classes.strong}` : classes.figure}>
          <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
          <dd>
            {parts.map(({ value, unit }) => (
              <span key={unit}>
                <b>{value}</b>
                {unit}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { formatWireTime } from './format-wire-time'
import classes from './WireTime.module.css'

interface Props {
  /** As the server sends it. */
  value: string | undefined
  now: number
  /** Shown if the value is not a time. */
  none: string
}

/** A time in a cell of a table: if the cell is narrow, the line breaks between the day and the time of day. */
export function WireTime({ value = '', now, none }: Props) {
  const [day = none, time] = (formatWireTime(value, now) ?? none).split(/(?<=）)/)
  return (
    <>
      <span className={classes.part}>{day}</span>
      {time !== undefined && (
        <>
          <wbr />
          <span className={classes.part}>{time}</span>
        </>
      )}
    </>
  )
}

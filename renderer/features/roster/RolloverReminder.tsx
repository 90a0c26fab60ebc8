import { longDate, parseJst } from '../../../shared/domain/time'
import { useDueRollover } from '../../bridge/index'
import { paths } from '../../paths'
import { useToday } from '../../ui/clock'
import { Link } from '../../ui/Link'
import classes from './RolloverReminder.module.css'
import { text } from './text'

/** Reminds of the day of 年次更新, because nothing happens by itself; with `isEarly`, also before that day. */
export function RolloverReminder({ isEarly = false }: { isEarly?: boolean }) {
  const due = useDueRollover(useToday())
  if (due === null || !(due.isDue || isEarly)) return null
  const day = longDate(parseJst(due.day) ?? 0)
  return (
    <p className={classes.reminder} role="status">
      <span>{due.isDue ? text.rolloverDue(day) : text.rolloverPlanned(day)}</span>
      <Link to={paths.yearRollover()}>{text.rolloverOpen}</Link>
    </p>
  )
}

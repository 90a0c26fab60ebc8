import { Button, Loader } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { lookSigns, praiseSigns, type Sign } from '../../../shared/domain/study-signs'
import { jstParts, parseJst } from '../../../shared/domain/time'
import { ErrorState } from '../../ui/ErrorState'
import type { MonthRow } from './month-rows'
import classes from './StudentOverview.module.css'
import { text } from './text'
import type { Month } from './use-month'

const groups = { look: lookSigns, praise: praiseSigns } as const

const shortDate = (date: string): string => {
  const at = parseJst(date)
  if (at === null) return date
  const { month, day } = jstParts(at)
  return `${month}/${day}`
}

const period = (from: string, until: string): string => text.period(shortDate(from), shortDate(until))

interface Props {
  month: Month
  rows: readonly MonthRow[]
  /** The sign whose students the table shows; empty: all students. */
  chosen: string
  onChoose(sign: Sign | ''): void
  /** Undefined: the teacher may send no messages. */
  onWrite: ((sign: Sign, students: readonly MonthRow[]) => void) | undefined
}

/** Who needs a look and who has earned praise: each sign with its definition, its number and a message. */
export function SignPanel({ month, rows, chosen, onChoose, onWrite }: Props) {
  const { days, signs } = month
  const words = {
    week: period(days.week.start_time, days.week.end_time),
    recent: period(days.recent.start_time, days.recent.end_time),
    before: period(days.before.start_time, days.before.end_time),
    month: period(month.month.start, month.month.end),
  }
  return (
    <>
      {signs.hasFailed && <ErrorState message={text.signsFailed} onRetry={signs.retry} />}
      <div className={classes.groups}>
        {(['look', 'praise'] as const).map(group => (
          <section key={group} className={classes.group} aria-label={text.groups[group]}>
            <h2>{text.groups[group]}</h2>
            <ul>
              {groups[group].map(sign => {
                const found = rows.filter(row => row.signs.includes(sign))
                const label = text.signs[sign]
                return (
                  <li key={sign} className={classes.sign}>
                    <Button
                      size="compact-sm"
                      variant={chosen === sign ? 'filled' : 'default'}
                      className={classes.count}
                      aria-pressed={chosen === sign}
                      aria-label={signs.isLoading ? text.checkingSign(label) : text.showSign(label, found.length)}
                      disabled={signs.isLoading || (found.length === 0 && chosen !== sign)}
                      onClick={() => onChoose(chosen === sign ? '' : sign)}
                    >
                      {signs.isLoading ? <Loader size={12} aria-hidden /> : text.count(found.length)}
                    </Button>
                    <div className={classes.definition}>
                      <b>{label}</b>
                      <p>{text.definitions[sign](words)}</p>
                    </div>
                    {onWrite && !signs.isLoading && found.length > 0 && (
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        className={classes.write}
                        leftSection={<IconMail size={14} aria-hidden />}
                        aria-label={text.writeTo(label, found.length)}
                        onClick={() => onWrite(sign, found)}
                      >
                        {text.write}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

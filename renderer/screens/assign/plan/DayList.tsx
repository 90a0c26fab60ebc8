import { clockTime } from '../../../../shared/domain/time'
import type { DraftDay } from '../../../features/homework/draft/assign-draft'
import { HolidayWord } from '../../../ui/calendar/HolidayWord'
import layout from '../../../ui/layout/layout.module.css'
import classes from './Plan.module.css'
import { dateOfDay } from './plan-days'
import { text } from './text'

interface Props {
  days: readonly DraftDay[]
  selected: string
  nameOf(date: string): string
  onSelect(date: string): void
}

/** All days of the plan as a list, each with its contents. */
export function DayList({ days, selected, nameOf, onSelect }: Props) {
  if (days.length === 0) return <p className={classes.note}>{text.noDays}</p>
  return (
    <ol className={`${layout.scroll} ${classes.days}`} aria-label={text.asList}>
      {days.map(day => {
        const date = dateOfDay(day)
        return (
          <li key={day.start}>
            <button
              type="button"
              className={classes.listed}
              data-empty={day.contents.length === 0 || undefined}
              aria-pressed={date === selected}
              onClick={() => onSelect(date)}
            >
              <span className={classes.when}>
                {nameOf(date)} <HolidayWord date={date} /> {clockTime(day.start)}
              </span>
              <span className={classes.what}>
                {day.contents.length === 0
                  ? text.nothing
                  : day.contents.map(({ resource_title }) => resource_title).join(text.comma)}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

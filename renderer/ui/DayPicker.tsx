import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ja'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { holidayOn } from '../../shared/domain/holiday-name'
import { wireDate } from '../../shared/domain/time'
import { dateName } from './calendar/Calendar'
import { dayTone } from './calendar/day-tone'
import { text as calendarText } from './calendar/text'
import { useNow } from './clock'
import classes from './Dates.module.css'
import { commonText } from './text'
import { formatDate } from './typed-dates'

const datesText = commonText.dates

/** Short notes about dates, e.g. deadlines of other homework; by `YYYY-MM-DD`. */
export type DateNotes = ReadonlyMap<string, readonly string[]>

interface Props {
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** The first date that can be chosen. */
  min?: string | undefined
  /** Notes beside the national holidays. */
  notes?: DateNotes | undefined
  onPick(date: string): void
  /** Shown beside the month. */
  children?: ReactNode
}

/** The dates of a month whose notes fit beside it; a button shows the others. */
const shownNotes = 5

/** The names of holidays and the notes of a date. */
const notesOn = (date: string, notes: DateNotes | undefined): string[] => [
  ...[holidayOn(date)].filter(name => name !== null),
  ...(notes?.get(date) ?? []),
]

/** All dates of a month, `YYYY-MM`; a date that the month does not have has no notes. */
const datesOf = (month: string): string[] =>
  Array.from({ length: 31 }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)

/**
 * A calendar month, Sunday first, and beside it the holidays and notes of the month. Today is the date in Tokyo,
 * whatever the PC's time zone.
 */
export function DayPicker({ value, min, notes, onPick, children }: Props) {
  const today = wireDate(useNow())
  const first = value || (min && min > today ? min : today)
  const [month, setMonth] = useState(first.slice(0, 7))
  const [isAllShown, setAllShown] = useState(false)
  const noted = datesOf(month).flatMap(date => {
    const words = notesOn(date, notes).join(calendarText.joiner)
    return words === '' || date < (min ?? '') ? [] : [{ date, words }]
  })
  const list = useRef<HTMLUListElement>(null)
  // The button disappears: the first date that it hid takes the focus.
  const showAll = () => {
    flushSync(() => setAllShown(true))
    list.current?.querySelectorAll<HTMLElement>('li')[shownNotes]?.focus()
  }
  return (
    <div className={classes.panes}>
      <DatePicker
        className={classes.calendar}
        locale="ja"
        weekendDays={[]}
        onDateChange={date => {
          setMonth(date.slice(0, 7))
          setAllShown(false)
        }}
        firstDayOfWeek={0}
        defaultDate={first}
        value={value === '' ? null : value}
        onChange={date => date && onPick(date)}
        monthLabelFormat={datesText.formats.monthOfYear}
        monthsListFormat={datesText.formats.month}
        yearLabelFormat={datesText.formats.year}
        yearsListFormat={datesText.formats.year}
        decadeLabelFormat={datesText.formats.year}
        getDayAriaLabel={date =>
          [formatDate(date), ...(date === today ? [datesText.today] : []), ...notesOn(date, notes)].join(' ')
        }
        getDayProps={date => ({
          ...(date === first ? { 'data-autofocus': true } : {}),
          ...(date === today ? { className: classes.today } : {}),
          'data-tone': dayTone(date),
          'data-noted': notes?.has(date) || undefined,
          title: notesOn(date, notes).join(calendarText.joiner) || undefined,
        })}
        ariaLabels={{
          previousMonth: datesText.previousMonth,
          nextMonth: datesText.nextMonth,
          previousYear: datesText.previousYear,
          nextYear: datesText.nextYear,
          previousDecade: datesText.previousDecade,
          nextDecade: datesText.nextDecade,
        }}
        {...(min ? { minDate: min } : {})}
        // Escape closes the calendar, but not the dialog that contains it.
        __stopPropagation
      />
      {children}
      {noted.length > 0 && (
        <ul className={classes.notes} aria-label={calendarText.notes} ref={list}>
          {(isAllShown ? noted : noted.slice(0, shownNotes)).map(({ date, words }) => (
            <li key={date} title={words} data-all={isAllShown || undefined} tabIndex={isAllShown ? -1 : undefined}>
              <strong>{dateName(date)}</strong> <span>{words}</span>
            </li>
          ))}
          {noted.length > shownNotes && !isAllShown && (
            <li>
              <button type="button" className={classes.more} onClick={showAll}>
                {calendarText.more(noted.length - shownNotes)}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { holidayOn } from '../../../shared/domain/holiday-name'
import { day as dayMs, jstParts, parseJst, weekdayWord, wireDate } from '../../../shared/domain/time'
import classes from './Calendar.module.css'
import { dayTone, weekdayTones } from './day-tone'
import { addMonths, type Cell, monthOf, weeksOf } from './months'
import { text } from './text'

/** The content of one date. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string
  /** For screen readers, after the date. */
  state: string
  /** Short lines in the cell of the date. */
  lines: readonly string[]
  /** `done`: the date is over; `fault`: the date has an error. */
  tone: 'held' | 'done' | 'fault'
}

interface Props {
  label: string
  days: readonly CalendarDay[]
  selected: string
  today: string
  /** Whether a date can be chosen. */
  selectable(date: string): boolean
  onSelect(date: string): void
}

/** The days by which an arrow key moves. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A calendar month. The arrow keys move by a day or a week, also into other months; Enter selects the day. */
export function Calendar({ label, days, selected, today, selectable, onSelect }: Props) {
  const [month, setMonth] = useState(() => monthOf(parseJst(selected || today) ?? 0))
  const [active, setActive] = useState(selected || today)
  // A date that is selected from outside is scrolled into the shown month.
  const [known, setKnown] = useState(selected)
  if (known !== selected) {
    setKnown(selected)
    if (selected !== '') {
      setActive(selected)
      setMonth(monthOf(parseJst(selected) ?? 0))
    }
  }
  const dayByDate = new Map(days.map(day => [day.date, day]))

  const focusOn = (date: string, table: Element | null) => {
    setActive(date)
    setMonth(monthOf(parseJst(date) ?? 0))
    // The month of the date is rendered by then.
    requestAnimationFrame(() => table?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus())
  }
  const onKey = (event: KeyboardEvent) => {
    const by = steps[event.key]
    const at = parseJst(active)
    if (by === undefined || at === null) return
    event.preventDefault()
    focusOn(wireDate(at + by * dayMs), event.currentTarget)
  }
  const inMonth = weeksOf(month)
    .flat()
    .some(({ date }) => date === active)
  const reachable = (cell: Cell) => (inMonth ? cell.date === active : cell.inside && cell.day === 1)
  return (
    <section className={classes.calendar} aria-label={label}>
      <header className={classes.month}>
        <ActionIcon variant="subtle" aria-label={text.previous} onClick={() => setMonth(addMonths(month, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <h2 aria-live="polite">{text.month(month.year, month.month)}</h2>
        <ActionIcon variant="subtle" aria-label={text.next} onClick={() => setMonth(addMonths(month, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </header>
      <table className={classes.grid} onKeyDown={onKey}>
        <thead>
          <tr>
            {weeksOf(month)[0]?.map(({ weekday }) => (
              <th key={weekday} scope="col" data-tone={weekdayTones[weekday]}>
                {text.weekdays[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map(week => (
            <tr key={week[0]?.date}>
              {week.map(cell => (
                <td
                  key={cell.date}
                  data-outside={!cell.inside || undefined}
                  data-tone={cell.inside ? dayTone(cell.date) : undefined}
                >
                  <DayButton
                    cell={cell}
                    day={dayByDate.get(cell.date)}
                    open={selectable(cell.date)}
                    isToday={cell.date === today}
                    selected={cell.date === selected}
                    reachable={reachable(cell)}
                    onSelect={() => {
                      setActive(cell.date)
                      onSelect(cell.date)
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface DayProps {
  cell: Cell
  day: CalendarDay | undefined
  open: boolean
  isToday: boolean
  selected: boolean
  reachable: boolean
  onSelect(): void
}

function DayButton({ cell, day, open, isToday, selected, reachable, onSelect }: DayProps) {
  const state = day?.state ?? (open ? text.empty : text.past)
  const holiday = holidayOn(cell.date)
  return (
    <button
      type="button"
      className={classes.day}
      title={holiday ?? undefined}
      data-date={cell.date}
      data-held={day !== undefined || undefined}
      data-tone={day?.tone}
      aria-pressed={selected}
      aria-disabled={!open || undefined}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => open && onSelect()}
    >
      <span className="hm-hidden">
        {dateName(cell.date)}
        {holiday} {state}
      </span>
      <span className={classes.number} aria-hidden>
        {cell.day} {holiday && text.holidaySign}
      </span>
      {holiday && !day && (
        <span className={classes.free} aria-hidden>
          {holiday}
        </span>
      )}
      {day?.lines.map(line => (
        <span key={line} className={classes.line} aria-hidden>
          {line}
        </span>
      ))}
    </button>
  )
}

/** `11月30日（月）`, `11月23日（月・祝）`; empty for an invalid date. */
export function dateName(date: string): string {
  const at = parseJst(date)
  if (at === null) return ''
  const parts = jstParts(at)
  return text.day(parts.month, parts.day, weekdayWord(parts))
}

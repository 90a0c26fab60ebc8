import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { day as dayMs, parseJst, wireDate } from '../../../../shared/domain/time'
import { dateOf } from '../model/days'
import type { DraftDay } from '../model/draft'
import { type Cell, monthAfter, monthOf, weeksOf } from './calendar'
import classes from './Plan.module.css'
import { text } from './text'

interface Props {
  days: readonly DraftDay[]
  selected: string
  /** The first date that can be chosen. */
  today: string
  onSelect(date: string): void
}

/** How far an arrow key goes, in days. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A month of delivery days; arrow keys go from day to day, over the months too. */
export function Calendar({ days, selected, today, onSelect }: Props) {
  const [month, setMonth] = useState(() => monthOf(parseJst(selected || today) ?? 0))
  const [active, setActive] = useState(selected || today)
  const held = new Map(days.map(day => [dateOf(day), day]))

  const focusOn = (date: string, table: Element | null) => {
    setActive(date)
    setMonth(monthOf(parseJst(date) ?? 0))
    // the month that it stands in is drawn by then
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
    <section className={classes.calendar} aria-label={text.calendar}>
      <header className={classes.month}>
        <ActionIcon variant="subtle" aria-label={text.previous} onClick={() => setMonth(monthAfter(month, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <h2 aria-live="polite">{text.month(month.year, month.month)}</h2>
        <ActionIcon variant="subtle" aria-label={text.next} onClick={() => setMonth(monthAfter(month, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </header>
      <table className={classes.grid} onKeyDown={onKey}>
        <thead>
          <tr>
            {text.weekdays.map(weekday => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map(week => (
            <tr key={week[0]?.date}>
              {week.map(cell => (
                <td key={cell.date} data-outside={!cell.inside || undefined}>
                  <DayButton
                    cell={cell}
                    held={held.get(cell.date)}
                    past={cell.date < today}
                    selected={cell.date === selected}
                    reachable={reachable(cell)}
                    month={month.month}
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
  held: DraftDay | undefined
  past: boolean
  selected: boolean
  reachable: boolean
  month: number
  onSelect(): void
}

function DayButton({ cell, held, past, selected, reachable, onSelect }: DayProps) {
  const [, month = '', day = ''] = cell.date.split('-')
  const name = text.day(Number(month), Number(day), text.weekdays[cell.weekday] ?? '')
  const state = held ? text.holds(held.contents.length) : past ? text.past : text.empty
  return (
    <button
      type="button"
      className={classes.day}
      data-date={cell.date}
      data-held={held !== undefined || undefined}
      data-empty={held?.contents.length === 0 || undefined}
      aria-label={`${name} ${state}`}
      aria-pressed={selected}
      aria-disabled={past || undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => past || onSelect()}
    >
      <span className={classes.number}>{cell.day}</span>
      {held && (
        <>
          <span className={classes.held}>
            {held.start.slice(11)} {text.holds(held.contents.length)}
          </span>
          <span className={classes.first}>{held.contents[0]?.resource_title}</span>
        </>
      )}
    </button>
  )
}

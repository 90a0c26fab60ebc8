import { Checkbox } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import type { Clash } from '../../../shared/domain/lesson-clashes'
import { nameOf, periodText } from '../../features/lessons/lesson-times'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { Link } from '../../ui/Link'
import classes from './Live.module.css'
import type { LessonDate } from './lesson-dates'
import { text } from './text'
import type { DateOutcome } from './use-create-lessons'

interface Props {
  dates: readonly LessonDate[]
  outcomeOf(date: LessonDate): DateOutcome | undefined
  isBusy: boolean
  fault: string | undefined
  onToggle(date: LessonDate): void
}

/** What happens on each date of a weekly lesson. */
export function DateList({ dates, outcomeOf, isBusy, fault, onToggle }: Props) {
  const now = useNow()
  return (
    <fieldset className={classes.fields} data-faulty={fault !== undefined || undefined}>
      <legend>{text.dates.title(dates.filter(({ state }) => state === 'held').length)}</legend>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <ul className={classes.dates} aria-label={text.dates.list}>
        {dates.map(date => (
          <li key={date.date}>
            <Checkbox
              className={classes.day}
              label={periodText(date, now)}
              checked={date.state !== 'without'}
              disabled={isBusy || date.state === 'made'}
              onChange={() => onToggle(date)}
            />
            <Said date={date} outcome={outcomeOf(date)} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** The outcome of a date that was sent; null for one that was not, or that is in the list of lessons by now. */
function outcomeWords(outcome: DateOutcome | undefined): { kind: 'good' | 'bad' | 'busy'; words: string } | null {
  if (outcome === undefined) return null
  if (outcome === 'sending') return { kind: 'busy', words: text.dates.sending }
  if (outcome.kind === 'done') return { kind: 'good', words: text.dates.made }
  if (outcome.kind === 'refused') return { kind: 'bad', words: outcome.message }
  return { kind: 'bad', words: text.dates[outcome.kind === 'notDone' ? 'notDone' : 'unknown'] }
}

function Said({ date, outcome }: { date: LessonDate; outcome: DateOutcome | undefined }) {
  const { state, holiday, clashes } = date
  if (state === 'clash' && outcome === undefined) return <Clashes clashes={clashes} />
  const { kind, words } =
    (state === 'made' ? null : outcomeWords(outcome)) ??
    {
      made: { kind: 'good', words: text.dates.made },
      taken: { kind: 'bad', words: text.dates.taken },
      without: { kind: 'busy', words: holiday === null ? text.dates.without : text.dates.holiday(holiday) },
      held: { kind: 'busy', words: holiday === null ? '' : text.dates.heldOnHoliday(holiday) },
      clash: { kind: 'bad', words: text.dates.notDone },
    }[state]
  if (words === '') return null
  return (
    <span className={classes.said} data-kind={kind}>
      {kind === 'good' && <IconCheck size={16} aria-hidden />}
      {kind === 'bad' && <IconAlertCircle size={16} aria-hidden />}
      {words}
    </span>
  )
}

/** The other lessons at this time, what both need, and the way to them. Empty if there are none. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const now = useNow()
  if (clashes.length === 0) return null
  return (
    <div className={classes.said} data-kind="bad" role="status">
      <IconAlertCircle size={16} aria-hidden />
      <span>
        {clashes.map(({ lesson, kinds }) => (
          <span key={lesson.id}>
            {text.dates.clash(kinds.map(kind => text.dates.kinds[kind]).join('・'))}
            <Link to={paths.liveEdit(lesson.id)}>{text.dates.other(nameOf(lesson), periodText(lesson, now))}</Link>
          </span>
        ))}
      </span>
    </div>
  )
}

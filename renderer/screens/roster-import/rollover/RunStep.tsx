import { Radio, TextInput } from '@mantine/core'
import { day as dayMs, wireDate } from '../../../../shared/domain/time'
import { peopleCount } from '../../../../shared/text'
import { useToday } from '../../../ui/clock'
import { DateField } from '../../../ui/DateField'
import panel from '../RosterImport.module.css'
import classes from './Rollover.module.css'
import type { RolloverDraft } from './rollover-draft'
import { text } from './text'

interface Props {
  draft: RolloverDraft
  onChange(change: Partial<RolloverDraft>): void
  /** How many students graduate, if so many that their number is typed. */
  leaves: number | null
  typed: string
  onType(typed: string): void
}

const words = text.run

/** The day of a draft; null if none is chosen that is still to come. */
export function chosenDay({ isLater, day }: RolloverDraft, today: number): string | null {
  if (!isLater) return wireDate(today)
  return day > wireDate(today) ? day : null
}

/** When the classes are switched, and what cannot be taken back. */
export function RunStep({ draft, onChange, leaves, typed, onType }: Props) {
  const today = useToday()
  const { isLater, day } = draft
  const isPast = day !== '' && chosenDay(draft, today) === null
  return (
    <section className={panel.panel} aria-label={words.label}>
      <Radio.Group
        label={words.label}
        value={isLater ? 'later' : 'now'}
        onChange={value => onChange({ isLater: value === 'later' })}
      >
        <div className={classes.choice}>
          <Radio value="now" label={words.now} description={words.nowHint} />
          <Radio value="later" label={words.later} description={words.laterHint} />
        </div>
      </Radio.Group>
      {isLater && (
        <DateField
          className={classes.day}
          label={words.day}
          value={day}
          min={wireDate(today + dayMs)}
          error={isPast ? words.noDay : undefined}
          onChange={value => onChange({ day: value })}
        />
      )}
      {leaves !== null && (
        <TextInput
          maw={420}
          inputMode="numeric"
          autoComplete="off"
          label={words.typeLeaves(leaves)}
          placeholder={peopleCount(leaves)}
          value={typed}
          onChange={event => onType(event.currentTarget.value)}
        />
      )}
      <ul className={classes.facts}>
        <li>{words.graduates}</li>
        <li>{words.undo}</li>
        <li>{words.cannotUndo}</li>
      </ul>
    </section>
  )
}

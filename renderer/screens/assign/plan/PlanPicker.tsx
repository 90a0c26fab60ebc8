import { Button, Modal, NumberInput, Radio } from '@mantine/core'
import { useRef, useState } from 'react'
import { day as dayMs, jstParts, parseJst, shortTime, wireDate } from '../../../../shared/domain/time'
import { Basket } from '../../../features/homework/contents/Basket'
import { Catalogue } from '../../../features/homework/contents/Catalogue'
import classes from '../../../features/homework/contents/Contents.module.css'
import type { Content, DraftDay } from '../../../features/homework/draft/assign-draft'
import { fieldInstant } from '../../../features/homework/draft/field-times'
import { now } from '../../../ui/clock'
import { DateField } from '../../../ui/DateField'
import { TimeField } from '../../../ui/TimeField'
import { commonText } from '../../../ui/text'
import planClasses from './Plan.module.css'
import { addToDay, spreadContents } from './plan-days'
import { text } from './text'
import { Weekdays } from './Weekdays'

const weekdayOf = (instant: number): number => jstParts(instant).weekday

interface Props {
  days: readonly DraftDay[]
  family: string
  /** The chosen date and its name; empty if none. */
  date: string
  name: string
  today: string
  /** Contents that are chosen and not on a day yet. They are kept when the dialog closes. */
  chosen: readonly Content[]
  onChoose(contents: Content[]): void
  onPut(days: DraftDay[]): void
  onClose(): void
}

/** Dialog that chooses contents and puts them on one day, or spreads them over weekdays. */
export function PlanPicker({ days, family, date, name, today, chosen, onChoose, onPut, onClose }: Props) {
  const [mode, setMode] = useState<'day' | 'spread'>(date === '' ? 'spread' : 'day')
  const [first, setFirst] = useState(date || wireDate((parseJst(today) ?? 0) + dayMs))
  const [time, setTime] = useState('08:00')
  const [perDay, setPerDay] = useState(1)
  const [weekdays, setWeekdays] = useState<readonly number[]>([1, 2, 3, 4, 5])
  const [wasTried, setWasTried] = useState(false)
  const search = useRef<HTMLInputElement>(null)

  const from = parseJst(first)
  const plan = from === null ? [] : spreadContents(chosen, { first: from, weekdays, perDay, time }, weekdayOf)
  const fault =
    chosen.length === 0
      ? text.noContents
      : mode === 'spread' && from === null
        ? text.noFirst
        : mode === 'spread' && plan.length === 0
          ? text.noWeekdays
          : undefined
  const put = () => {
    setWasTried(true)
    if (fault) return
    if (mode === 'day') onPut(addToDay(days, date, time, chosen))
    else
      onPut(plan.reduce<DraftDay[]>((all, day) => addToDay(all, day.start.slice(0, 10), time, day.contents), [...days]))
  }
  const last = fieldInstant(plan.at(-1)?.start ?? '')
  return (
    <Modal
      opened
      size="min(1240px, 96vw)"
      title={text.picker}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={onClose}
    >
      <div className={planClasses.picker}>
        <Catalogue family={family} chosen={chosen} onChange={onChoose} search={search} preview={false} />
        <div className={classes.side}>
          <Basket contents={chosen} onChange={onChoose} />
          {date !== '' && (
            <Radio.Group label={text.mode} value={mode} onChange={value => setMode(value === 'day' ? 'day' : 'spread')}>
              <div className={planClasses.ways}>
                <Radio value="day" label={text.allOnDay(name)} />
                <Radio value="spread" label={text.spread} />
              </div>
            </Radio.Group>
          )}
          <div className={planClasses.act}>
            {mode === 'spread' && (
              <>
                <DateField label={text.first} min={today} value={first} onChange={setFirst} />
                <NumberInput
                  className={planClasses.short}
                  label={text.perDay}
                  value={perDay}
                  min={1}
                  max={20}
                  allowDecimal={false}
                  onChange={value => setPerDay(Math.max(1, Number(value) || 1))}
                />
              </>
            )}
            <TimeField
              className={planClasses.short}
              label={text.timeShort}
              value={time}
              onChange={value => value !== '' && setTime(value)}
            />
          </div>
          {mode === 'spread' && <Weekdays chosen={weekdays} onChange={setWeekdays} />}
          <div className={planClasses.put}>
            <p className={planClasses.note} role="status">
              {wasTried && fault ? (
                <span className={planClasses.fault}>{fault}</span>
              ) : mode === 'spread' && last !== null ? (
                text.preview(plan.length, shortTime(last, now()))
              ) : null}
            </p>
            <Button onClick={put}>{text.addToDays}</Button>
          </div>
        </div>
      </div>
    </Modal>
  )
}

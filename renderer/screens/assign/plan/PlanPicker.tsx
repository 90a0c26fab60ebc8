import { Button, Modal, NumberInput, Radio } from '@mantine/core'
import { useRef } from 'react'
import { day as dayMs, jstParts, parseJst, shortTime, wireDate } from '../../../../shared/domain/time'
import { Basket } from '../../../features/homework/contents/Basket'
import { Catalogue } from '../../../features/homework/contents/Catalogue'
import classes from '../../../features/homework/contents/Contents.module.css'
import type { Content, DraftDay } from '../../../features/homework/draft/assign-draft'
import { fieldInstant } from '../../../features/homework/draft/field-times'
import { now } from '../../../ui/clock'
import { DateField } from '../../../ui/DateField'
import { useFormState } from '../../../ui/form/use-form-state'
import layout from '../../../ui/layout/layout.module.css'
import { TimeField } from '../../../ui/TimeField'
import { commonText } from '../../../ui/text'
import planClasses from './Plan.module.css'
import { addToDay, spreadContents } from './plan-days'
import { text } from './text'
import { Weekdays } from './Weekdays'

const weekdayOf = (instant: number): number => jstParts(instant).weekday

/** Where the contents go: all on the chosen day, or a number of them on each of some weekdays. */
interface Placement {
  mode: 'day' | 'spread'
  first: string
  time: string
  perDay: number
  weekdays: readonly number[]
}

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
  const side = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const planOf = (values: Placement) => {
    const first = parseJst(values.first)
    return first === null ? [] : spreadContents(chosen, { ...values, first }, weekdayOf)
  }
  const faultOf = (values: Placement) => {
    if (chosen.length === 0) return text.noContents
    if (values.mode === 'day' || planOf(values).length > 0) return undefined
    return parseJst(values.first) === null ? text.noFirst : text.noWeekdays
  }
  const form = useFormState<Placement, 'placement'>(
    {
      initial: {
        mode: date === '' ? 'spread' : 'day',
        first: date || wireDate((parseJst(today) ?? 0) + dayMs),
        time: '08:00',
        perDay: 1,
        weekdays: [1, 2, 3, 4, 5],
      },
      check: values => ({ placement: faultOf(values) }),
    },
    side,
  )
  const { mode, time } = form.values
  const plan = planOf(form.values)
  const put = () => {
    if (form.showFaults()) return
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
      <div className={`${layout.dialogPanels} ${planClasses.picker}`}>
        <Catalogue family={family} chosen={chosen} onChange={onChoose} search={search} preview={false} />
        <div ref={side} className={`${layout.scroll} ${classes.side}`}>
          <Basket contents={chosen} onChange={onChoose} />
          {date !== '' && (
            <Radio.Group
              label={text.mode}
              value={mode}
              onChange={value => form.set({ mode: value === 'day' ? 'day' : 'spread' })}
            >
              <div className={planClasses.ways}>
                <Radio value="day" label={text.allOnDay(name)} />
                <Radio value="spread" label={text.spread} />
              </div>
            </Radio.Group>
          )}
          <div className={planClasses.act}>
            {mode === 'spread' && (
              <>
                <DateField {...form.field('first')} label={text.first} min={today} />
                <NumberInput
                  className={planClasses.short}
                  label={text.perDay}
                  value={form.values.perDay}
                  min={1}
                  max={20}
                  allowDecimal={false}
                  onChange={value => form.set({ perDay: Math.max(1, Number(value) || 1) })}
                />
              </>
            )}
            <TimeField
              className={planClasses.short}
              label={text.timeShort}
              value={time}
              onChange={value => value !== '' && form.set({ time: value })}
            />
          </div>
          {mode === 'spread' && (
            <Weekdays chosen={form.values.weekdays} onChange={weekdays => form.set({ weekdays })} />
          )}
          <div className={planClasses.put}>
            <p className={planClasses.note} role="status">
              {form.fault('placement') ? (
                <span className={planClasses.fault}>{form.fault('placement')}</span>
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

import { Button, Chip, Modal, NumberInput, Radio } from '@mantine/core'
import { useRef, useState } from 'react'
import { fromJst, jstParts, parseJst, shortTime } from '../../../../shared/domain/time'
import { DateField } from '../../../ui/DateField'
import { TimeField } from '../../../ui/TimeField'
import { commonText } from '../../../ui/text'
import { Basket } from '../contents/Basket'
import classes from '../contents/Contents.module.css'
import type { Wanted } from '../contents/catalogue'
import { Filters } from '../contents/Filters'
import { ResourceList } from '../contents/ResourceList'
import { isChosen, withContents, withoutContents } from '../model/contents'
import { spread, withDay } from '../model/days'
import type { Content, DraftDay } from '../model/draft'
import { fieldInstant } from '../model/field-times'
import own from './Plan.module.css'
import { text } from './text'

const weekdayOf = (instant: number): number => jstParts(instant).weekday

interface Props {
  days: readonly DraftDay[]
  family: string
  /** The chosen date and its words; empty where none is. */
  date: string
  name: string
  today: string
  onPut(days: DraftDay[]): void
  onClose(): void
}

/** Chooses contents and puts them on one day, or spreads them over weekdays. */
export function PlanPicker({ days, family, date, name, today, onPut, onClose }: Props) {
  const [wanted, setWanted] = useState<Wanted>({ family, book: '', unit: '', search: '', order: 'shelf' })
  const [chosen, setChosen] = useState<Content[]>([])
  const [how, setHow] = useState<'day' | 'spread'>(date === '' ? 'spread' : 'day')
  const [first, setFirst] = useState(date || today)
  const [time, setTime] = useState('08:00')
  const [perDay, setPerDay] = useState(1)
  const [weekdays, setWeekdays] = useState(['1', '2', '3', '4', '5'])
  const [tried, setTried] = useState(false)
  const search = useRef<HTMLInputElement>(null)

  const from = parseJst(first)
  const plan =
    from === null ? [] : spread(chosen, { first: from, weekdays: weekdays.map(Number), perDay, time }, weekdayOf)
  const fault =
    chosen.length === 0
      ? text.noContents
      : how === 'spread' && from === null
        ? text.noFirst
        : how === 'spread' && plan.length === 0
          ? text.noWeekdays
          : undefined
  const put = () => {
    setTried(true)
    if (fault) return
    if (how === 'day') onPut(withDay(days, date, time, chosen))
    else
      onPut(plan.reduce<DraftDay[]>((all, day) => withDay(all, day.start.slice(0, 10), time, day.contents), [...days]))
  }
  const last = fieldInstant(plan.at(-1)?.start ?? '')
  const toggle = (content: Content) =>
    setChosen(old =>
      isChosen(old, content.resource_id) ? withoutContents(old, [content.resource_id]) : withContents(old, [content]),
    )
  return (
    <Modal
      opened
      size="min(1240px, 96vw)"
      title={text.picker}
      closeButtonProps={{ 'aria-label': commonText.close }}
      closeOnClickOutside={chosen.length === 0}
      onClose={onClose}
    >
      <div className={own.picker}>
        <section className={classes.catalogue}>
          <Filters wanted={wanted} search={search} onChange={next => setWanted(old => ({ ...old, ...next }))} />
          <ResourceList wanted={wanted} chosen={chosen} onToggle={toggle} />
        </section>
        <div className={classes.side}>
          <Basket contents={chosen} onChange={setChosen} />
          <Radio.Group label={text.how} value={how} onChange={value => setHow(value === 'day' ? 'day' : 'spread')}>
            <div className={own.ways}>
              {date !== '' && <Radio value="day" label={text.into(name)} />}
              <Radio value="spread" label={text.spread} />
            </div>
          </Radio.Group>
          <div className={own.act}>
            {how === 'spread' && (
              <>
                <DateField label={text.first} min={today} value={first} onChange={setFirst} />
                <NumberInput
                  label={text.perDay}
                  value={perDay}
                  min={1}
                  max={20}
                  allowDecimal={false}
                  onChange={value => setPerDay(Math.max(1, Number(value) || 1))}
                />
              </>
            )}
            <TimeField label={text.time} value={time} onChange={value => value !== '' && setTime(value)} />
          </div>
          {how === 'spread' && (
            <Chip.Group multiple value={weekdays} onChange={setWeekdays}>
              <fieldset className={own.ways} aria-label={text.onDays}>
                {text.weekdays.map((weekday, at) => (
                  <Chip key={weekday} size="xs" value={String(at)}>
                    {weekday}
                  </Chip>
                ))}
              </fieldset>
            </Chip.Group>
          )}
          <p className={own.note} role="status">
            {tried && fault ? (
              <span className={own.fault}>{fault}</span>
            ) : how === 'spread' && last !== null ? (
              text.preview(plan.length, shortTime(last, fromJst(1970, 1)))
            ) : null}
          </p>
          <Button onClick={put}>{text.put}</Button>
        </div>
      </div>
    </Modal>
  )
}

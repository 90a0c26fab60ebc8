import { SegmentedControl } from '@mantine/core'
import { QueueFilters } from '../../features/homework/queue/QueueFilters'
import { dropFocus } from './keep-focus'
import classes from './Listening.module.css'
import { ListeningScope } from './ListeningScope'
import { type ListeningFilter, listeningFilters } from './model/listening-filter'
import { markDigits } from './model/marks'
import { text } from './text'
import type { ListeningState } from './use-listening'
import type { MarksState } from './use-marks'

interface Props {
  listening: ListeningState
  markOf: MarksState['markOf']
  isQueueReady: boolean
  refused: number
  /** In a small window. */
  showsFilters: boolean
}

/** Under the title: which recordings are heard, and how many were heard, marked and measured. */
export function QueueFacts({ listening, markOf, isQueueReady, refused, showsFilters }: Props) {
  const { items, filter, counts, triage } = listening
  const marked = markDigits.map(digit => ({ digit, count: items.filter(item => markOf(item) === digit).length }))
  return (
    <div className={classes.facts}>
      <SegmentedControl
        {...dropFocus}
        aria-label={text.filter}
        size="sm"
        value={filter}
        data={listeningFilters.map(value => ({
          value,
          label: value === 'all' ? text.filters.all : text.filterCount(text.filters[value], counts[value]),
        }))}
        onChange={value => listening.setFilter(value as ListeningFilter)}
      />
      {isQueueReady && items.length > 0 ? (
        <ul className={classes.counts} aria-label={text.counts}>
          <li>{text.heard(listening.heard, items.length)}</li>
          {marked.map(({ digit, count }) =>
            count === 0 ? null : <li key={digit}>{text.count(text.marks[digit], count)}</li>,
          )}
          <li>
            {triage.done === triage.total ? text.measured(triage.total) : text.progress(triage.done, triage.total)}
          </li>
          {listening.left > 0 ? <li>{text.notMeasured(listening.left)}</li> : null}
        </ul>
      ) : null}
      <QueueFilters isOpen={showsFilters} refused={refused} className={classes.filters}>
        <ListeningScope
          scope={listening.scope}
          onChoose={listening.choose}
          inClass={listening.inClass}
          homeworks={listening.homeworks}
          days={listening.days}
          day={listening.day}
          hidesNames={listening.isHidden}
          onHide={listening.hide}
        />
      </QueueFilters>
    </div>
  )
}

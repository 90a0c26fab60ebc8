import { memo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { formatWireTime } from '../../features/homework/format-wire-time'
import type { Submission } from '../../features/homework/queue/submissions'
import { useNow } from '../../ui/clock'
import { text } from './text'
import type { ReviewState, ReviewStates } from './use-review-states'
import classes from './WritingReview.module.css'

interface CountsProps {
  items: readonly Submission[]
  states: ReviewStates
}

/** How many submissions are in each state; together they are all submissions. */
export const ReviewCounts = memo(function ReviewCounts({ items, states: { stateOf } }: CountsProps) {
  const states = items.map(stateOf)
  const count = (name: ReviewState) => states.filter(state => state === name).length
  const [finished, reading, unread] = [count('finished'), count('reading'), count('unread')]
  return (
    <ul className={classes.counts} aria-label={text.counts}>
      <li>
        {text.count(text.states.none, count('none') + finished)}
        {finished > 0 && text.ofThemFinished(finished)}
      </li>
      {(['draft', 'waiting', 'sent'] as const).map(name => (
        <li key={name}>{text.count(text.states[name], count(name))}</li>
      ))}
      {reading > 0 && <li>{text.unknown(reading)}</li>}
      {unread > 0 && <li>{text.unread(unread)}</li>}
      <li>
        {text.total(items.length)}
        <span className={classes.days}>{text.days(limits.reviewDays)}</span>
      </li>
    </ul>
  )
})

/** The deadline, the homework and the topic of a submission. */
export function ReviewTopic({ item }: { item: Submission }) {
  const now = useNow()
  const { endTime, homeworkTitle, isFromHeadquarters, topicTitle } = item
  const title = [homeworkTitle, topicTitle].filter(Boolean).join(' ― ')
  return (
    <span className={classes.topic} title={title}>
      <span className={classes.until}>{text.until(formatWireTime(endTime, now) ?? endTime)}</span>
      {isFromHeadquarters && <span className={classes.origin}>{text.headquarters}</span>}
      {title}
    </span>
  )
}

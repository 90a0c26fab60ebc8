import { memo } from 'react'
import { formatWireTime } from '../../features/homework/format-wire-time'
import type { NoteState } from '../../results/index'
import { useNow } from '../../ui/clock'
import type { ReviewItem } from './review-queue'
import { text } from './text'
import type { ReviewStates } from './use-review-states'
import classes from './WritingReview.module.css'

const stateNames = ['none', 'draft', 'waiting', 'sent'] as const satisfies NoteState[]

interface CountsProps {
  items: readonly ReviewItem[]
  states: ReviewStates
}

/** How many submissions are in each state; together they are all submissions. */
export const ReviewCounts = memo(function ReviewCounts({ items, states: { stateOf, isKnown } }: CountsProps) {
  const known = items.filter(item => isKnown(item) || stateOf(item) !== 'none')
  const states = known.map(stateOf)
  return (
    <ul className={classes.counts} aria-label={text.counts}>
      {stateNames.map(name => (
        <li key={name}>{text.count(text.states[name], states.filter(state => state === name).length)}</li>
      ))}
      {known.length < items.length && <li>{text.unknown(items.length - known.length)}</li>}
      <li>{text.total(items.length)}</li>
    </ul>
  )
})

/** The deadline, the homework and the topic of a submission. */
export function ReviewTopic({ item: { endTime, homeworkTitle, topicTitle } }: { item: ReviewItem }) {
  const now = useNow()
  const title = [homeworkTitle, topicTitle].filter(Boolean).join(' ― ')
  return (
    <span className={classes.topic} title={title}>
      <span className={classes.until}>{text.until(formatWireTime(endTime, now) ?? endTime)}</span>
      {title}
    </span>
  )
}

import { formatAverage } from '../../../shared/domain/scores'
import { jstParts, parseJst } from '../../../shared/domain/time'
import { useAsOf } from '../../features/study/use-as-of'
import classes from './StudentOverview.module.css'
import { text } from './text'
import type { Month } from './use-month'

const words = text.facts

const dayOf = (date: string): string => {
  const { month, day } = jstParts(parseJst(date) ?? 0)
  return `${month}/${day}`
}

/** The figures of the class, each with its number, and of which time they are. */
export function OverviewFacts({ month: { month, totals, figureKeys } }: { month: Month }) {
  const asOf = useAsOf(figureKeys)
  if (!totals) return words.month(month.month, dayOf(month.start), dayOf(month.end))
  const { homework_count, submit_percent, average_score, exercise_count } = totals
  const facts = [
    words.month(month.month, dayOf(month.start), dayOf(month.end)),
    words.homework(homework_count),
    words.submit(formatAverage(submit_percent) || text.none),
    words.average(formatAverage(average_score) || text.none, exercise_count),
    asOf,
  ]
  return (
    <span className={classes.facts}>
      {facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  )
}

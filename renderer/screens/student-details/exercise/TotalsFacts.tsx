import { formatAverage, formatScore } from '../../../../shared/domain/scores'
import { durationOf } from '../study-words'
import { text } from '../text'

const words = text.exercise

interface Totals {
  exercise_count: number
  average_score?: number | undefined
  best_score?: number | undefined
  study_seconds: number
  record_duration: number
  resource_count?: number
}

/** The totals of the rows below, each with its number. */
export function TotalsFacts({ totals }: { totals: Totals }) {
  const { exercise_count, average_score, best_score, study_seconds, record_duration, resource_count } = totals
  return [
    words.count(exercise_count),
    words.average(formatAverage(average_score) || text.none, exercise_count),
    words.best(formatScore(best_score) || text.none),
    words.study(durationOf(study_seconds)),
    words.record(durationOf(record_duration)),
    ...(resource_count === undefined ? [] : [words.resources(resource_count)]),
  ].map(fact => <span key={fact}>{fact}</span>)
}

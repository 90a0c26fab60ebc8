/** What a spoken paper comes to as a whole (SPEC §2 "with an overall score bar"). */
import { average } from '../../../shared/domain/scores'
import type { Paper } from '../../../shared/items/paper'
import type { Entry, ResultItem, ResultQuestion } from './types'

export interface OverallScore {
  /** Absent where nothing was scored; 0 is a score. */
  score?: number
  /** Points of a full score. */
  fullScore: number
}

/** Everything that can be answered: an item, or in its place the sub-questions that it holds. */
export const answerableQuestions = (entries: readonly Entry<ResultItem>[]): ResultQuestion[] =>
  entries.flatMap(entry => (entry.broken ? [] : entry.item.questions.length > 0 ? entry.item.questions : [entry.item]))

/** The server's own total out of its full score, else the mean of the items that have a score, out of 100. */
export function overallScore(
  { total_score, full_score }: Pick<Paper['resource'], 'total_score' | 'full_score'>,
  entries: readonly Entry<ResultItem>[],
): OverallScore {
  if (total_score !== undefined) return { score: total_score, fullScore: full_score }
  return {
    score: average(answerableQuestions(entries).map(question => question.outcome.score)) ?? undefined,
    fullScore: 100,
  }
}

/** Computes the overall score of a spoken paper (SPEC §2 "with an overall score bar"). */
import { average } from '../../../shared/domain/scores'
import type { Paper } from '../../../shared/items/paper'
import type { Entry, ResultItem, ResultQuestion } from './types'

export interface OverallScore {
  /** Absent if nothing was scored; 0 is a score. */
  score?: number
  /** The maximum score. */
  fullScore: number
}

/** All questions that can be answered: each item, or its sub-questions if it has any. */
export const answerableQuestions = (entries: readonly Entry<ResultItem>[]): ResultQuestion[] =>
  entries.flatMap(entry => (entry.broken ? [] : entry.item.questions.length > 0 ? entry.item.questions : [entry.item]))

/** The server's total out of its full score, otherwise the average of the scored questions out of 100. */
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

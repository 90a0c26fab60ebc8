/** Counts what the student left without an answer, as the result views show it: 未回答 and （空欄）. */
import { hasBlank, promptText } from './blank-text'
import { dictationTexts } from './dictation'
import type { ResultContent, ResultItem, ResultQuestion, ViewScoring } from './types'

/** Questions without a score, and empty places that were handed in and are wrong (SPEC §4). */
export interface MissingAnswers {
  unanswered: number
  blank: number
}

/** Whether there was anything to answer, in a view that has pages without a question. */
export const isAsked = ({ blanks, outcome }: ResultQuestion): boolean =>
  blanks.length > 0 || outcome.answer !== undefined

/** An item with sub-questions is asked by them; any other item is a question itself. */
const questionsOf = (item: ResultItem) => (item.questions.length > 0 ? item.questions : [item])

/**
 * Whether each blank has a mark of its own: blanks in a text, and several typed answers. Choices that fill no blanks
 * are one answer.
 */
export const marksEachBlank = (question: ResultQuestion): boolean =>
  question.outcome.blanks.length > 1 && (question.choices.length === 0 || hasBlank(promptText(question)))

/** Whether the view shows the answer as a whole: pieces in an order, or a dictated text. */
const isWhole = (question: ResultQuestion, view: ViewScoring): boolean =>
  (view === 'ordered' && question.pieces.length > 0) || (view === 'dictated' && dictationTexts(question).length > 0)

const isEmpty = (text: string): boolean => text.trim() === ''

function blankCount(question: ResultQuestion, view: ViewScoring): number {
  const { state, scoring, blanks, given } = question.outcome
  if (scoring !== 'marked' || state === 'unanswered' || state === 'preview') return 0
  if (marksEachBlank(question) && !isWhole(question, view))
    return blanks.filter(each => each.right !== true && isEmpty(each.given)).length
  return state === 'wrong' && given.every(isEmpty) ? 1 : 0
}

interface View {
  scoring: ViewScoring
  hasPagesWithoutQuestion?: boolean
}

export function countMissing(
  { entries }: ResultContent,
  { scoring, hasPagesWithoutQuestion = false }: View,
): MissingAnswers {
  const all = entries.flatMap(entry => (entry.broken ? [] : questionsOf(entry.item)))
  const questions = hasPagesWithoutQuestion ? all.filter(isAsked) : all
  return {
    unanswered: questions.filter(({ outcome }) => outcome.state === 'unanswered').length,
    blank: questions.reduce((sum, question) => sum + blankCount(question, scoring), 0),
  }
}

/** Computes the outcome of one question from its answer (SPEC §4 "Item result state"). */
import { scoreClass } from '../../../shared/domain/score-class'
import type { Answer } from '../../../shared/items/answer'
import { isFullScore } from './compare-answers'
import { readGivenAnswer } from './given-answer'
import type { Choice, ItemState, NormalQuestion, Outcome, Report, Scoring, ViewScoring } from './types'

/** SPEC §4: no score is unanswered, 0 is wrong, any other score is right; a spoken item shows its score instead. */
export function stateOf(score: number | undefined, scoring: Scoring): ItemState {
  if (score === undefined) return 'unanswered'
  if (score === 0) return 'wrong'
  return scoring === 'spoken' ? 'scored' : 'right'
}

function reportOf(answer: Answer | undefined): Report | undefined {
  const report = answer?.study_report
  if (!report) return undefined
  const { errorwords: errorWords, repeat, leak, speed } = report
  return {
    errorWords,
    repeat: repeat?.count,
    repeatWords: repeat?.words ?? [],
    leak: leak?.count,
    leakWords: leak?.words ?? [],
    speed,
  }
}

const hasText = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/**
 * Whether an answer was spoken or typed, for views that have both: a recorded or speech-evaluated answer is spoken, a
 * typed one is marked, and a choice is always marked, even with a recording.
 */
function scoringOf(question: NormalQuestion, answer: Answer | undefined): Scoring {
  if (question.choices.length > 0) return 'marked'
  // Without an answer: a question that has right answers would have been marked.
  if (!answer) return question.blanks.length > 0 ? 'marked' : 'spoken'
  if ([answer.sound_file, answer.evaluate_html].some(hasText)) return 'spoken'
  if ([answer.answer_result].flat().some(hasText)) return 'marked'
  const figures = [answer.accuracy_score, answer.fluency_score, answer.integrity_score, answer.total_score]
  return hasText(question.recording) || figures.some(figure => figure !== undefined) ? 'spoken' : 'marked'
}

/** A wrong choice that got points, e.g. for its pronunciation. */
const isWrongChoiceWithPoints = (
  taken: readonly Choice[],
  question: NormalQuestion,
  score: number | undefined,
): boolean =>
  score !== undefined &&
  !isFullScore(score) &&
  taken.length > 0 &&
  !taken.some(choice => choice.isCorrect) &&
  question.choices.some(choice => choice.isCorrect)

const scoringByView = { marked: 'marked', spoken: 'spoken', ordered: 'marked', dictated: 'marked' } as const

/** The outcome of one answer: its state (SPEC §4), the given texts, the mark of each blank, and the evaluation. */
export function outcomeOf(question: NormalQuestion, answer: Answer | undefined, view: ViewScoring): Outcome {
  const scoring = view === 'either' ? scoringOf(question, answer) : scoringByView[view]
  const score = answer?.score ?? (scoring === 'spoken' ? answer?.total_score : undefined)
  const { given, chosen, blanks } = readGivenAnswer(view, question, answer, score)
  const state = stateOf(score, scoring)
  const hasWrongBlank = blanks.length > 1 && blanks.some(blank => blank.right === false)
  return {
    state,
    scoring,
    score,
    scoreClass: scoreClass(score),
    isPartial:
      (state === 'right' && hasWrongBlank) || (score !== 0 && isWrongChoiceWithPoints(chosen, question, score)),
    given,
    chosenIndexes: chosen.map(choice => choice.index),
    blanks,
    recording: answer?.sound_file ?? question.recording,
    evaluateHtml: answer?.evaluate_html ?? question.evaluateHtml,
    speech: {
      accuracy: answer?.accuracy_score,
      fluency: answer?.fluency_score,
      integrity: answer?.integrity_score,
      total: answer?.total_score,
    },
    report: reportOf(answer),
    answer,
  }
}

/** The outcome of a resource shown without answers: nothing given, nothing marked. */
export const previewOutcome = ({ blanks }: Pick<NormalQuestion, 'blanks'>): Outcome => ({
  state: 'preview',
  scoring: 'marked',
  scoreClass: 'unread',
  isPartial: false,
  given: [],
  chosenIndexes: [],
  blanks: blanks.map(alternatives => ({ given: '', alternatives, right: null })),
  speech: {},
})

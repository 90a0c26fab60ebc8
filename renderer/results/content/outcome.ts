/** One question and its answer → what became of it (SPEC §4 "Item result state"). */
import { scoreClass } from '../../../shared/domain/score-class'
import type { Answer } from '../../../shared/items/answer'
import { askedText, hasBlank } from './blank-text'
import { choiceOf, judgeBlanks, splitResult } from './judge'
import type { ItemState, NormalQuestion, Outcome, Report, Scoring, ViewScoring } from './types'

/** SPEC §4: no score is unanswered, 0 is wrong, any other is right; a spoken item shows its figure instead. */
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
    repeat: repeat.count,
    repeatWords: repeat.words,
    leak: leak.count,
    leakWords: leak.words,
    speed,
  }
}

/** The answer's parts: what was typed or said, or the choice taken (`choose` of the answer, or a numeric result). */
function givenParts(question: NormalQuestion, answer: Answer | undefined): string[] {
  const parts = splitResult(answer?.answer_result, question.choices.length > 0 ? 0 : question.blanks.length)
  const empty = parts.every(part => part === '')
  return empty && question.choices.length > 0 && answer?.choose !== undefined ? [answer.choose] : parts
}

/** The choices taken; where they fill no blanks, their order says nothing and follows the question's. */
function inChoiceOrder(question: NormalQuestion, parts: readonly string[]): readonly string[] {
  if (question.choices.length === 0 || hasBlank(askedText(question))) return parts
  const place = (part: string): number => {
    const choice = choiceOf(question.choices, part)
    return choice ? question.choices.indexOf(choice) : question.choices.length
  }
  return [...parts].sort((a, b) => place(a) - place(b))
}

const holdsText = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/**
 * Whether an answer was said or not, where a view has both: what was recorded or evaluated as speech is spoken, what was
 * typed is marked, and a choice is marked whatever was recorded beside it.
 */
function scoringOf(question: NormalQuestion, answer: Answer | undefined, typed: boolean): Scoring {
  if (!answer || question.choices.length > 0) return 'marked'
  if ([answer.sound_file, answer.evaluate_html].some(holdsText)) return 'spoken'
  if (typed) return 'marked'
  const figures = [answer.accuracy_score, answer.fluency_score, answer.integrity_score, answer.total_score]
  return holdsText(question.recording) || figures.some(figure => figure !== undefined) ? 'spoken' : 'marked'
}

/** What one answer comes to: SPEC §4's state, the texts given, each blank's mark, and what the evaluation said. */
export function outcomeOf(question: NormalQuestion, answer: Answer | undefined, view: ViewScoring): Outcome {
  const parts = inChoiceOrder(question, givenParts(question, answer))
  const scoring = view === 'either' ? scoringOf(question, answer, parts.some(holdsText)) : view
  const score = answer?.score ?? (scoring === 'spoken' ? answer?.total_score : undefined)
  const taken = parts.map(part => choiceOf(question.choices, part))
  const given = parts.map((part, at) => taken[at]?.content ?? part)
  const blanks = judgeBlanks(given, question.blanks, score)
  const state = stateOf(score, scoring)
  return {
    state,
    scoring,
    score,
    scoreClass: scoreClass(score),
    partial: state === 'right' && blanks.length > 1 && blanks.some(blank => blank.right === false),
    given,
    chosen: taken.flatMap(choice => (choice ? [choice.index] : [])),
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

/** The outcome of a resource that is shown without answers: nothing given, nothing marked. */
export const preview = (question: NormalQuestion): Outcome => ({
  state: 'preview',
  scoring: 'marked',
  scoreClass: 'unread',
  partial: false,
  given: [],
  chosen: [],
  blanks: question.blanks.map(alternatives => ({ given: '', alternatives, right: null })),
  speech: {},
})

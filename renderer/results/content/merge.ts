/** Normalised items + answer records + class figures → items with their outcome (DESIGN §9; SPEC §4). */
import { scoreClass } from '../../../shared/domain/score-class'
import type { Answer } from '../../../shared/items/answer'
import type { Paper } from '../../../shared/items/paper'
import { askedText, hasBlank } from './blank-text'
import { choiceOf, judgeBlanks, splitResult } from './judge'
import { type FindQuestion, questionFinder } from './names'
import type {
  Entry,
  ItemState,
  NormalContent,
  NormalItem,
  NormalQuestion,
  Outcome,
  Report,
  ResultContent,
  ResultItem,
  ResultQuestion,
  Scoring,
} from './types'

/** Which of two records for one question counts, whatever the order they come in: the later, then the one further on. */
function later(a: Answer, b: Answer): Answer {
  const rank = (one: Answer): (string | number)[] => [
    one.updated_at ?? '',
    one.learn_count ?? 0,
    one.score ?? -1,
    JSON.stringify(one),
  ]
  const left = rank(a)
  const right = rank(b)
  const at = left.findIndex((value, place) => value !== right[place])
  return at === -1 || (left[at] ?? '') > (right[at] ?? '') ? a : b
}

/** One answer per question id; a record that names the id itself goes before one that names an index or number. */
function answersById(answers: readonly Answer[], find: FindQuestion): Map<string, Answer> {
  const found = new Map<string, { answer: Answer; exact: boolean }>()
  for (const answer of answers) {
    const question = find(answer)
    if (!question) continue
    const other = found.get(question.id)
    if (!other || (question.exact && !other.exact)) found.set(question.id, { answer, exact: question.exact })
    else if (question.exact === other.exact) found.set(question.id, { ...other, answer: later(other.answer, answer) })
  }
  return new Map([...found].map(([id, { answer }]) => [id, answer]))
}

function figuresById(rows: Paper['correct_percents'], find: FindQuestion): Map<string, number> {
  const figures = new Map<string, number>()
  for (const row of rows) {
    const question = find(row)
    if (question && row.score !== undefined) figures.set(question.id, row.score)
  }
  return figures
}

/** SPEC §4: no score is unanswered, 0 is wrong, any other is right; a spoken item shows its figure instead. */
export function stateOf(score: number | undefined, scoring: Scoring): ItemState {
  if (score === undefined) return 'unanswered'
  if (score === 0) return 'wrong'
  return scoring === 'spoken' ? 'scored' : 'right'
}

function reportOf(answer: Answer | undefined): Report | undefined {
  const report = answer?.study_report
  if (!report) return undefined
  return { errorWords: report.errorwords, repeat: report.repeat, leak: report.leak, speed: report.speed }
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

/** What one answer comes to: SPEC §4's state, the texts given, each blank's mark, and what the evaluation said. */
function outcomeOf(question: NormalQuestion, answer: Answer | undefined, scoring: Scoring): Outcome {
  const score = answer?.score ?? (scoring === 'spoken' ? answer?.total_score : undefined)
  const parts = inChoiceOrder(question, givenParts(question, answer))
  const taken = parts.map(part => choiceOf(question.choices, part))
  const given = parts.map((part, at) => taken[at]?.content ?? part)
  const blanks = judgeBlanks(given, question.blanks, score)
  const state = stateOf(score, scoring)
  return {
    state,
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
  }
}

/** The outcome of a resource that is shown without answers: nothing given, nothing marked. */
const preview = (question: NormalQuestion): Outcome => ({
  state: 'preview',
  scoreClass: 'unread',
  partial: false,
  given: [],
  chosen: [],
  blanks: question.blanks.map(alternatives => ({ given: '', alternatives, right: null })),
  speech: {},
})

function mapItems(content: NormalContent, outcome: (question: NormalQuestion) => Outcome): ResultContent {
  const withOutcome = <Q extends NormalQuestion>(question: Q): Q & ResultQuestion => ({
    ...question,
    outcome: outcome(question),
  })
  const entries = content.entries.map((entry: Entry<NormalItem>): Entry<ResultItem> => {
    if (entry.broken) return entry
    return { ...entry, item: { ...withOutcome(entry.item), questions: entry.item.questions.map(withOutcome) } }
  })
  return { lead: content.lead, entries }
}

/** Every item as it stands without any answer. */
export const withoutAnswers = (content: NormalContent): ResultContent => mapItems(content, preview)

/**
 * Merges answers, class rates and averages into the items, matched by question_id, index or question_number as text.
 * The order of the records does not matter. A record for no question of the content is left out. Never throws.
 */
export function merge(
  content: NormalContent,
  paper: Pick<Paper, 'answers' | 'correct_percents' | 'average_scores'>,
  scoring: Scoring,
): ResultContent {
  const names = content.entries.flatMap(entry =>
    entry.broken ? [] : [entry.item.names, ...entry.item.questions.map(question => question.names)],
  )
  const find = questionFinder(names)
  const answers = answersById(paper.answers, find)
  const percents = figuresById(paper.correct_percents, find)
  const averages = figuresById(paper.average_scores, find)
  return mapItems(content, question => ({
    ...outcomeOf(question, answers.get(question.names.id), scoring),
    percent: percents.get(question.names.id),
    average: averages.get(question.names.id),
  }))
}

/** Normalised items + answer records + class figures → items with their outcome (DESIGN §9; SPEC §4). */
import type { Answer } from '../../../shared/items/answer'
import type { Paper } from '../../../shared/items/paper'
import { type FindQuestion, questionFinder } from './names'
import { outcomeOf, preview } from './outcome'
import type {
  Entry,
  NormalContent,
  NormalItem,
  NormalQuestion,
  Outcome,
  ResultContent,
  ResultItem,
  ResultQuestion,
  ViewScoring,
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

/** What holds sub-questions is not unanswered where they are what is answered. */
const heldOutcome = (item: NormalItem, outcome: Outcome): Outcome =>
  item.questions.length > 0 && outcome.state === 'unanswered' ? { ...outcome, state: 'preview' } : outcome

function mapItems(content: NormalContent, outcome: (question: NormalQuestion) => Outcome): ResultContent {
  const withOutcome = <Q extends NormalQuestion>(question: Q): Q & ResultQuestion => ({
    ...question,
    outcome: outcome(question),
  })
  const entries = content.entries.map((entry: Entry<NormalItem>): Entry<ResultItem> => {
    if (entry.broken) return entry
    const questions = entry.item.questions.map(withOutcome)
    return { ...entry, item: { ...entry.item, outcome: heldOutcome(entry.item, outcome(entry.item)), questions } }
  })
  return { ...content, entries }
}

/** Whether any answer of a paper shows the figure of a spoken score, or would. */
export const hasSpoken = (content: ResultContent): boolean =>
  content.entries.some(
    entry =>
      !entry.broken && [entry.item, ...entry.item.questions].some(question => question.outcome.scoring === 'spoken'),
  )

/** Every item as it stands without any answer. */
export const withoutAnswers = (content: NormalContent): ResultContent => mapItems(content, preview)

/**
 * Merges answers, class rates and averages into the items, matched by question_id, index or question_number as text.
 * The order of the records does not matter. A record for no question of the content is left out. Never throws.
 */
export function merge(
  content: NormalContent,
  paper: Pick<Paper, 'answers' | 'correct_percents' | 'average_scores'>,
  scoring: ViewScoring,
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

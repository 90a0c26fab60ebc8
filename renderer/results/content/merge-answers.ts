/** Merges normalised items, answer records and class scores into items with their outcome (DESIGN §9; SPEC §4). */
import type { Answer } from '../../../shared/items/answer'
import type { Paper } from '../../../shared/items/paper'
import { outcomeOf, previewOutcome } from './outcome'
import { answerableQuestions } from './overall-score'
import { type FindQuestion, questionFinder, type RecordNames } from './question-names'
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

/** The values by which the later of two records for one question is found, independent of their order. */
const rankOf = (one: Answer): (string | number)[] => [
  one.updated_at ?? '',
  one.learn_count ?? 0,
  one.score ?? -1,
  JSON.stringify(one),
]

/** The latest first. */
function byRank(a: Answer, b: Answer): number {
  const otherRanks = rankOf(b)
  const [rank, otherRank] = rankOf(a)
    .map((value, index) => [value, otherRanks[index] ?? ''] as const)
    .find(([one, another]) => one !== another) ?? [0, 0]
  return rank === otherRank ? 0 : rank > otherRank ? -1 : 1
}

/**
 * The records of each question by its id, the latest first. If some records name the id itself, those that only name an
 * index or number are dropped.
 */
function recordsById(answers: readonly Answer[], find: FindQuestion): Map<string, Answer[]> {
  const found = new Map<string, { exact: boolean; records: Answer[] }>()
  for (const answer of answers) {
    const question = find(answer)
    if (!question) continue
    const { id, exact } = question
    const other = found.get(id)
    if (!other || (exact && !other.exact)) found.set(id, { exact, records: [answer] })
    else if (exact === other.exact) other.records.push(answer)
  }
  return new Map([...found].map(([id, { records }]) => [id, records.sort(byRank)]))
}

const isNamed = ({ question_id, index, question_number }: RecordNames): boolean =>
  [question_id, index, question_number].some(name => name !== undefined)

/** If no entry has a name, each entry belongs to the question at its position: one entry per question (SPEC §3). */
function namedByPosition<T extends RecordNames>(rows: readonly T[], ids: readonly string[]): T[] {
  return rows.some(isNamed) ? [...rows] : rows.map((row, index) => ({ ...row, question_id: ids[index] }))
}

function scoresById(rows: Paper['correct_percents'], find: FindQuestion, ids: readonly string[]): Map<string, number> {
  const scores = new Map<string, number>()
  for (const row of namedByPosition(rows, ids)) {
    const question = isNamed(row) ? find(row) : undefined
    if (question && row.score !== undefined) scores.set(question.id, row.score)
  }
  return scores
}

/** An item whose sub-questions are answered is not itself unanswered. */
const outcomeOfItem = (item: NormalItem, outcome: Outcome): Outcome =>
  item.questions.length > 0 && outcome.state === 'unanswered' ? { ...outcome, state: 'preview' } : outcome

function mapItems(content: NormalContent, outcome: (question: NormalQuestion) => Outcome): ResultContent {
  const withOutcome = <Q extends NormalQuestion>(question: Q): Q & ResultQuestion => ({
    ...question,
    outcome: question.broken ? previewOutcome(question) : outcome(question),
  })
  const entries = content.entries.map((entry: Entry<NormalItem>): Entry<ResultItem> => {
    if (entry.broken) return entry
    const questions = entry.item.questions.map(withOutcome)
    return { ...entry, item: { ...entry.item, outcome: outcomeOfItem(entry.item, outcome(entry.item)), questions } }
  })
  return { ...content, entries }
}

/** Whether a paper has answers with a spoken score, or, if nothing is answered, only questions that would have one. */
export function hasSpokenAnswers(content: ResultContent): boolean {
  const outcomes = answerableQuestions(content.entries).map(({ outcome }) => outcome)
  const spoken = outcomes.filter(({ scoring }) => scoring === 'spoken')
  return spoken.some(({ state }) => state !== 'unanswered') || (spoken.length > 0 && spoken.length === outcomes.length)
}

/** The items without any answer. */
export const withoutAnswers = (content: NormalContent): ResultContent => mapItems(content, previewOutcome)

/**
 * Merges answers, class rates and averages into the items. They are matched by question_id, index or question_number as
 * text. The order of the records does not matter. A record for a question that is not in the content is dropped. Never
 * throws.
 */
export function mergeAnswers(
  content: NormalContent,
  paper: Pick<Paper, 'answers' | 'correct_percents' | 'average_scores'>,
  scoring: ViewScoring,
): ResultContent {
  const names = content.entries.flatMap(entry =>
    entry.broken ? [] : [entry.item.names, ...entry.item.questions.map(question => question.names)],
  )
  const find = questionFinder(names)
  const ids = content.entries.flatMap((entry): string[] =>
    entry.broken
      ? [entry.key]
      : entry.item.questions.length > 0
        ? entry.item.questions.map(question => question.names.id)
        : [entry.item.names.id],
  )
  // If there are more records than questions, several belong to one question, and it is unknown to which.
  const namedAnswers = paper.answers.length === ids.length ? namedByPosition(paper.answers, ids) : paper.answers
  const records = recordsById(namedAnswers, find)
  const correctRates = scoresById(paper.correct_percents, find, ids)
  const averages = scoresById(paper.average_scores, find, ids)
  return mapItems(content, question => ({
    ...outcomeOf(question, records.get(question.names.id)?.[0], scoring),
    records: records.get(question.names.id),
    correctRate: correctRates.get(question.names.id),
    average: averages.get(question.names.id),
  }))
}

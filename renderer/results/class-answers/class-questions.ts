/** The questions of a topic with what the class answered (SPEC §7 one-topic-question-overview; DESIGN §7 "one question across the class"). */
import { examPoints } from '../../../shared/domain/eiken'
import type { QuestionOverview } from '../../../shared/endpoints/homework-reading'
import { isViewKey } from '../../../shared/items/view-keys'
import { questionFinder } from '../content/question-names'
import type { NormalContent, NormalItem, NormalQuestion } from '../content/types'
import { registry } from '../registry'
import type { ViewDefinition } from '../view-types'
import type { AnswerInterpretation } from './group-answers'

/** The row of a view key, or none where this version does not know it. */
export const viewDefinitionOf = (viewKey: string): ViewDefinition | undefined =>
  isViewKey(viewKey) ? registry[viewKey] : undefined

/** One question: what it asks, and what the class gave. Its answers are grouped by `groupAnswers(reading, answers)`. */
export interface ClassQuestion {
  /** As the server calls it. */
  id: string
  /** Its running number in the topic, from 1. */
  position: number
  /** No.n of its item, and Q.n where the item holds several; absent where the content does not know the question. */
  no?: number
  subNo?: number
  /** What it stands in where that holds several, e.g. the text that they ask about. */
  item?: NormalItem
  question?: NormalQuestion
  interpretation: AnswerInterpretation
  answers: QuestionOverview['answers']
  /** The class's correct rate in per cent, and its mean in points; absent where the server says none. */
  correctRate?: number
  average?: number
}

interface QuestionInItem {
  item: NormalItem
  question: NormalQuestion
}

const questionsInItems = ({ entries }: NormalContent): QuestionInItem[] =>
  entries.flatMap(entry => {
    if (entry.broken) return []
    const { item } = entry
    return item.questions.length > 0 ? item.questions.map(question => ({ item, question })) : [{ item, question: item }]
  })

/** Points of a full score: an exam gives 5, unless its services give 100 (SPEC §9; see shared/domain/eiken.ts). */
function fullScoreOf(viewKey: string, overviews: readonly QuestionOverview[]): number {
  const scores = overviews.flatMap(({ answers }) => answers.map(({ score }) => score ?? 0))
  return viewKey === 'eiken-exam' && scores.every(score => score <= examPoints) ? examPoints : 100
}

/**
 * Joins the overview, in its own order, with the content; a question that the content does not know stands with its answers alone.
 * Never throws.
 * @param content null: it could not be had.
 */
export function classQuestions(
  viewKey: string,
  content: NormalContent | null,
  overviews: readonly QuestionOverview[],
): ClassQuestion[] {
  const placed = content === null ? [] : questionsInItems(content)
  const find = questionFinder(placed.map(({ question }) => question.names))
  const byId = new Map(placed.map(one => [one.question.names.id, one]))
  const scoring = viewDefinitionOf(viewKey)?.scoring ?? 'marked'
  const fullScore = fullScoreOf(viewKey, overviews)
  return overviews.map(({ question_id, answers, correct_percent, average_score }, at) => {
    const found = byId.get(find({ question_id })?.id ?? '')
    const inItem = found !== undefined && found.item.questions.length > 0
    return {
      id: question_id,
      position: at + 1,
      ...(found ? { no: found.item.no, question: found.question } : {}),
      ...(found && inItem ? { subNo: found.question.no, item: found.item } : {}),
      interpretation: { question: found?.question, scoring, fullScore },
      answers,
      ...(correct_percent === undefined ? {} : { correctRate: correct_percent }),
      ...(average_score === undefined ? {} : { average: average_score }),
    }
  })
}

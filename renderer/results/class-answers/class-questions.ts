/**
 * Combines the questions of a topic with the class's answers (SPEC §7 one-topic-question-overview; DESIGN §7 "one
 * question across the class").
 */
import { examPoints } from '../../../shared/domain/eiken'
import type { QuestionOverview } from '../../../shared/endpoints/homework-reading'
import { questionFinder } from '../content/question-names'
import type { NormalContent, NormalItem, NormalQuestion } from '../content/types'
import { viewDefinitionOf } from '../registry'
import type { AnswerInterpretation } from './group-answers'

/** One question with the class's answers. `groupAnswers(interpretation, answers)` groups them. */
export interface ClassQuestion {
  /** The question's id on the server. */
  id: string
  /** The question's running number in the topic, from 1. */
  position: number
  /**
   * No.n of its item, and Q.n if the item has several questions; absent if the content does not contain the question.
   */
  no?: number
  subNo?: number
  /** The item around a sub-question, e.g. the text that several questions ask about. */
  item?: NormalItem
  question?: NormalQuestion
  interpretation: AnswerInterpretation
  answers: QuestionOverview['answers']
  /** The class's correct rate in per cent and average in points; absent if the server sends none. */
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

/** The full score: 5 points for an exam, unless its service scores up to 100 (SPEC §9; see shared/domain/eiken.ts). */
function fullScoreOf(viewKey: string, overviews: readonly QuestionOverview[]): number {
  const scores = overviews.flatMap(({ answers }) => answers.map(({ score }) => score ?? 0))
  return viewKey === 'eiken-exam' && scores.every(score => score <= examPoints) ? examPoints : 100
}

/**
 * Joins the overview with the content, in the order of the overview. A question that is not in the content is returned
 * with its answers only. Never throws.
 * @param content null if it could not be loaded.
 */
export function classQuestions(
  viewKey: string,
  content: NormalContent | null,
  overviews: readonly QuestionOverview[],
): ClassQuestion[] {
  const questions = content === null ? [] : questionsInItems(content)
  const find = questionFinder(questions.map(({ question }) => question.names))
  const byId = new Map(questions.map(one => [one.question.names.id, one]))
  const scoring = viewDefinitionOf(viewKey)?.scoring ?? 'marked'
  const fullScore = fullScoreOf(viewKey, overviews)
  return overviews.map(({ question_id, answers, correct_percent, average_score }, index) => {
    const found = byId.get(find({ question_id })?.id ?? '')
    const isSubQuestion = found !== undefined && found.item.questions.length > 0
    return {
      id: question_id,
      position: index + 1,
      ...(found ? { no: found.item.no, question: found.question } : {}),
      ...(found && isSubQuestion ? { subNo: found.question.no, item: found.item } : {}),
      interpretation: { question: found?.question, scoring, fullScore },
      answers,
      ...(correct_percent === undefined ? {} : { correctRate: correct_percent }),
      ...(average_score === undefined ? {} : { average: average_score }),
    }
  })
}

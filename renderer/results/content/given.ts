/** What a student gave, as each way of answering has it: filled in or chosen, put in order, written down by ear. */
import type { Answer } from '../../../shared/items/answer'
import { askedText, firstLettersOf, hasBlank } from './blank-text'
import { heardTexts, judgeDictation } from './dictation'
import { choiceOf, judgeBlanks, sameAnswer, splitResult } from './judge'
import { orderGiven } from './order'
import type { BlankOutcome, Choice, NormalQuestion, ViewScoring } from './types'

/**
 * The answer's parts: what was typed or said, or the choice taken. `choose` names it where the result does not: where what was
 * said stands there, or nothing.
 */
function givenParts(question: NormalQuestion, answer: Answer | undefined): string[] {
  const { choices, blanks } = question
  const parts = splitResult(answer?.answer_result, choices.length > 0 ? 0 : blanks.length)
  if (answer?.choose === undefined || parts.some(part => choiceOf(choices, part))) return parts
  const chosen = splitResult(answer.choose, 0)
  const named = chosen.some(part => choiceOf(choices, part)) || parts.every(part => part === '')
  return choices.length > 0 && named ? chosen : parts
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

/** What was given, as it is shown, the choices among it, and each blank's mark. */
interface Given {
  given: string[]
  taken: Choice[]
  blanks: BlankOutcome[]
}

type Reader = (question: NormalQuestion, answer: Answer | undefined, score: number | undefined) => Given

/** What was written behind letters that the text gives, with them where it is right so. */
const completed = (part: string, first: string, alternatives: readonly string[]): string =>
  alternatives.some(one => sameAnswer(one, first + part)) ? first + part : part

const filled: Reader = (question, answer, score) => {
  const parts = inChoiceOrder(question, givenParts(question, answer))
  const choices = parts.map(part => choiceOf(question.choices, part))
  const first = firstLettersOf(askedText(question), question.blanks)
  const given = parts.map(
    (part, at) => choices[at]?.content ?? completed(part, first[at] ?? '', question.blanks[at] ?? []),
  )
  const taken = choices.flatMap(choice => (choice ? [choice] : []))
  return { given, taken, blanks: judgeBlanks(given, question.blanks, score) }
}

const ordered: Reader = (question, answer, score) => {
  if (question.pieces.length === 0) return filled(question, answer, score)
  const given = orderGiven(question, answer?.answer_result)
  const places = question.pieces.map(piece => [piece.content])
  return { given, taken: [], blanks: judgeBlanks(given, places, score) }
}

const dictated: Reader = (question, answer, score) => {
  const heard = heardTexts(question)
  if (heard.length === 0) return filled(question, answer, score)
  // A bar that was not heard stands between words, or between blanks.
  const bar = heard.some(text => text.includes('|'))
  const written = splitResult(answer?.answer_result, bar ? 1 : 0).join(' ')
  return { given: written === '' ? [] : [written], taken: [], blanks: judgeDictation(written, heard, score) }
}

const readers = { marked: filled, spoken: filled, either: filled, ordered, dictated } satisfies Record<
  ViewScoring,
  Reader
>

/** Reads an answer in the way of its view. */
export const readGiven = (view: ViewScoring, ...answered: Parameters<Reader>): Given => readers[view](...answered)

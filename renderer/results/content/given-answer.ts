/** Reads the answer of a student, for each kind of answer: filled in or chosen, put in order, or dictated. */
import type { Answer } from '../../../shared/items/answer'
import { firstLettersOf, hasBlank, promptText } from './blank-text'
import { findChoice, gradeBlanks, isSameAnswer, splitResult } from './compare-answers'
import { dictationTexts, gradeDictation } from './dictation'
import { givenOrder } from './sequencing'
import type { BlankOutcome, Choice, NormalQuestion, ViewScoring } from './types'

/**
 * The parts of the answer: the typed or spoken text, or the chosen option. `choose` names the option if the result is
 * empty or contains the spoken text.
 */
function givenParts(question: NormalQuestion, answer: Answer | undefined): string[] {
  const { choices, blanks } = question
  const parts = splitResult(answer?.answer_result, choices.length > 0 ? 0 : blanks.length)
  if (answer?.choose === undefined || parts.some(part => findChoice(choices, part))) return parts
  const chosen = splitResult(answer.choose, 0)
  const isNamed = chosen.some(part => findChoice(choices, part)) || parts.every(part => part === '')
  return choices.length > 0 && isNamed ? chosen : parts
}

/** Sorts chosen options in the order of the question, unless they fill blanks: otherwise their order has no meaning. */
function inChoiceOrder(question: NormalQuestion, parts: readonly string[]): readonly string[] {
  if (question.choices.length === 0 || hasBlank(promptText(question))) return parts
  const place = (part: string): number => {
    const choice = findChoice(question.choices, part)
    return choice ? question.choices.indexOf(choice) : question.choices.length
  }
  return [...parts].sort((a, b) => place(a) - place(b))
}

/** The answer as it is shown, the chosen options in it, and the mark of each blank. */
interface GivenAnswer {
  given: string[]
  chosen: Choice[]
  blanks: BlankOutcome[]
}

type Reader = (question: NormalQuestion, answer: Answer | undefined, score: number | undefined) => GivenAnswer

/** Adds the first letters that the text gives, if the answer is right with them. */
const withGivenLetters = (part: string, first: string, alternatives: readonly string[]): string =>
  alternatives.some(one => isSameAnswer(one, first + part)) ? first + part : part

const readFilledIn: Reader = (question, answer, score) => {
  const parts = inChoiceOrder(question, givenParts(question, answer))
  const choices = parts.map(part => findChoice(question.choices, part))
  const first = firstLettersOf(promptText(question), question.blanks)
  const given = parts.map(
    (part, index) =>
      choices[index]?.content ?? withGivenLetters(part, first[index] ?? '', question.blanks[index] ?? []),
  )
  const chosen = choices.flatMap(choice => (choice ? [choice] : []))
  return { given, chosen, blanks: gradeBlanks(given, question.blanks, score) }
}

const readOrdered: Reader = (question, answer, score) => {
  if (question.pieces.length === 0) return readFilledIn(question, answer, score)
  const given = givenOrder(question, answer?.answer_result)
  const places = question.pieces.map(piece => [piece.content])
  return { given, chosen: [], blanks: gradeBlanks(given, places, score) }
}

const readDictated: Reader = (question, answer, score) => {
  const dictatedTexts = dictationTexts(question)
  if (dictatedTexts.length === 0) return readFilledIn(question, answer, score)
  // A `|` that is not part of the dictated text separates words or blanks.
  const hasBar = dictatedTexts.some(text => text.includes('|'))
  const written = splitResult(answer?.answer_result, hasBar ? 1 : 0).join(' ')
  return { given: written === '' ? [] : [written], chosen: [], blanks: gradeDictation(written, dictatedTexts, score) }
}

const readers = {
  marked: readFilledIn,
  spoken: readFilledIn,
  either: readFilledIn,
  ordered: readOrdered,
  dictated: readDictated,
} satisfies Record<ViewScoring, Reader>

/** Reads an answer according to the scoring of its view. */
export const readGivenAnswer = (view: ViewScoring, ...answered: Parameters<Reader>): GivenAnswer =>
  readers[view](...answered)

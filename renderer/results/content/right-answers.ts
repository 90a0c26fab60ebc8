/** Reads the choices and the right answers of one question (SPEC §3 `choose`, `answers`, `answer`; WIRE "Content"). */
import type { ContentQuestion } from '../../../shared/items/content'
import { findChoice } from './compare-answers'
import type { Choice } from './types'

type RawChoice = NonNullable<ContentQuestion['answers']>[number]

const isImage = (type: string | undefined): boolean => type?.trim().toLowerCase() === 'image'

const isTrue = (correct: RawChoice['correct']): boolean =>
  correct === true || (typeof correct === 'number' && correct !== 0)

/** Sorts by index; entries without a number keep their order after those with one. */
function byIndex<T extends { index?: string }>(list: readonly T[]): T[] {
  const rank = (entry: T): number => {
    const at = Number(entry.index)
    return entry.index === undefined || !Number.isFinite(at) ? Number.POSITIVE_INFINITY : at
  }
  return list
    .map((entry, index) => ({ entry, at: index, rank: rank(entry) }))
    .sort((a, b) => (a.rank === b.rank ? a.at - b.at : a.rank - b.rank))
    .map(({ entry }) => entry)
}

/** The alternatives of one blank, which are joined by `/` in one text. */
const alternatives = (content: string): string[] =>
  content
    .split('/')
    .map(part => part.trim())
    .filter(part => part !== '')

/**
 * Whether `answers` is a list of choices: some are marked right and others wrong. If all are right, it is the list of
 * the blanks' answers.
 */
const isChoiceList = (answers: readonly RawChoice[]): boolean =>
  answers.some(entry => entry.correct !== undefined) && answers.some(entry => !isTrue(entry.correct))

/** The unprocessed choices of a question, or an empty list. */
function rawChoices(source: ContentQuestion): readonly RawChoice[] {
  if (source.choose && source.choose.length > 0) return source.choose
  return source.answers && isChoiceList(source.answers) ? source.answers : []
}

/** The names of the right choices, if no choice is marked right: `answers` or `answer`, as index or content. */
function rightChoiceNames(source: ContentQuestion): string[] {
  const named = source.choose ? (source.answers ?? []).map(entry => entry.content || (entry.index ?? '')) : []
  return [...named, ...(source.answer?.split('|') ?? [])].map(text => text.trim()).filter(text => text !== '')
}

/** The choices in the order of the content; the right ones are marked in the list or named by `answer`. */
export function choicesOf(source: ContentQuestion): Choice[] {
  const raw = rawChoices(source)
  const marked = raw.some(entry => isTrue(entry.correct))
  const ownIndexes = raw.map((entry, index) => entry.index ?? String(index + 1))
  // If two choices have the same index, they are distinguished by position.
  const distinct = new Set(ownIndexes).size === ownIndexes.length
  const choices = raw.map((entry, index) => ({
    index: distinct ? (ownIndexes[index] ?? '') : String(index + 1),
    content: entry.content,
    isPicture: isImage(entry.type),
    isCorrect: isTrue(entry.correct),
  }))
  if (marked) return choices
  const named = new Set(rightChoiceNames(source).map(name => findChoice(choices, name)))
  return choices.map(choice => ({ ...choice, isCorrect: named.has(choice) }))
}

/**
 * `answers` as the right answers of the blanks, sorted by index; an entry that is the index of a choice is replaced by
 * its content.
 */
function listedBlanks(source: ContentQuestion, choices: readonly Choice[]): string[][] {
  if (!source.answers || isChoiceList(source.answers)) return []
  return byIndex(source.answers)
    .map(entry => {
      const named = findChoice(choices, entry.content.trim())
      return named ? [named.content] : alternatives(entry.content)
    })
    .filter(list => list.length > 0)
}

/** The right answers: one entry per blank with its alternatives; for a choice, the content of the right options. */
export function blanksOf(source: ContentQuestion, choices: readonly Choice[]): string[][] {
  const blanks = listedBlanks(source, choices)
  if (blanks.length > 0) return blanks
  const right = choices.filter(choice => choice.isCorrect).map(choice => [choice.content])
  if (right.length > 0) return right
  return (source.answer ?? '')
    .split('|')
    .map(alternatives)
    .filter(list => list.length > 0)
}

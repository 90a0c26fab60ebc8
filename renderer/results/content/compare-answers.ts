/** Splits a student's answer into blanks and compares it with the right answers (WIRE "Content"). */
import type { BlankOutcome, Choice } from './types'

/** Ignores case, width, repeated spaces and the form of quotation marks. */
export const normaliseAnswer = (text: string): string =>
  text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether two answers are equal after normalisation. */
export const isSameAnswer = (a: string, b: string): boolean => normaliseAnswer(a) === normaliseAnswer(b)

/** Parses `["a","b"]`; undefined if the text is not a JSON array of texts or numbers. */
function jsonParts(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined
  try {
    const list: unknown = JSON.parse(text)
    const isPlainList = Array.isArray(list) && list.every(part => typeof part === 'string' || typeof part === 'number')
    return isPlainList ? list.map(String) : undefined
  } catch {
    return undefined
  }
}

/**
 * The parts of an `answer_result`: a list, the same as JSON text, or texts joined by `|`. With only one blank, a `|`
 * belongs to the answer.
 */
export function splitResult(result: string | string[] | undefined, blanks: number): string[] {
  if (result === undefined) return []
  const parts = Array.isArray(result) ? result : (jsonParts(result) ?? (blanks === 1 ? [result] : result.split('|')))
  return parts.map(part => part.trim())
}

/** The position, from 0, that a letter or a number means: A and 1 are the first. */
function placeIn(part: string): number | undefined {
  const name = normaliseAnswer(part)
  if (/^[a-z]$/.test(name)) return name.charCodeAt(0) - 'a'.charCodeAt(0)
  return /^[1-9]\d?$/.test(name) ? Number(name) - 1 : undefined
}

/**
 * Finds the choice that a part of an answer names: by index (SPEC §4), otherwise by content. If the choices are
 * numbered and the answer is a letter, or the reverse, it is found by position.
 */
export function findChoice<C extends Pick<Choice, 'index' | 'content'>>(
  choices: readonly C[],
  part: string,
): C | undefined {
  if (part === '') return undefined
  const named =
    choices.find(choice => isSameAnswer(choice.index, part)) ??
    choices.find(choice => isSameAnswer(choice.content, part))
  if (named) return named
  const isLetter = /^[a-z]$/.test(normaliseAnswer(part))
  const usesOtherNotation = choices.every(
    ({ index }) => /^(?:[a-z]|[ア-ンあ-ん])$/.test(normaliseAnswer(index)) !== isLetter,
  )
  return usesOtherNotation ? choices[placeIn(part) ?? -1] : undefined
}

/** Whether the score can only mean "all right": exactly 1, or full marks. */
export const isFullScore = (score: number | undefined): boolean => score !== undefined && (score === 1 || score >= 100)

/**
 * Marks each blank. The server's score decides: without a score nothing is marked; 0 means that not every blank can be
 * right; full marks make all blanks right; a single blank is marked as the score says. With other scores each blank is
 * compared separately.
 */
export function gradeBlanks(
  given: readonly string[],
  blanks: readonly string[][],
  score: number | undefined,
): BlankOutcome[] {
  const count = Math.max(given.length, blanks.length)
  const outcomes = Array.from({ length: count }, (_, index): BlankOutcome => {
    const alternatives = blanks[index] ?? []
    const text = given[index] ?? ''
    return { given: text, alternatives, right: alternatives.some(one => isSameAnswer(one, text)) }
  })
  const markAll = (right: boolean | null): BlankOutcome[] => outcomes.map(outcome => ({ ...outcome, right }))
  if (score === undefined) return markAll(null)
  if (isFullScore(score)) return markAll(true)
  if (count === 1 || blanks.length === 0) return markAll(score !== 0)
  if (score === 0 && outcomes.every(outcome => outcome.right)) return markAll(false)
  return outcomes
}

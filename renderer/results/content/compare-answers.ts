/** The student's answer, split into blanks and held against the right answers (WIRE.md "Several blanks"). */
import type { BlankOutcome, Choice } from './types'

/** Case, width, runs of spaces and the slant of an apostrophe do not matter. */
export const normaliseAnswer = (text: string): string =>
  text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether two answers differ in nothing that matters. */
export const isSameAnswer = (a: string, b: string): boolean => normaliseAnswer(a) === normaliseAnswer(b)

/** Reads `["a","b"]`; undefined when the text is no JSON array of texts or numbers. */
function jsonParts(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined
  try {
    const list: unknown = JSON.parse(text)
    const plain = Array.isArray(list) && list.every(part => typeof part === 'string' || typeof part === 'number')
    return plain ? list.map(String) : undefined
  } catch {
    return undefined
  }
}

/**
 * The parts of an `answer_result`: a list, the same as JSON text, or texts joined by `|`. With one blank to fill, a `|`
 * belongs to the answer.
 */
export function splitResult(result: string | string[] | undefined, blanks: number): string[] {
  if (result === undefined) return []
  const parts = Array.isArray(result) ? result : (jsonParts(result) ?? (blanks === 1 ? [result] : result.split('|')))
  return parts.map(part => part.trim())
}

/** The place, from 0, that a letter or a number counts to: A and 1 the first. */
function placeIn(part: string): number | undefined {
  const name = normaliseAnswer(part)
  if (/^[a-z]$/.test(name)) return name.charCodeAt(0) - 'a'.charCodeAt(0)
  return /^[1-9]\d?$/.test(name) ? Number(name) - 1 : undefined
}

/**
 * The choice that a part of an answer names: by its index (SPEC §4), else by its content, else by its place where the choices
 * are numbered and the answer is a letter, or the other way round.
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
  const letter = /^[a-z]$/.test(normaliseAnswer(part))
  const otherwise = choices.every(({ index }) => /^(?:[a-z]|[ア-ンあ-ん])$/.test(normaliseAnswer(index)) !== letter)
  return otherwise ? choices[placeIn(part) ?? -1] : undefined
}

/** Points that can only mean "all right": a plain 1, or full marks. */
export const isFullScore = (score: number | undefined): boolean => score !== undefined && (score === 1 || score >= 100)

/**
 * Marks each blank. The server's score rules: without one nothing is marked; 0 leaves no blank right where all would
 * be; full marks make all right; a lone blank is what the score says. Between, each blank is judged by itself.
 */
export function gradeBlanks(
  given: readonly string[],
  blanks: readonly string[][],
  score: number | undefined,
): BlankOutcome[] {
  const count = Math.max(given.length, blanks.length)
  const outcomes = Array.from({ length: count }, (_, at): BlankOutcome => {
    const alternatives = blanks[at] ?? []
    const text = given[at] ?? ''
    return { given: text, alternatives, right: alternatives.some(one => isSameAnswer(one, text)) }
  })
  const all = (right: boolean | null): BlankOutcome[] => outcomes.map(outcome => ({ ...outcome, right }))
  if (score === undefined) return all(null)
  if (isFullScore(score)) return all(true)
  if (count === 1 || blanks.length === 0) return all(score !== 0)
  if (score === 0 && outcomes.every(outcome => outcome.right)) return all(false)
  return outcomes
}

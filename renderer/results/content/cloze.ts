/** Fills the blanks of a passage from the questions below it, one by one (SPEC §2 cloze test). */
import { previewOutcome } from './outcome'
import type { BlankOutcome, Entry, Outcome, ResultItem, ResultQuestion } from './types'

const markByState = {
  right: true,
  wrong: false,
  scored: true,
  unanswered: null,
  preview: null,
} as const satisfies Record<Outcome['state'], boolean | null>

/** The boxes that one question fills: one, or one for each of its own blanks. */
function boxesOf({ blanks, choices, outcome }: ResultQuestion): BlankOutcome[] {
  if (choices.length === 0 && blanks.length > 1) return outcome.blanks
  return [{ given: outcome.given.join(' '), alternatives: blanks.flat(), right: markByState[outcome.state] }]
}

/** The outcome of a passage: its own if it has no sub-questions, otherwise that of its sub-questions in order. */
export function clozeOutcome(questions: readonly ResultQuestion[], own: Outcome): Outcome {
  if (questions.length === 0) return own
  const blanks = questions.flatMap(boxesOf)
  return { ...own, blanks, given: blanks.map(blank => blank.given) }
}

/** The outcome of the passage above the items: each question of the paper fills the next box. */
export const leadOutcome = (entries: readonly Entry<ResultItem>[]): Outcome =>
  clozeOutcome(
    entries.flatMap((entry): ResultQuestion[] =>
      entry.broken ? [] : entry.item.questions.length > 0 ? entry.item.questions : [entry.item],
    ),
    previewOutcome({ blanks: [] }),
  )

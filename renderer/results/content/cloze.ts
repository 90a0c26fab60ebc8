/** A passage whose blanks are asked one by one: its boxes are filled from the questions below it (SPEC §2 cloze test). */
import { previewOutcome } from './outcome'
import type { BlankOutcome, Entry, Outcome, ResultItem, ResultQuestion } from './types'

const markByState = {
  right: true,
  wrong: false,
  scored: true,
  unanswered: null,
  preview: null,
} as const satisfies Record<Outcome['state'], boolean | null>

/** What stands in the boxes of one question: one, or as many as it has blanks of its own. */
function boxesOf({ blanks, choices, outcome }: ResultQuestion): BlankOutcome[] {
  if (choices.length === 0 && blanks.length > 1) return outcome.blanks
  return [{ given: outcome.given.join(' '), alternatives: blanks.flat(), right: markByState[outcome.state] }]
}

/** The outcome of a passage: its own where it is answered as a whole, else that of its questions in their order. */
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

/**
 * Moves the expected answer out of the prompt, for views whose content gives it only as a plain text (SPEC §2 answer
 * family). Example: in a translation into English, the English sentence is the right answer and must not be shown
 * before right answers are.
 */
import { isJapanese } from '../lang'
import { isSameAnswer } from './compare-answers'
import type { Entry, NormalContent, NormalItem, NormalQuestion } from './types'

/**
 * `english`, `japanese`: a translation into that language; `rewritten`: another form of the sentence in `beforeText`.
 */
export type ExpectedAnswer = 'english' | 'japanese' | 'rewritten'

const fields = { english: 'english', japanese: 'japanese', rewritten: 'english' } as const satisfies Record<
  ExpectedAnswer,
  keyof NormalQuestion
>

/** Whether the question still asks something without that text. */
function hasOtherPrompt(
  { english, japanese, question, beforeText }: NormalQuestion,
  field: 'english' | 'japanese',
): boolean {
  const other = field === 'english' ? japanese : english
  return [other, question, beforeText].some(text => text !== undefined)
}

/** Removes the expected text from the prompt, and adds it to the right answers if it can be one. */
function withoutExpectedText(question: NormalQuestion, expected: ExpectedAnswer): NormalQuestion {
  const field = fields[expected]
  const text = question[field]
  if (text === undefined || text.includes('__') || !hasOtherPrompt(question, field)) return question
  if (field === 'english' && isJapanese(text)) return question
  const { blanks, choices } = question
  const named = blanks.some(alternatives => alternatives.some(one => isSameAnswer(one, text)))
  // If right answers are given, an English sentence beside the original may be only a hint.
  if (expected === 'rewritten' && blanks.length > 0 && !named) return question
  if (named || choices.length > 0 || blanks.length > 1) return { ...question, [field]: undefined }
  return { ...question, [field]: undefined, blanks: [[...(blanks[0] ?? []), text]] }
}

/** Applies this to a content; without `expected` the content is unchanged. Never throws. */
export function moveExpectedAnswer(content: NormalContent, expected: ExpectedAnswer | undefined): NormalContent {
  if (expected === undefined) return content
  const entries = content.entries.map((entry: Entry<NormalItem>): Entry<NormalItem> => {
    if (entry.broken) return entry
    const { questions } = entry.item
    // An item with sub-questions is only read; its sub-questions are answered.
    if (questions.length > 0)
      return {
        ...entry,
        item: { ...entry.item, questions: questions.map(question => withoutExpectedText(question, expected)) },
      }
    return { ...entry, item: { ...withoutExpectedText(entry.item, expected), questions } }
  })
  return { ...content, entries }
}

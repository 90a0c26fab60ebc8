/**
 * What a view asks for, where the content only gives the text itself (SPEC §2 answer family): the English of a sentence
 * to be put into English is no prompt but the right answer, and is not shown as long as right answers are not.
 */
import { isJapanese } from '../lang'
import { isSameAnswer } from './compare-answers'
import type { Entry, NormalContent, NormalItem, NormalQuestion } from './types'

/** `english`, `japanese`: a translation into it; `rewritten`: another form of the sentence in `before`. */
export type ExpectedAnswer = 'english' | 'japanese' | 'rewritten'

const fields = { english: 'english', japanese: 'japanese', rewritten: 'english' } as const satisfies Record<
  ExpectedAnswer,
  keyof NormalQuestion
>

/** Whether something is still asked when the text itself is taken away. */
function hasOtherPrompt(
  { english, japanese, question, beforeText }: NormalQuestion,
  field: 'english' | 'japanese',
): boolean {
  const other = field === 'english' ? japanese : english
  return [other, question, beforeText].some(text => text !== undefined)
}

/** Takes the text that is asked for away from the prompt, and adds it to the right answers where it may be one. */
function withoutExpectedText(question: NormalQuestion, asks: ExpectedAnswer): NormalQuestion {
  const field = fields[asks]
  const text = question[field]
  if (text === undefined || text.includes('__') || !hasOtherPrompt(question, field)) return question
  if (field === 'english' && isJapanese(text)) return question
  const { blanks, choices } = question
  const named = blanks.some(alternatives => alternatives.some(one => isSameAnswer(one, text)))
  // An English sentence beside the one to be rewritten may be a hint, unless it is the only answer there is.
  if (asks === 'rewritten' && blanks.length > 0 && !named) return question
  if (named || choices.length > 0 || blanks.length > 1) return { ...question, [field]: undefined }
  return { ...question, [field]: undefined, blanks: [[...(blanks[0] ?? []), text]] }
}

/** A content as a view asks it; without `asks` it stays as it is. Never throws. */
export function moveExpectedAnswer(content: NormalContent, asks: ExpectedAnswer | undefined): NormalContent {
  if (asks === undefined) return content
  const entries = content.entries.map((entry: Entry<NormalItem>): Entry<NormalItem> => {
    if (entry.broken) return entry
    const { questions } = entry.item
    // What holds sub-questions is read, not answered.
    if (questions.length > 0)
      return {
        ...entry,
        item: { ...entry.item, questions: questions.map(question => withoutExpectedText(question, asks)) },
      }
    return { ...entry, item: { ...withoutExpectedText(entry.item, asks), questions } }
  })
  return { ...content, entries }
}

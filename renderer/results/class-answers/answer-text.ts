/** Formats a group of answers as one line of text. */
import { hasBlank, promptText } from '../content/blank-text'
import { resultText } from '../text'
import type { AnswerGroup, AnswerInterpretation, GroupStatistics } from './group-answers'

/** Whether the parts fill separate blanks, so that each is shown with its number. */
const isNumbered = ({ question, scoring }: AnswerInterpretation, parts: readonly string[]): boolean =>
  parts.length > 1 &&
  scoring !== 'ordered' &&
  (question === undefined || question.choices.length === 0 || hasBlank(promptText(question)))

/** A part as text: a picture is named by its choice number, an empty part by a word. */
function partText(choices: AnswerGroup['choices'], part: string): string {
  const picture = choices.find(choice => choice.isPicture && choice.content === part)
  if (picture) return resultText.choice(picture.index)
  return part.trim() === '' ? resultText.empty : part
}

/**
 * The answer in one line: blanks with their numbers, pieces in their order; empty if nothing was written. `parts` are
 * those of the group or of one of its variants.
 */
export function answerText(
  interpretation: AnswerInterpretation,
  { choices }: Pick<AnswerGroup, 'choices'>,
  parts: readonly string[],
): string {
  const texts = parts.map(part => partText(choices, part))
  if (isNumbered(interpretation, parts))
    return texts.map((word, index) => resultText.numbered(index + 1, word)).join('　')
  return texts.join(interpretation.scoring === 'ordered' ? ' ' : resultText.joiner)
}

/** The right answer in one line; empty if the content does not name one, e.g. for spoken or free answers. */
export function rightAnswerText(interpretation: AnswerInterpretation): string {
  const { question } = interpretation
  if (!question) return ''
  const { choices, blanks, pieces } = question
  const right = choices.filter(choice => choice.isCorrect)
  if (right.length > 0 && blanks.length < 2)
    return answerText(
      interpretation,
      { choices },
      right.map(choice => choice.content),
    )
  if (interpretation.scoring === 'ordered' && pieces.length > 1)
    return answerText(
      interpretation,
      { choices },
      pieces.map(piece => piece.content),
    )
  return answerText(
    interpretation,
    { choices },
    blanks.map(alternatives => alternatives.map(one => partText(choices, one)).join(' / ')),
  )
}

/** How many students answered: `解答 50人（うち空欄 5人）／52人中`. An empty answer was handed in, and is wrong (SPEC §4). */
export const answeredText = ({ students, unanswered, blank }: GroupStatistics): string =>
  resultText.answered(students - unanswered, students, blank)

/** The texts of a paper that are printed, with the AI's marks if they are wanted. Pure functions. */
import type { EvaluatedFile } from '../../../shared/items/evaluated-file'
import type { Paper } from '../../../shared/items/paper'
import { type AiComment, aiCommentsIn } from '../content/ai-comments'
import { itemsAndQuestions } from '../content/items-and-questions'
import type { ResultQuestion } from '../content/types'
import { type Submission, submissionsOf } from '../content/writing'
import { contentWithAnswers } from '../paper-content'
import { viewDefinitionOf } from '../registry'
import type { AiMark } from '../views/writing/MarkedPieces'

export interface PrintedText {
  key: string
  /** The task in words. */
  task: string
  submission: Submission
  /** The submission's number, the first one is 1, and the number of submissions. */
  no: number
  count: number
  text: string
  aiMarks: AiMark[]
  aiComments: AiComment[]
}

/** The AI's files of a paper by their name in the answers. */
export type AiFiles = ReadonlyMap<string, EvaluatedFile>

function textOf({ text, redSpans, answer }: Submission, files: AiFiles | null) {
  const file = files?.get(answer.evaluate_xml ?? '')
  const shown = text.trim() === '' ? (file?.text ?? '') : text
  const aiComments = file ? aiCommentsIn(shown, file) : []
  const red = files ? redSpans.map(span => ({ kind: 'red' as const, ...span })) : []
  const numbered = aiComments.flatMap(({ no, level, span }) =>
    span ? [{ kind: 'ai' as const, no, level, ...span }] : [],
  )
  return { text: shown, aiMarks: [...red, ...numbered], aiComments }
}

const taskOf = ({ topic, question, english }: ResultQuestion): string =>
  [topic, question].filter(Boolean).join('\n') || (english ?? '')

/**
 * The texts of a paper, the latest of each task first.
 * @param hasNotes whether a teacher has commented on an earlier text: it is printed too.
 * @param files the AI's files; null if the AI's marks are not wanted.
 */
export function printedTexts(
  paper: Paper,
  hasNotes: (submission: Submission) => boolean,
  files: AiFiles | null,
): PrintedText[] {
  const definition = viewDefinitionOf(paper.resource.view_key)
  if (!definition) return []
  return itemsAndQuestions(contentWithAnswers(paper, definition)).flatMap(question => {
    const submissions = submissionsOf(question.outcome.records ?? [])
    return submissions.flatMap((submission, index): PrintedText[] =>
      index > 0 && !hasNotes(submission)
        ? []
        : [
            {
              key: `${question.key} ${submission.key}`,
              task: taskOf(question),
              submission,
              no: submissions.length - index,
              count: submissions.length,
              ...textOf(submission, files),
            },
          ],
    )
  })
}

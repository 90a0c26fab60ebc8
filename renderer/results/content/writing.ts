/** Prepares a writing task for its views (SPEC §2 Writing views): the task, and each submission of the student. */
import { typedText } from '../../../shared/domain/writing-note'
import type { Answer } from '../../../shared/items/answer'
import type { Paper } from '../../../shared/items/paper'
import { normalise } from './normalise'
import { parseRedMarks, redSpansIn } from './red-marks'
import type { Span } from './spans'
import type { Entry, NormalContent, NormalItem, NormalQuestion } from './types'

/** The right answers of a writing task become sample answers: the writing is not compared with them. */
const questionAsTask = <Q extends NormalQuestion>(question: Q): Q => ({
  ...question,
  samples: [...new Set([...question.samples, ...question.blanks.flat()])],
  blanks: [],
  choices: [],
})

/**
 * The entries of a task. If the content has only a title, or only the resource or the answer exists, creates one entry.
 */
function entriesOrOnlyTask({ lead, entries }: NormalContent, { resource, answers }: Paper): Entry<NormalItem>[] {
  if (entries.length > 0) return entries
  const known = lead.title ?? resource.resource_content
  if (known === undefined && answers.length === 0) return entries
  return normalise({ items: [{ broken: false, item: { content: resource.resource_content } }] }).entries
}

/**
 * Adapts a content to the writing views. If there is only one task, it gets the content's title, and every record is
 * its answer, under any name that the record uses.
 */
export function writingTask(content: NormalContent, paper: Paper): NormalContent {
  const entries = entriesOrOnlyTask(content, paper).map((entry): Entry<NormalItem> => {
    if (entry.broken) return entry
    return { ...entry, item: { ...questionAsTask(entry.item), questions: entry.item.questions.map(questionAsTask) } }
  })
  const [only] = entries
  if (entries.length !== 1 || only === undefined || only.broken || only.item.questions.length > 0)
    return { ...content, entries }
  const { title, ...lead } = content.lead
  const { topic = title, question } = only.item
  const questionText = title === undefined || topic === title ? question : [topic, question].filter(Boolean).join('\n')
  const item = { ...only.item, names: { id: only.item.names.id }, topic: title ?? topic, question: questionText }
  return { ...content, lead, entries: [{ ...only, item }] }
}

export interface Submission {
  key: string
  answer: Answer
  /** The text of the student; if nothing was typed, the text that was recognised in the handwriting. */
  text: string
  /** The errors that the AI found in the text. */
  redSpans: Span[]
  /** The text that the AI marked, if it is not the student's text. */
  aiText?: { text: string; redSpans: Span[] }
}

/** The submission of one record. */
function submissionOf(answer: Answer, at: number): Submission {
  const typed = typedText(answer)
  const read = parseRedMarks(answer.new_writing_report?.full_text_result ?? '')
  const key = `${answer.guid ?? ''}-${at}`
  if (typed.trim() === '') return { key, answer, text: read.text, redSpans: read.spans }
  const red = redSpansIn(typed, read)
  if (red) return { key, answer, text: typed, redSpans: red }
  return {
    key,
    answer,
    text: typed,
    redSpans: [],
    ...(read.text.trim() === '' ? {} : { aiText: { text: read.text, redSpans: read.spans } }),
  }
}

/** A score alone shows that something was submitted, even an empty sheet. */
const hasContent = ({ text, answer }: Submission): boolean =>
  text.trim() !== '' ||
  [answer.score, answer.engine_pic, answer.evaluate_xml, answer.new_writing_report].some(each => each !== undefined)

/** A submission without what the AI found in it. The record stays, because comments belong to it. */
export const withoutAiMarks = ({ key, answer, text }: Submission): Submission => ({ key, answer, text, redSpans: [] })

/** Every submission of a question, the latest first; a record without content is skipped. */
export const submissionsOf = (records: readonly Answer[]): Submission[] => records.map(submissionOf).filter(hasContent)

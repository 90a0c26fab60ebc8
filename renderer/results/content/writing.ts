/** A writing task as its views show it (SPEC §2 Writing views): what was asked, and each submission of the student's. */
import type { Answer } from '../../../shared/items/answer'
import type { Paper } from '../../../shared/items/paper'
import { normalise } from './normalise'
import { parseRedMarks, redSpansIn } from './red-marks'
import type { Span } from './spans'
import type { Entry, NormalContent, NormalItem, NormalQuestion } from './types'

/** Right answers of a task are model answers: nothing of it is held against them. */
const questionAsTask = <Q extends NormalQuestion>(question: Q): Q => ({
  ...question,
  samples: [...new Set([...question.samples, ...question.blanks.flat()])],
  blanks: [],
  choices: [],
})

/** A task of which the content has no more than the title, or which only the resource or the answer tells of. */
function entriesOrOnlyTask({ lead, entries }: NormalContent, { resource, answers }: Paper): Entry<NormalItem>[] {
  if (entries.length > 0) return entries
  const known = lead.title ?? resource.resource_content
  if (known === undefined && answers.length === 0) return entries
  return normalise({ items: [{ broken: false, item: { content: resource.resource_content } }] }).entries
}

/**
 * A content as a writing view shows it. The only task of a content bears the content's title, and every record is its
 * answer, whatever it calls it.
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
  const asked = title === undefined || topic === title ? question : [topic, question].filter(Boolean).join('\n')
  const item = { ...only.item, names: { id: only.item.names.id }, topic: title ?? topic, question: asked }
  return { ...content, lead, entries: [{ ...only, item }] }
}

export interface Submission {
  key: string
  answer: Answer
  /** What the student wrote; what was read of his hand where he typed nothing. */
  text: string
  /** Where the AI found something wrong in it. */
  redSpans: Span[]
  /** What the AI marked, where that is another text. */
  aiText?: { text: string; red: Span[] }
}

/** An answer that was typed as it was sent: offsets count in it. */
const typedText = ({ answer_result: result }: Answer): string =>
  Array.isArray(result) ? result.join('\n') : (result ?? '')

/** What was handed in with one record. */
function submissionOf(answer: Answer, at: number): Submission {
  const own = typedText(answer)
  const read = parseRedMarks(answer.new_writing_report?.full_text_result ?? '')
  const key = `${answer.guid ?? ''}-${at}`
  if (own.trim() === '') return { key, answer, text: read.text, redSpans: read.spans }
  const red = redSpansIn(own, read)
  if (red) return { key, answer, text: own, redSpans: red }
  return {
    key,
    answer,
    text: own,
    redSpans: [],
    ...(read.text.trim() === '' ? {} : { aiText: { text: read.text, red: read.spans } }),
  }
}

/** A score alone says that something was handed in, be it an empty sheet. */
const hasContent = ({ text, answer }: Submission): boolean =>
  text.trim() !== '' ||
  [answer.score, answer.engine_pic, answer.evaluate_xml, answer.new_writing_report].some(each => each !== undefined)

/** Every submission of a question, the latest first; a record of nothing is none. */
export const submissionsOf = (records: readonly Answer[]): Submission[] => records.map(submissionOf).filter(hasContent)

/** Places the AI's comments on a writing (SPEC §3 sent_comments) in the student's text, with their level. */
import type { Answer } from '../../../shared/items/answer'
import type { EvaluatedFile } from '../../../shared/items/evaluated-file'
import type { Paper } from '../../../shared/items/paper'
import { fitSpan, type Span } from './spans'

/** The levels by `cmt_level`: 0 good, 1 blue, 2 middle, 3 bad (SPEC §3). */
const commentLevels = ['good', 'blue', 'middle', 'bad'] as const

export type CommentLevel = (typeof commentLevels)[number]

export interface AiComment {
  /** Counts from 1 in the order of the text. */
  no: number
  level: CommentLevel
  words: string
  comment?: string
  /** Absent if the commented words are not in the text. */
  span?: Span
}

/** The request for the AI's file: its address is absolute, or a name under the resource. Null without a file. */
export function aiFileRequest({ resource }: Paper, { evaluate_xml: file }: Answer): { evaluate_xml: string } | null {
  if (file === undefined) return null
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(file)
  return { evaluate_xml: isAbsolute ? file : `${resource.resource_path}/${file.replace(/^\/+/, '')}` }
}

type Sent = EvaluatedFile['comments']['sent_comments'][number]

/** Parses `12,20` into a span; null for anything else. */
function spanAt(text: string, position: string): Span | null {
  const [, start, end] = /^\s*\[?\s*(-?\d{1,9})\s*[,，、 -]\s*(-?\d{1,9})\s*\]?\s*$/.exec(position) ?? []
  return start === undefined || end === undefined ? null : fitSpan(text, Number(start), Number(end))
}

/** The span of some words that occur exactly once in a text. */
function onlyOccurrence(text: string, words: string): Span | null {
  const start = words.trim() === '' ? -1 : text.indexOf(words)
  return start < 0 || text.includes(words, start + 1) ? null : fitSpan(text, start, start + words.length)
}

/**
 * Finds the span of a comment: its offsets, if the AI read the same text or the commented words are there; otherwise
 * the only occurrence of the words.
 */
function spanOf(sent: Sent, file: EvaluatedFile, text: string): Span | null {
  const span = spanAt(text, sent.hit_words_pos)
  const isSameText = file.text === '' || file.text === text
  if (span && (isSameText || text.slice(span.start, span.end) === sent.hit_words)) return span
  return onlyOccurrence(text, sent.hit_words)
}

const levelOf = (level: number): CommentLevel =>
  commentLevels[Math.max(0, Math.min(commentLevels.length - 1, Math.trunc(level)))] ?? 'good'

/** The comments in the order of the text; those without a span come last. Never throws. */
export function aiCommentsIn(text: string, file: EvaluatedFile): AiComment[] {
  return file.comments.sent_comments
    .map(sent => ({ sent, span: spanOf(sent, file, text) }))
    .filter(({ sent, span }) => span !== null || sent.comment !== undefined || sent.hit_words !== '')
    .sort(
      (a, b) => (a.span?.start ?? Infinity) - (b.span?.start ?? Infinity) || (a.span?.end ?? 0) - (b.span?.end ?? 0),
    )
    .map(({ sent, span }, at) => ({
      no: at + 1,
      level: levelOf(sent.cmt_level),
      words: span ? text.slice(span.start, span.end) : sent.hit_words,
      comment: sent.comment,
      ...(span ? { span } : {}),
    }))
}

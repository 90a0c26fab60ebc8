/**
 * The teacher's comments on readings (docs/stores.md): one draft, because they may name a student. Pure functions.
 */
import * as v from 'valibot'
import { limits } from '../../../shared/domain/limits'
import { isObject } from '../../../shared/object'

export const commentsKey = 'listening/comments'

/** The kind of the action that sends them (`pending-deletions.ts`). */
export const sendingKind = 'listening-comments'

const comment = v.object({
  text: v.string(),
  isSent: v.boolean(),
  /** When the student handed in what it is about; empty if that is not known. */
  of: v.optional(v.string(), ''),
  homeworkId: v.optional(v.string(), ''),
  /** When it was written last, in seconds. */
  at: v.optional(v.number(), 0),
  /** The message that it becomes, since the teacher decided to send it. `name`: the student's, as the page shows it. */
  message: v.fallback(v.optional(v.object({ name: v.string(), studentId: v.string(), title: v.string() })), undefined),
  /** She has decided to send it, and its outcome is not known. */
  isWaiting: v.optional(v.boolean()),
  /** When it was sent (ms by the server's clock), if the server has not said whether it has it. */
  sentAt: v.optional(v.number()),
})
export type Comment = v.InferOutput<typeof comment>
/** By the key of the submission. */
export type Comments = Readonly<Record<string, Comment>>

/** A comment that cannot be read is left out: the others stay. */
export function readComments(value: unknown): Comments | null {
  if (!isObject(value)) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): [string, Comment][] => {
      const read = v.safeParse(comment, one)
      return read.success ? [[key, read.output]] : []
    }),
  )
}

/** A comment as it is sent. */
export interface CommentRow extends Pick<Comment, 'text' | 'of' | 'homeworkId' | 'sentAt'> {
  /** The key of the submission. */
  key: string
  message: NonNullable<Comment['message']>
}

/** The comments that were decided to be sent: those that wait, or also those whose outcome is not known. */
export const rowsToSend = (comments: Comments, alsoUnknown = false): CommentRow[] =>
  Object.entries(comments).flatMap(([key, { message, isSent, isWaiting, text, of, homeworkId, sentAt }]) =>
    message && !isSent && (isWaiting || (alsoUnknown && sentAt !== undefined))
      ? [{ key, text, of, homeworkId, sentAt, message }]
      : [],
  )

/** Changes the comments that are still those of the rows: not sent, and with the same words. */
export function changedComments(
  comments: Comments,
  rows: readonly CommentRow[],
  change: (comment: Comment, row: CommentRow) => Comment,
): Comments {
  const changed = rows.flatMap((row): [string, Comment][] => {
    const found = comments[row.key]
    return found && !found.isSent && found.text === row.text ? [[row.key, change(found, row)]] : []
  })
  return changed.length === 0 ? comments : prunedComments({ ...comments, ...Object.fromEntries(changed) })
}

/** What the server does not have. */
export const unsentComments = (comments: Comments): Comment[] =>
  Object.values(comments).filter(({ text, isSent }) => !isSent && text.trim() !== '')

/**
 * Forgets the sent comments on all homework but that which was commented last, like the marks. What is not sent is never
 * forgotten.
 */
export function prunedComments(comments: Comments): Comments {
  const latest = new Map<string, number>()
  for (const { homeworkId, at } of Object.values(comments))
    latest.set(homeworkId, Math.max(at, latest.get(homeworkId) ?? 0))
  const { homeworks } = limits.listening
  if (latest.size <= homeworks) return comments
  const kept = new Set(
    [...latest]
      .sort(([, a], [, b]) => b - a)
      .slice(0, homeworks)
      .map(([id]) => id),
  )
  return Object.fromEntries(
    Object.entries(comments).filter(([, { isSent, homeworkId }]) => !isSent || kept.has(homeworkId)),
  )
}

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

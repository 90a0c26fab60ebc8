/** Counts the texts that a teacher types as comments, to propose for the bank what she types again and again. */
import { limits } from '../../../shared/domain/limits'
import { tidyText } from '../../../shared/domain/text-rules'
import { hashOfText } from '../hash-text'
import { type CommentBank, entryFault } from './comment-bank'

const { proposeAfter, typed: maxTyped } = limits.commentBank

/** Keeps the counts within their limit; texts that were proposed are forgotten last, the oldest first. */
function withinLimit(typed: CommentBank['typed']): CommentBank['typed'] {
  const entries = Object.entries(typed)
  if (entries.length <= maxTyped) return typed
  const isProposed = (count: number): number => (count >= proposeAfter ? 1 : 0)
  const kept = entries.sort(([, a], [, b]) => isProposed(b.count) - isProposed(a.count) || b.at - a.at)
  return Object.fromEntries(kept.slice(0, maxTyped))
}

/**
 * Counts a typed text.
 * @returns the bank, and whether the text is to be proposed now: when it was typed for the third time, and never again.
 */
export function withTyped(bank: CommentBank, text: string, at: number): { bank: CommentBank; isProposed: boolean } {
  const tidy = tidyText(text)
  if (entryFault(bank, tidy) !== null) return { bank, isProposed: false }
  const hash = hashOfText(tidy)
  const count = Math.min((bank.typed[hash]?.count ?? 0) + 1, proposeAfter + 1)
  const typed = withinLimit({ ...bank.typed, [hash]: { count, at } })
  return { bank: { ...bank, typed }, isProposed: count === proposeAfter }
}

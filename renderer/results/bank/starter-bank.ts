/** The comment bank with which every teacher begins. All of its sentences can be changed and removed. */
import type { CommentBank } from './comment-bank'
import { starterSentences } from './words/text'

export const starterBank: CommentBank = {
  entries: starterSentences.map((text, index) => ({
    id: `starter-${index + 1}`,
    text,
    used: 0,
    at: 0,
    slot: index < 9 ? index + 1 : null,
  })),
  typed: {},
}

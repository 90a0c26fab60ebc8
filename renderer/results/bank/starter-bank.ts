/** The comment bank with which every teacher begins. All of its sentences can be changed and removed. */
import type { BankEntry, CommentBank } from './comment-bank'
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

/** Whether a sentence is one of these, and not the teacher's own: all of them are about writing. */
export const isStarterSentence = ({ id, text }: BankEntry): boolean =>
  starterBank.entries.some(starter => starter.id === id && starter.text === text)

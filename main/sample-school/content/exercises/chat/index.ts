/** Conversations in which the student chooses and speaks the replies. */
import type { ViewContent } from '../exercise-types'
import { chatPot } from './chat-pot'

export const chatContent = {
  'chat-pot': { kind: 'chat', skill: '会話', exercises: chatPot },
} satisfies Record<string, ViewContent>

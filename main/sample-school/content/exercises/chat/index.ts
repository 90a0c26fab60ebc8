/** Talks in which replies are chosen and said. */
import type { ViewContent } from '../shape'
import { chatPot } from './chat-pot'

export const chatContent = {
  'chat-pot': { kind: 'chat', skill: '会話', exercises: chatPot },
} satisfies Record<string, ViewContent>

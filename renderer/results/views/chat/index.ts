/** Views of chats whose replies are chosen and spoken. */
import type { ViewDefinition } from '../../view-types'
import { ChatPot } from './ChatPot'

export const chatViews = {
  'chat-pot': { View: ChatPot, scoring: 'spoken' },
} satisfies Record<string, ViewDefinition>

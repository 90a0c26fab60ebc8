/** Views of talks in which replies are chosen and said. */
import type { ViewDefinition } from '../../view-types'
import { ChatPot } from './ChatPot'

export const chatViews = {
  'chat-pot': { View: ChatPot, scoring: 'spoken' },
} satisfies Record<string, ViewDefinition>

/** Views of talks in which replies are chosen and said. */
import type { ViewRow } from '../../view'
import { ChatPot } from './ChatPot'

export const chatViews = {
  'chat-pot': { View: ChatPot, scoring: 'spoken' },
} satisfies Record<string, ViewRow>

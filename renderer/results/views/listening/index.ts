/** Views of what is listened to or read, and asked about. */
import type { ViewRow } from '../../view'
import { Listening } from './Listening'

export const listeningViews = {
  listening: { View: Listening, scoring: 'marked' },
} satisfies Record<string, ViewRow>

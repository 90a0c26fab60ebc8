/** Views of what is read aloud. */
import type { ViewRow } from '../../view'
import { Dialog } from './Dialog'
import { SentenceReading } from './SentenceReading'
import { WordReading } from './WordReading'

export const readingViews = {
  'word-reading': { View: WordReading, scoring: 'spoken' },
  'sentence-reading': { View: SentenceReading, scoring: 'spoken' },
  dialog: { View: Dialog, scoring: 'spoken' },
} satisfies Record<string, ViewRow>

/** Views of texts read aloud. */
import type { ViewDefinition } from '../../view-types'
import { ChapterShadowTracking } from './ChapterShadowTracking'
import { Dialog } from './Dialog'
import { DialogShadowTracking } from './DialogShadowTracking'
import { Narration } from './Narration'
import { PictureReading } from './PictureReading'
import { SentenceReading } from './SentenceReading'
import { ShadowReading } from './ShadowReading'
import { TextReading } from './TextReading'
import { WordReading } from './WordReading'

export const readingViews = {
  'word-reading': { View: WordReading, scoring: 'spoken' },
  'sentence-reading': { View: SentenceReading, scoring: 'spoken' },
  'text-reading': { View: TextReading, scoring: 'spoken' },
  'shadow-reading': { View: ShadowReading, scoring: 'spoken' },
  dialog: { View: Dialog, scoring: 'spoken' },
  'dialog-shadow-tracking': { View: DialogShadowTracking, scoring: 'spoken' },
  'chapter-shadow-tracking': { View: ChapterShadowTracking, scoring: 'spoken' },
  'picture-reading': { View: PictureReading, scoring: 'spoken' },
  narration: { View: Narration, scoring: 'spoken' },
  'recitation-reading': { View: TextReading, scoring: 'spoken' },
  'recitation-sentence-reading': { View: SentenceReading, scoring: 'spoken' },
} satisfies Record<string, ViewDefinition>

/** The result views by view key (DESIGN §9). A new view is one row here and one small file in views/<family>/. */
import type { ViewKey } from '../../shared/items/view-keys'
import type { ViewRow } from './view'
import { BlankFilling } from './views/fill/BlankFilling'
import { Listening } from './views/listening/Listening'
import { Dialog } from './views/reading/Dialog'
import { SentenceReading } from './views/reading/SentenceReading'
import { WordReading } from './views/reading/WordReading'

export const registry = {
  'word-reading': { View: WordReading, scoring: 'spoken' },
  'sentence-reading': { View: SentenceReading, scoring: 'spoken' },
  dialog: { View: Dialog, scoring: 'spoken' },
  'blank-filling': { View: BlankFilling, scoring: 'marked' },
  listening: { View: Listening, scoring: 'marked' },
} satisfies Record<ViewKey, ViewRow>

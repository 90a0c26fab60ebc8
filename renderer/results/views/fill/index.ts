/** Views of exercises to fill in or to put in order. */
import type { ViewDefinition } from '../../view-types'
import { BlankFilling } from './BlankFilling'
import { Dictation } from './Dictation'
import { PictureOnly } from './PictureOnly'
import { SentenceFilling } from './SentenceFilling'
import { Sequencing } from './Sequencing'
import { WordChoose } from './WordChoose'

export const fillViews = {
  'blank-filling': { View: BlankFilling, scoring: 'marked' },
  dictation: { View: Dictation, scoring: 'dictated' },
  'sentence-filling': { View: SentenceFilling, scoring: 'marked' },
  'sentence-sequencing': { View: Sequencing, scoring: 'ordered' },
  'word-sequencing': { View: Sequencing, scoring: 'ordered' },
  'word-choose': { View: WordChoose, scoring: 'marked' },
  'picture-only': { View: PictureOnly, scoring: 'either' },
} satisfies Record<string, ViewDefinition>

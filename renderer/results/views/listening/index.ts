/** Views of exercises with questions about a sound or a text. */
import type { ViewDefinition } from '../../view-types'
import { EikenClozeTest } from './EikenClozeTest'
import { EikenFillBlanksWriting } from './EikenFillBlanksWriting'
import { Listening } from './Listening'
import { ReadingComprehension } from './ReadingComprehension'

export const listeningViews = {
  listening: { View: Listening, scoring: 'marked' },
  'reading-comprehension': { View: ReadingComprehension, scoring: 'marked', leadPosition: 'beside' },
  'eiken-cloze-test': { View: EikenClozeTest, scoring: 'marked', leadPosition: 'beside' },
  'eiken-fill-blanks-writing': { View: EikenFillBlanksWriting, scoring: 'marked' },
} satisfies Record<string, ViewDefinition>

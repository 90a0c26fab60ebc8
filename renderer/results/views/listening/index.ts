/** Views of what is listened to or read, and asked about. */
import type { ViewRow } from '../../view'
import { EikenClozeTest } from './EikenClozeTest'
import { EikenFillBlanksWriting } from './EikenFillBlanksWriting'
import { Listening } from './Listening'
import { ReadingComprehension } from './ReadingComprehension'

export const listeningViews = {
  listening: { View: Listening, scoring: 'marked' },
  'reading-comprehension': { View: ReadingComprehension, scoring: 'marked', lead: 'beside' },
  'eiken-cloze-test': { View: EikenClozeTest, scoring: 'marked', lead: 'beside' },
  'eiken-fill-blanks-writing': { View: EikenFillBlanksWriting, scoring: 'marked' },
} satisfies Record<string, ViewRow>

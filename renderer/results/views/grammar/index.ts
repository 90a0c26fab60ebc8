/** The view of what explains and trains grammar. */
import type { ViewRow } from '../../view'
import { Grammar } from './Grammar'
import { Training } from './Training'

export const grammarViews = {
  grammar: { View: Training, scoring: 'marked', Around: Grammar },
} satisfies Record<string, ViewRow>

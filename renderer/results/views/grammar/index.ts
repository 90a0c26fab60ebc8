/** The view of a grammar unit. */
import type { ViewDefinition } from '../../view-types'
import { Grammar } from './Grammar'
import { GrammarTraining } from './GrammarTraining'

export const grammarViews = {
  grammar: { View: GrammarTraining, scoring: 'marked', Wrapper: Grammar },
} satisfies Record<string, ViewDefinition>

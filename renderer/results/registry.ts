/**
 * The result views by view key (DESIGN §9). A new view is one small file in views/<family>/ and one row in its index.
 */
import { isViewKey, type ViewKey } from '../../shared/items/view-keys'
import type { ViewDefinition } from './view-types'
import { answerViews } from './views/answer'
import { chatViews } from './views/chat'
import { eikenViews } from './views/eiken'
import { examViews } from './views/exam'
import { fillViews } from './views/fill'
import { grammarViews } from './views/grammar'
import { listeningViews } from './views/listening'
import { readingViews } from './views/reading'
import { skillViews } from './views/skill'
import { writingViews } from './views/writing'

export const registry = {
  ...grammarViews,
  ...readingViews,
  ...fillViews,
  ...chatViews,
  ...listeningViews,
  ...answerViews,
  ...eikenViews,
  ...examViews,
  ...writingViews,
  ...skillViews,
} satisfies Record<ViewKey, ViewDefinition>

/** The view definition of a view key; undefined if this version does not know the key. */
export const viewDefinitionOf = (viewKey: string): ViewDefinition | undefined =>
  isViewKey(viewKey) ? registry[viewKey] : undefined

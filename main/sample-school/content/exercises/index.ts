/** The exercises of the school for each view. A view without content is a type error. */
import type { ViewKey } from '../../../../shared/items/view-keys'
import { answerContent } from './answer'
import { chatContent } from './chat'
import { eikenContent } from './eiken'
import { examContent } from './exam'
import type { ViewContent } from './exercise-types'
import { fillContent } from './fill'
import { grammarContent } from './grammar'
import { listeningContent } from './listening'
import { readingContent } from './reading'
import { skillContent } from './skill'
import { writingContent } from './writing'

export const content = {
  ...grammarContent,
  ...readingContent,
  ...fillContent,
  ...chatContent,
  ...listeningContent,
  ...answerContent,
  ...eikenContent,
  ...examContent,
  ...writingContent,
  ...skillContent,
} satisfies Record<ViewKey, ViewContent>

/**
 * The views that teachers use every day, in catalogue order; the other views are for the showcase and the catalogue.
 */
export const commonViews = [
  'word-reading',
  'sentence-reading',
  'blank-filling',
  'listening',
  'dialog',
] as const satisfies ViewKey[]

export const isCommonView = (key: string): boolean => (commonViews as readonly string[]).includes(key)

/** What the school has for each view: a view without content is a type error. */
import type { ViewKey } from '../../../../shared/items/view-keys'
import { answerContent } from './answer'
import { chatContent } from './chat'
import { eikenContent } from './eiken'
import { examContent } from './exam'
import { fillContent } from './fill'
import { grammarContent } from './grammar'
import { listeningContent } from './listening'
import { readingContent } from './reading'
import type { ViewContent } from './shape'
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

/** What teachers assign day by day, in the order of the shelf; the rest is for the showcase and the catalogue. */
export const everyday = [
  'word-reading',
  'sentence-reading',
  'blank-filling',
  'listening',
  'dialog',
] as const satisfies ViewKey[]

export const isEveryday = (key: string): boolean => (everyday as readonly string[]).includes(key)

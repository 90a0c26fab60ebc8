/** Exercises by view key: a view without content is a type error. */
import type { ViewKey } from '../../../shared/items/view-keys'
import { blankFilling } from './blank-filling'
import { dialog } from './dialog'
import { listening } from './listening'
import { sentenceReading } from './sentence-reading'
import type { Exercise } from './shape'
import { wordReading } from './word-reading'

export const content: Record<ViewKey, Exercise[]> = {
  'word-reading': wordReading,
  'sentence-reading': sentenceReading,
  'blank-filling': blankFilling,
  listening,
  dialog,
}

/** Exercises to fill in or to put in order. */
import type { ViewContent } from '../shape'
import { blankFilling } from './blank-filling'

export const fillContent = {
  'blank-filling': { kind: 'blanks', skill: '空所補充', exercises: blankFilling },
} satisfies Record<string, ViewContent>

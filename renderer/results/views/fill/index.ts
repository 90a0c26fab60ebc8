/** Views of what is filled in or put in order. */
import type { ViewRow } from '../../view'
import { BlankFilling } from './BlankFilling'

export const fillViews = {
  'blank-filling': { View: BlankFilling, scoring: 'marked' },
} satisfies Record<string, ViewRow>

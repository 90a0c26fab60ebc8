/** Views of writing in the student's own words. */
import { writingTask } from '../../content/writing'
import type { ViewDefinition } from '../../view-types'
import { StandardWriting } from './StandardWriting'
import { Writing } from './Writing'

const row = { scoring: 'marked', prepare: writingTask } as const

export const writingViews = {
  'free-writing': { ...row, View: Writing },
  'topic-writing': { ...row, View: Writing },
  'standard-writing': { ...row, View: StandardWriting },
} satisfies Record<string, ViewDefinition>

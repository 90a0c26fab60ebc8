/** Views of writing in the student's own words. */
import { writingTask } from '../../content/writing'
import type { ViewDefinition } from '../../view-types'
import { StandardWriting } from './StandardWriting'
import { Writing } from './Writing'

const definition = { scoring: 'marked', prepareContent: writingTask } as const

export const writingViews = {
  'free-writing': { ...definition, View: Writing },
  'topic-writing': { ...definition, View: Writing },
  'standard-writing': { ...definition, View: StandardWriting },
} satisfies Record<string, ViewDefinition>

/** Types of a result view: a component that shows a merged paper with the shared parts. */
import type { ReactNode } from 'react'
import type { Paper } from '../../shared/items/paper'
import type { KeyRow } from '../ui/keys/key-rows'
import type { ExpectedAnswer } from './content/expected-answer'
import type { NormalContent, ResultContent, ViewScoring } from './content/types'

export interface ViewProps {
  content: ResultContent
}

/** Props of a component that wraps the paper view, and may render it with another paper that it builds. */
export interface WrapperProps {
  paper: Paper
  /** Shortcut keys of the screen, shown while no paper is rendered. */
  keys: readonly KeyRow[]
  renderPaper: (paper: Paper) => ReactNode
}

export interface ViewDefinition {
  View: (props: ViewProps) => ReactNode
  scoring: ViewScoring
  /** The full score of an item; 100 if absent. The scores name it. */
  itemFullScore?: number
  /** The view shows its own overall score. */
  summary?: 'own'
  /** Replaces the paper view and renders it where and when needed. */
  Wrapper?: (props: WrapperProps) => ReactNode
  /** The text that the student must produce, if the content contains it as a plain text. */
  expectedAnswer?: ExpectedAnswer
  /** Adapts the content to the view before answers are merged. */
  prepareContent?: (content: NormalContent, paper: Paper) => NormalContent
  /** Where the text of the whole content is shown: above the items, or beside them, where it stays visible. */
  leadPosition?: 'above' | 'beside'
  /** Some items are pages without a question, which nobody can leave unanswered. */
  hasPagesWithoutQuestion?: boolean
  /** The view's items may be in part files that are fetched separately. */
  hasPartFiles?: boolean
}

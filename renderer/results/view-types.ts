/** What a view is: a component that shows a merged paper by means of the parts. */
import type { ReactNode } from 'react'
import type { Paper } from '../../shared/items/paper'
import type { KeyWord } from '../ui/keys/KeyHints'
import type { ExpectedAnswer } from './content/expected-answer'
import type { NormalContent, ResultContent, ViewScoring } from './content/types'

export interface ViewProps {
  content: ResultContent
}

/** What stands around the sheet of a paper, or of another paper that it makes of it. */
export interface WrapperProps {
  paper: Paper
  /** Keys of the screen, for where no sheet shows them. */
  hints: readonly KeyWord[]
  renderPaper: (paper: Paper) => ReactNode
}

export interface ViewDefinition {
  View: (props: ViewProps) => ReactNode
  scoring: ViewScoring
  /** Says itself what the paper comes to as a whole. */
  summary?: 'own'
  /** Takes the place of the sheet, and shows it where and when it sees fit. */
  Wrapper?: (props: WrapperProps) => ReactNode
  /** What the student is to give, where the content has it as a text of its own. */
  expectedAnswer?: ExpectedAnswer
  /** What the view takes a content for, before answers are merged into it. */
  prepareContent?: (content: NormalContent, paper: Paper) => NormalContent
  /** Where the text of the whole content stands: above the items, or in sight beside them. */
  leadPosition?: 'above' | 'beside'
  /** Its items may stand in files of their own, part by part. */
  hasPartFiles?: boolean
}

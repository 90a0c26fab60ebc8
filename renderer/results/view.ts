/** What a view is: a component that shows a merged paper by means of the parts. */
import type { ReactNode } from 'react'
import type { Asks } from './content/asks'
import type { ResultContent, ViewScoring } from './content/types'

export interface ViewProps {
  content: ResultContent
}

export interface ViewRow {
  View: (props: ViewProps) => ReactNode
  scoring: ViewScoring
  /** What the student is to give, where the content has it as a text of its own. */
  asks?: Asks
  /** Where the text of the whole content stands: above the items, or in sight beside them. */
  lead?: 'above' | 'beside'
}

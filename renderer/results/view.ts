/** What a view is: a component that shows a merged paper by means of the parts. */
import type { ReactNode } from 'react'
import type { ResultContent, Scoring } from './content/types'

export interface ViewProps {
  content: ResultContent
}

export interface ViewRow {
  View: (props: ViewProps) => ReactNode
  scoring: Scoring
}

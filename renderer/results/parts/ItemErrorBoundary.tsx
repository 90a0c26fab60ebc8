import { Component, type ReactNode } from 'react'
import { BrokenItem } from './BrokenItem'

interface Props {
  /** A new item resets the boundary. */
  item: unknown
  children: ReactNode
}

interface State {
  hasFailed: boolean
  item: unknown
}

/** An error boundary: an item that throws while rendering does not affect the others. */
export class ItemErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.item === state.item ? null : { hasFailed: false, item: props.item }
  }

  override state: State = { hasFailed: false, item: this.props.item }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenItem /> : this.props.children
  }
}

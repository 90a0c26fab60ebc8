import { Component, type ReactNode } from 'react'
import { BrokenItem } from './BrokenItem'

interface Props {
  /** A new value gives the item another chance. */
  item: unknown
  children: ReactNode
}

interface State {
  hasFailed: boolean
  item: unknown
}

/** Keeps an item that throws while it is drawn from taking the others with it. */
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

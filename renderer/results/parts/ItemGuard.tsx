import { Component, type ReactNode } from 'react'
import { BrokenItem } from './BrokenItem'

interface Props {
  /** A new value gives the item another chance. */
  of: unknown
  children: ReactNode
}

interface State {
  broken: boolean
  of: unknown
}

/** Keeps an item that throws while it is drawn from taking the others with it. */
export class ItemGuard extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { broken: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.of === state.of ? null : { broken: false, of: props.of }
  }

  override state: State = { broken: false, of: this.props.of }

  override render(): ReactNode {
    return this.state.broken ? <BrokenItem /> : this.props.children
  }
}

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logError } from '../bridge/index'
import { BrokenPage } from './BrokenPage'

interface Props {
  children: ReactNode
  /** Shown instead of what failed, if it is no page. */
  fallback?: ReactNode
}

/** The error boundary around each page and each job: an error is logged (SPEC §8), and everything else goes on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logError(`page${info.componentStack ?? ''}`, error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return <BrokenPage onRetry={() => this.setState({ failed: false })} />
  }
}

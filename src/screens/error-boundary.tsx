import { Component, type ReactNode } from 'react'

interface Props {
  /** What shows instead; `retry` mounts the children anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  onError: (error: unknown) => void
  children: ReactNode
}

/** One for each element: a screen that breaks leaves its neighbours alone. */
export class ErrorBoundary extends Component<Props, { error: unknown; broken: boolean }> {
  override state = { error: undefined, broken: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  readonly retry = () => this.setState({ error: undefined, broken: false })

  override render() {
    if (this.state.broken) return this.props.fallback(this.state.error, this.retry)
    return this.props.children
  }
}

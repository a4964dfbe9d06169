import { Component, type ReactNode } from 'react'

type CanvasBoundaryProps = { onError: (cause: unknown) => void; children: ReactNode }

/** Google's script runs inside our page: where it throws, the map goes and the list stays. */
export class CanvasBoundary extends Component<CanvasBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }
  override componentDidCatch(cause: unknown) {
    this.props.onError(cause)
  }
  override render() {
    return this.state.broken ? null : this.props.children
  }
}

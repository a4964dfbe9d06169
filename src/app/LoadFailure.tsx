import { Component, type ReactNode } from 'react'
import { Failure } from '@/components/ui/Failure'
import { pageFailure } from '@/content/site'
import { forgetFailedPage, loadedPage, type PageLoader, PageTimeoutError } from './page-loading'
import { reloadOnce } from './reload-once'

type LoadFailureProps = { load: PageLoader; children: ReactNode }
type LoadFailureState = { cause?: unknown }

/**
 * Stands where a screen could not be loaded or shown, with 'Try again'. A chunk that is gone after a
 * deployment first causes one reload, which brings the new page (DESIGN §2).
 */
export class LoadFailure extends Component<LoadFailureProps, LoadFailureState> {
  override state: LoadFailureState = {}

  static getDerivedStateFromError(cause: unknown): LoadFailureState {
    return { cause }
  }

  override componentDidCatch(cause: unknown) {
    console.error('A screen could not be shown.', cause)
    const chunkIsGone = !loadedPage(this.props.load) && !(cause instanceof PageTimeoutError)
    if (chunkIsGone) void reloadOnce()
  }

  retry = () => {
    forgetFailedPage(this.props.load)
    this.setState({ cause: undefined })
  }

  override render() {
    if (this.state.cause === undefined) return this.props.children
    return <Failure heading={pageFailure.heading} text={pageFailure.text} onRetry={this.retry} />
  }
}

import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Button } from './Button'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type PartState<Props> = { Part: ComponentType<Props>; failed: boolean }

/**
 * A part of a page whose code comes after the page itself answers. Prerendered HTML of it stays until then;
 * where there is none, `waiting` keeps its place. A part that does not come offers 'Try again', and the rest
 * of the page works on.
 */
export function laterPart<Props extends object>(load: Load<Props>, waiting: ReactNode): ComponentType<Props> {
  return class LaterPart extends Component<Props, PartState<Props>> {
    private codeIsHere = false
    private isMounted = false

    private fetchPart = () =>
      lazy(async () => {
        const module = await load()
        this.codeIsHere = true
        if (this.isMounted) this.forceUpdate()
        return module
      }) as ComponentType<Props>

    override state: PartState<Props> = { Part: this.fetchPart(), failed: false }

    static getDerivedStateFromError(): Partial<PartState<Props>> {
      return { failed: true }
    }

    override componentDidMount() {
      this.isMounted = true
    }

    override componentWillUnmount() {
      this.isMounted = false
    }

    // Other props would make React drop prerendered HTML that it cannot take over yet; they wait with the code.
    override shouldComponentUpdate(_: Props, next: PartState<Props>) {
      return this.codeIsHere || next !== this.state
    }

    override componentDidCatch(cause: unknown) {
      console.error('A part of the page could not be shown.', cause)
    }

    // A lazy component remembers its failure for ever, so another try takes another one.
    retry = () => this.setState({ Part: this.fetchPart(), failed: false })

    override render() {
      const { Part, failed } = this.state
      if (failed)
        return (
          <div className="list-state">
            <p role="alert">This part of the page did not load.</p>
            <Button look="outline" small onClick={this.retry}>
              Try again
            </Button>
          </div>
        )
      return (
        <Suspense fallback={waiting}>
          <Part {...this.props} />
        </Suspense>
      )
    }
  }
}

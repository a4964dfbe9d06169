import { controls } from '@content/site/controls'
import { Placeholder } from './Placeholder'
import { RetryButton } from './RetryButton'

/**
 * A part of a page that did not come or could not be shown, with 'Try again'; the rest of the page
 * works on.
 */
export function PartFailure({ retry }: { retry: () => void }) {
  return (
    <Placeholder>
      <p role="alert">{controls.partFailed}</p>
      <RetryButton onRetry={retry} />
    </Placeholder>
  )
}

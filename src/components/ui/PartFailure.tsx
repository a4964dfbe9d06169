import { ListPlace } from './ListPlace'
import { RetryButton } from './RetryButton'

/** A part of a page that did not come or could not be shown, with 'Try again'; the rest of the page works on. */
export function PartFailure({ retry }: { retry: () => void }) {
  return (
    <ListPlace>
      <p role="alert">This part of the page did not load.</p>
      <RetryButton onRetry={retry} />
    </ListPlace>
  )
}

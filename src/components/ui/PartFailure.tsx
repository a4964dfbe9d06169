import { Button } from './Button'
import { ListPlace } from './ListPlace'

/** A part of a page that did not come or could not be shown, with 'Try again'; the rest of the page works on. */
export function PartFailure({ retry }: { retry: () => void }) {
  return (
    <ListPlace>
      <p role="alert">This part of the page did not load.</p>
      <Button look="outline" small onClick={retry}>
        Try again
      </Button>
    </ListPlace>
  )
}

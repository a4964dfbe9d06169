import { ListState } from '@/components/ui/ListState'
import type { ShelfCopy } from '@/content/shelf'
import type { ListStatus } from '@/services/use-list'
import { ShelfWaiting } from './ShelfWaiting'

type ShelfStateProps = Pick<ShelfCopy, 'emptyText'> & { status: ListStatus; onRetry: () => void }

/** What stands in the place of offers while they load, when they could not be loaded, and when there are none. */
export function ShelfState({ status, emptyText, onRetry }: ShelfStateProps) {
  const loadingLabel = emptyText === 'Services not found' ? 'Loading services' : 'Loading products'
  return (
    <ShelfWaiting blank={status !== 'loading' && status !== 'late'}>
      <ListState status={status} loadingLabel={loadingLabel} emptyText={emptyText} onRetry={onRetry} />
    </ShelfWaiting>
  )
}

import { pageFailure } from '@words/site/site'
import { LoadFailure } from '@/components/loading/LoadFailure'

/** Stands in place of a page whose module did not come (R-GEN-06). */
export function PageFailure({ retry }: { retry: () => void }) {
  return <LoadFailure {...pageFailure} onRetry={retry} />
}

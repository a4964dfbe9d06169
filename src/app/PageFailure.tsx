import { Failure } from '@/components/ui/Failure'
import { pageFailure } from '@/content/site'

/** Stands in place of a page whose module did not come (R-GEN-06). */
export function PageFailure({ retry }: { retry: () => void }) {
  return <Failure {...pageFailure} onRetry={retry} />
}

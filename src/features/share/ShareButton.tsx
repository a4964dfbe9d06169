import { lazy } from '@/components/loading/lazy'
import { Placeholder } from '@/components/loading/Placeholder'
import { RetryButton } from '@/components/loading/RetryButton'

/** Shares a view or a product; its module comes with the first button, not with the start. */
export const ShareButton = lazy(() => import('./ShareTrigger'), {
  Waiting: () => <Placeholder size="button" />,
  Failed: ({ retry }) => <RetryButton onRetry={retry} />,
  optional: true,
})

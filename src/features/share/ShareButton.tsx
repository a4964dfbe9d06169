import { controls } from '@content/site/controls'
import { lazy } from '@/components/loading/lazy'
import { Placeholder } from '@/components/loading/Placeholder'
import { Button } from '@/components/ui/Button'

/** Shares a view or a product; its module comes with the first button, not with the start. */
export const ShareButton = lazy(() => import('./ShareTrigger'), {
  Waiting: () => <Placeholder shape="button" />,
  Failed: ({ retry }) => (
    <Button look="outline" small onClick={retry}>
      {controls.tryAgain}
    </Button>
  ),
  optional: true,
})

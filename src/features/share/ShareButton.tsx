import { controls } from '@words/site/controls'
import { lazy } from '@/components/loading/lazy'
import { Placeholder } from '@/components/loading/Placeholder'
import { Button } from '@/components/ui/Button'

/** Shares a view or a product; all that it takes comes with the first of them, not with the site's start. */
export const ShareButton = lazy(() => import('./ShareTrigger'), {
  Waiting: () => <Placeholder shape="button" />,
  Failed: ({ retry }) => (
    <Button look="outline" small onClick={retry}>
      {controls.tryAgain}
    </Button>
  ),
  optional: true,
})

import { ButtonPlace } from '@/components/ui/ButtonPlace'
import { lazy } from '@/components/ui/lazy'

/** Shares a view or a product; all that it takes comes with the first of them, not with the site's start. */
export const ShareButton = lazy(() => import('./SharePress'), {
  Waiting: () => <ButtonPlace />,
  Failed: ({ retry }) => <ButtonPlace retry={retry} />,
  optional: true,
})

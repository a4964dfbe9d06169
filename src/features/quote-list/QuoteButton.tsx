import { ButtonPlace } from '@/components/ui/ButtonPlace'
import { lazy } from '@/components/ui/lazy'

/** Puts a product on the quote list; all that it takes comes with the first product, not with the site's start. */
export const QuoteButton = lazy(() => import('./QuoteToggle'), {
  Waiting: () => <ButtonPlace />,
  Failed: ({ retry }) => <ButtonPlace retry={retry} />,
  optional: true,
})

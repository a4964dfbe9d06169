import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { ListPlace } from '@/components/ui/ListPlace'
import { Notice } from '@/components/ui/Notice'
import { Spinner } from '@/components/ui/Spinner'
import { quoteList as copy } from '@/content/pages/quote-list'
import type { Product } from '@/domain/product'
import type { List } from '@/services/use-list'
import { focusHeading } from './heading'

type QuoteStateProps = {
  /** Products on the list. */
  count: number
  list: List<Product>
}

/** What stands in the list's place while its products load, and when they could not be loaded. */
export function QuoteState({ count, list: { status, retry } }: QuoteStateProps) {
  const retryHere = () => {
    focusHeading()
    retry()
  }
  if (status === 'late')
    return (
      <ListPlace>
        <p role="status">{copy.late}</p>
        <Button look="outline" small onClick={retryHere}>
          {copy.retry}
        </Button>
      </ListPlace>
    )
  if (status === 'failed' || status === 'stale')
    return (
      <Notice level={2} heading={copy.failed.heading} text={copy.failed.text(count)}>
        <Button onClick={retryHere}>{copy.retry}</Button>
        <ButtonLink look="outline" href={copy.honey.href}>
          {copy.honey.label}
        </ButtonLink>
      </Notice>
    )
  return (
    <ListPlace>
      <Spinner label={copy.loading} />
    </ListPlace>
  )
}

import { quoteList as copy } from '@content/pages/quote-list'
import { listCopy, listNeedsScripts } from '@content/site/lists'
import type { ReactNode } from 'react'
import { AsyncList } from '@/components/loading/AsyncList'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import type { Product } from '@/domain/catalogue/product'
import type { QuoteItems } from '@/domain/quote/quote-items'
import type { List } from '@/services/lists/use-list'
import styles from './QuoteProducts.module.scss'

type QuoteProductsProps = { catalogue: List<Product>; items: QuoteItems | undefined; children?: ReactNode }

/**
 * What is shown of the products, and how old that is, or what stands in its place until the catalogue is here. The
 * note stands above the products: an overlay would hide some of the first one.
 */
export const QuoteProducts = ({ catalogue, items, children }: QuoteProductsProps) =>
  children ? (
    <AsyncList list={catalogue} copy={listCopy.products} noteClass={styles.note}>
      {children}
    </AsyncList>
  ) : (
    <div className={styles.state}>
      <ScriptsNotice {...listNeedsScripts} />
      <AsyncList
        list={{ ...catalogue, status: items ? statusOf(catalogue) : 'loading' }}
        copy={{
          ...listCopy.products,
          failed: copy.failed.heading,
          stored: copy.failed.text(items?.length ?? 0),
        }}
        level={2}
        failedActions={
          <ButtonLink look="outline" small href={copy.honey.href}>
            {copy.honey.label}
          </ButtonLink>
        }
      />
    </div>
  )

/** A product that a stale catalogue lacks may be in the current one, so the list waits for that. */
const statusOf = ({ status }: List<Product>) => (status === 'stale' ? 'failed' : status)

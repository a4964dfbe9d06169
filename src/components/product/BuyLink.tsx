import { productCard as copy } from '@content/product/product-card'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import { sitePath } from '@/config/language'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'
import { isShownSoldOut } from '@/domain/catalogue/sold-out'
import styles from './BuyLink.module.scss'

type BuyLinkProps = {
  product: Product
  /** Id of the product's name, which tells one 'Buy Now' from the next. */
  nameId: string
  /** Where prices and stock are hidden, it looks the same for a product that is sold out. */
  hidePrices?: boolean | undefined
  className?: string | undefined
  /** Its text; 'Buy Now' unless told. */
  children?: ReactNode
}

/**
 * Leads to where a product is bought, in a new tab (R-CARD-14): its own address, else the shop of the
 * configuration, else 'Coming Soon'.
 */
export function BuyLink({ product, nameId, hidePrices, className, children = copy.buy }: BuyLinkProps) {
  const { shop } = useVisibleConfig().links
  const isSoldOut = isShownSoldOut(product, hidePrices)
  return (
    <ExternalLink
      className={classNames(buttonClass('honey'), isSoldOut && styles.quiet, className)}
      href={product.buy ?? (shop || sitePath(paths.comingSoon()))}
      aria-describedby={nameId}
    >
      {children}
    </ExternalLink>
  )
}

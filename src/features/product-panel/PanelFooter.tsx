import { productCard } from '@content/product/product-card'
import { useContext } from 'react'
import { BuyLink } from '@/components/product/BuyLink'
import { ProductSlots } from '@/components/product/product-slots'
import { ExternalIcon } from '@/components/ui/icons'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import styles from './PanelFooter.module.scss'

type PanelFooterProps = { product: Product; look: ProductCardLook | undefined; titleId: string }

/** What one does about a product, in reach however far its facts are read. */
export function PanelFooter({ product, look, titleId }: PanelFooterProps) {
  const { quote } = useContext(ProductSlots)
  return (
    <div className={styles.footer}>
      {!look && quote(product, true)}
      <BuyLink product={product} nameId={titleId} hidePrices={look?.hidePrices}>
        {look?.buyText ?? productCard.buy}
        <ExternalIcon />
      </BuyLink>
    </div>
  )
}

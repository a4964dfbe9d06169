import classNames from 'classnames'
import { useContext } from 'react'
import { BuyLink } from '@/components/product/BuyLink'
import { ProductLink } from '@/components/product/ProductLink'
import { ProductQrCode } from '@/components/product/ProductQrCode'
import { ProductSlots } from '@/components/product/product-slots'
import { ToProduct } from '@/components/product/ToProduct'
import { offerWords as words } from '@/content/offer-words'
import type { ProductCardLook } from '@/content/shelf'
import { rupees } from '@/domain/money'
import type { Product } from '@/domain/product'
import { savingOn } from '@/domain/saving'
import { isInStock } from '@/domain/stock'
import styles from './OfferDetails.module.scss'

type OfferDetailsProps = { offer: Product; look: ProductCardLook; nameId: string }

/** What a row unfolds: facts, papers and QR code of an offer, the heart, and the way to request it. */
export function OfferDetails({ offer, look, nameId }: OfferDetailsProps) {
  const { like } = useContext(ProductSlots)
  const { buyText = 'Buy Now', infoText = 'Info', hidePrices = false, headingBySubcategory = false } = look
  const { id, country, itemCount, info, certificate } = offer
  const saving = savingOn(offer)
  return (
    <div className={classNames(styles.details, hidePrices && styles.few)}>
      <div className={styles.facts}>
        {!hidePrices && !headingBySubcategory && <Fact label={words.reference} value={id} />}
        {country && <Fact label={words.origin} value={country} />}
        {!hidePrices && itemCount !== undefined && <Fact label={words.available} value={itemCount} />}
        {!hidePrices && saving !== undefined && (
          <p className={styles.saving}>
            {words.saving} {rupees(saving)}
          </p>
        )}
      </div>
      <ProductQrCode className={styles.code} product={offer} />
      <div className={styles.links}>
        <ProductLink label={infoText} href={info} />
        <ToProduct product={offer} aria-describedby={nameId}>
          {words.whole}
        </ToProduct>
        <ProductLink label={words.certificate} href={certificate} />
      </div>
      <div className={styles.actions}>
        {like(offer)}
        <BuyLink
          className={styles.buy}
          product={offer}
          nameId={nameId}
          quiet={!hidePrices && !isInStock(offer)}
        >
          {buyText}
        </BuyLink>
      </div>
    </div>
  )
}

const Fact = ({ label, value }: { label: string; value: string | number }) => (
  <p>
    <span>{label}</span>
    {value}
  </p>
)

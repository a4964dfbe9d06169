import { offerCopy as copy } from '@content/features/offer-row'
import { productCard as card } from '@content/product/product-card'
import classNames from 'classnames'
import { useContext } from 'react'
import { DocumentLink } from '@/components/product/DocumentLink'
import { OpenProductLink } from '@/components/product/OpenProductLink'
import { ProductQrCode } from '@/components/product/ProductQrCode'
import { ProductSlots } from '@/components/product/product-slots'
import { Stars } from '@/components/product/Stars'
import { AsSent } from '@/components/ui/AsSent'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import { savingOn, savingText } from '@/domain/price/saving'
import styles from './OfferDetails.module.scss'

type OfferDetailsProps = { offer: Product; look: ProductCardLook; nameId: string }

/** What a row unfolds: facts, papers and QR code of an offer, and the heart. */
export function OfferDetails({ offer, look, nameId }: OfferDetailsProps) {
  const { like } = useContext(ProductSlots)
  const { infoText = card.info, hidePrices = false } = look
  const { id, country, info, certificate, rating } = offer
  const saving = savingOn(offer)
  return (
    <div className={classNames(styles.details, hidePrices && styles.few)}>
      <div className={styles.facts}>
        {!hidePrices && <Fact label={copy.reference} value={id} />}
        {country && <Fact label={card.origin} value={country} />}
        {!hidePrices && saving && <p className={styles.saving}>{card.saving(savingText(saving))}</p>}
        {rating !== undefined && <Stars rating={rating} />}
      </div>
      <ProductQrCode className={styles.code} product={offer} />
      <div className={styles.links}>
        <DocumentLink label={infoText} href={info} />
        <OpenProductLink product={offer} aria-describedby={nameId}>
          {copy.whole}
        </OpenProductLink>
        <DocumentLink label={card.certificate} href={certificate} />
      </div>
      <div className={styles.like}>{like(offer)}</div>
    </div>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <p>
    <span>{label}</span>
    <AsSent>{value}</AsSent>
  </p>
)

import { productPanel } from '@content/features/product-panel'
import { productCard } from '@content/product/product-card'
import { SaveIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/Button'
import { sitePath } from '@/config/language'
import type { Product } from '@/domain/catalogue/product'
import { svgAddress } from '@/drawing/qr-code'
import { useBrokenPicture } from '@/hooks/use-broken-picture'
import styles from './PanelQrCode.module.scss'
import { savePicture, saveQrCode } from './save-qr-code'
import { useQrCode } from './use-qr-code'

const { code: copy } = productPanel

type PanelQrCodeProps = {
  product: Product
  /** What is shared (`useSharePath`). */
  sharePath: string
  ofJar: boolean
}

/** The QR code of the product's record; where that is missing or fails, one of the product's address here. */
export function PanelQrCode({ product: { id, name, qr }, sharePath, ofJar }: PanelQrCodeProps) {
  const { isBroken, attempt, listeners } = useBrokenPicture(qr)
  const picture = isBroken ? undefined : qr
  const made = useQrCode(picture ? undefined : new URL(sitePath(sharePath), location.origin).href)
  const source = picture ?? (made && svgAddress(made))
  return (
    <section className={styles.code}>
      {source ? (
        <img
          key={attempt}
          className={styles.picture}
          src={source}
          alt={productCard.code(name)}
          width="232"
          height="232"
          {...(picture && listeners)}
        />
      ) : (
        <div className={styles.picture}>{made === false && copy.failed}</div>
      )}
      <h3>{ofJar ? copy.heading : copy.headingOfOffer}</h3>
      <p>{picture ? copy.text : copy.ofAddress}</p>
      <Button
        look="outline"
        small
        aria-disabled={!source}
        onClick={() => {
          if (picture) void savePicture(id, picture)
          else if (made) saveQrCode(id, made)
        }}
      >
        <SaveIcon />
        {copy.save}
      </Button>
    </section>
  )
}

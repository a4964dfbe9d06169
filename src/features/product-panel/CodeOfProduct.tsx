import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons'
import { productPanel } from '@/content/product-panel'
import type { Product } from '@/domain/product'
import styles from './CodeOfProduct.module.scss'
import { saveDrawing, savePicture } from './save-code'
import { useMadeCode } from './use-made-code'

const { code: copy } = productPanel

type CodeOfProductProps = {
  product: Product
  /** Path of the product's own address. */
  address: string
}

/** The QR code of the product's record or, where it has none or that does not come, one of its address here. */
export function CodeOfProduct({ product: { id, name, qr }, address }: CodeOfProductProps) {
  const [broken, setBroken] = useState(false)
  const picture = broken ? undefined : qr
  const made = useMadeCode(picture ? undefined : new URL(address, location.origin).href)
  const drawing = made === 'failed' ? undefined : made
  return (
    <section className={styles.code}>
      {picture ? (
        <img
          className={styles.picture}
          src={picture}
          alt={copy.name(name)}
          width="232"
          height="232"
          onError={() => setBroken(true)}
        />
      ) : (
        <div className={styles.picture}>
          {drawing && (
            <svg role="img" aria-label={copy.name(name)} viewBox={`0 0 ${drawing.side} ${drawing.side}`}>
              <path d={drawing.path} />
            </svg>
          )}
          {made === 'failed' && copy.failed}
        </div>
      )}
      <h3>{copy.heading}</h3>
      <p>{picture ? copy.text : copy.ofAddress}</p>
      <Button
        look="outline"
        small
        aria-disabled={!picture && !drawing}
        onClick={() => {
          if (picture) void savePicture(id, picture)
          else if (drawing) saveDrawing(id, drawing)
        }}
      >
        <Icon path="M12 3v12M7 10l5 5 5-5M4 20h16" size={18} />
        {copy.save}
      </Button>
    </section>
  )
}

import classNames from 'classnames'
import Offcanvas from 'react-bootstrap/Offcanvas'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import { PanelFacts } from './PanelFacts'
import { PanelPicture } from './PanelPicture'
import styles from './PanelProduct.module.scss'
import { PanelQrCode } from './PanelQrCode'
import { TraceSteps } from './TraceSteps'

type PanelProductProps = {
  product: Product
  /** That of an offer's card; what only a jar has is left out then. */
  look: ProductCardLook | undefined
  titleId: string
  /** What is shared (`useSharePath`). */
  sharePath: string
}

/** Everything that is known of a product; the part of its panel that scrolls. */
export function PanelProduct({ product, look, titleId, sharePath }: PanelProductProps) {
  return (
    <Offcanvas.Body className={classNames(styles.body, look && styles.ofOffer)}>
      <PanelPicture product={product} />
      <PanelFacts product={product} look={look} titleId={titleId} />
      {!look && <TraceSteps product={product} />}
      <PanelQrCode product={product} sharePath={sharePath} ofJar={!look} />
    </Offcanvas.Body>
  )
}

import Offcanvas from 'react-bootstrap/Offcanvas'
import type { Product } from '@/domain/product'
import { CodeOfProduct } from './CodeOfProduct'
import { PanelFacts } from './PanelFacts'
import { PanelPicture } from './PanelPicture'
import styles from './PanelProduct.module.scss'
import { Trace } from './Trace'

type PanelProductProps = {
  product: Product
  titleId: string
  /** Path of the product's own address. */
  address: string
}

/** Everything that is known of a product; the part of its panel that scrolls. */
export function PanelProduct({ product, titleId, address }: PanelProductProps) {
  return (
    <Offcanvas.Body className={styles.body}>
      <PanelPicture product={product} />
      <PanelFacts product={product} titleId={titleId} />
      <Trace product={product} />
      <CodeOfProduct product={product} address={address} />
    </Offcanvas.Body>
  )
}

import Col from 'react-bootstrap/Col'
import Row from 'react-bootstrap/Row'
import { ProductCard } from '@/components/product/ProductCard'
import type { ProductCardLook } from '@/content/shelf'
import type { Product } from '@/domain/catalogue/product'
import styles from './ProductCards.module.scss'

type ProductCardsProps = {
  products: readonly Product[]
  look?: ProductCardLook
  /** The first card's picture is the page's first: it comes at once. */
  eager?: boolean
}

/** Product cards, two in a row on large screens (R-LIST-31). */
export function ProductCards({ products, look = {}, eager = false }: ProductCardsProps) {
  return (
    <Row as="ul" className={styles.cards}>
      {products.map((product, index) => (
        <Col as="li" lg={6} key={product.id}>
          <ProductCard product={product} eager={eager && index === 0} {...look} />
        </Col>
      ))}
    </Row>
  )
}

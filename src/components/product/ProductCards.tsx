import { useVisibleConfig } from '@/components/site/use-visible-config'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/product'
import { ProductCard, type ProductCardLook } from './ProductCard'

type ProductCardsProps = {
  products: readonly Product[]
  look?: ProductCardLook
  /** The first card's picture is the page's first: it comes at once. */
  eager?: boolean
}

/** Product cards, two in a row on large screens (SPEC §9). */
export function ProductCards({ products, look = {}, eager = false }: ProductCardsProps) {
  const { shop } = useVisibleConfig().links
  return (
    <ul className="product-cards">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            shop={shop || paths.comingSoon()}
            eager={eager && index === 0}
            {...look}
          />
        </li>
      ))}
    </ul>
  )
}

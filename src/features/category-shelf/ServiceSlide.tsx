import { useId } from 'react'
import { BuyLink } from '@/components/product/BuyLink'
import { ProductPicture } from '@/components/product/ProductPicture'
import { ProductPrice } from '@/components/product/ProductPrice'
import type { Product } from '@/domain/product'
import { subcategoryLabel } from '@/domain/subcategory'

/** One service of the carousel: every one is as tall as the others, however long its name. */
export function ServiceSlide({ service }: { service: Product }) {
  const nameId = useId()
  return (
    <article className="slide" aria-labelledby={nameId}>
      <ProductPicture className="slide__picture" src={service.image} name={service.name} />
      <div className="slide__words">
        <p className="slide__kind">{service.subcategory && subcategoryLabel(service.subcategory)}</p>
        <h3 className="slide__name" id={nameId}>
          {service.name}
        </h3>
        <div className="slide__price">
          <ProductPrice className="slide__amount" product={service} />
        </div>
        <BuyLink product={service} nameId={nameId}>
          Request Now
        </BuyLink>
      </div>
    </article>
  )
}

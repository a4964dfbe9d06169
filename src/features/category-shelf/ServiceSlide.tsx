import { useId } from 'react'
import { ProductPicture } from '@/components/product/ProductPicture'
import { ProductPrice } from '@/components/product/ProductPrice'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { buttonClass } from '@/components/ui/button-class'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/product'
import { subcategoryLabel } from '@/domain/subcategory'

/** One service of the carousel: every one is as tall as the others, however long its name. */
export function ServiceSlide({ service }: { service: Product }) {
  const { shop } = useVisibleConfig().links
  const nameId = useId()
  return (
    <article className="slide" aria-labelledby={nameId}>
      <ProductPicture src={service.image} name={service.name} />
      <div className="slide__words">
        <p className="slide__kind">{service.subcategory && subcategoryLabel(service.subcategory)}</p>
        <h3 className="slide__name" id={nameId}>
          {service.name}
        </h3>
        <div className="slide__price">
          <ProductPrice product={service} />
        </div>
        <a
          className={buttonClass('honey')}
          href={service.buy ?? (shop || paths.comingSoon())}
          target="_blank"
          rel="noopener"
          aria-describedby={nameId}
        >
          Request Now
        </a>
      </div>
    </article>
  )
}

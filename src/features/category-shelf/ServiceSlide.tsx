import { useId } from 'react'
import { ProductPicture } from '@/components/product/ProductPicture'
import { ProductPrice } from '@/components/product/ProductPrice'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/ExternalLink'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/product'
import { subcategoryLabel } from '@/domain/subcategory'
import { SlideFrame } from './SlideFrame'

/** One service of the carousel. */
export function ServiceSlide({ service }: { service: Product }) {
  const { shop } = useVisibleConfig().links
  const nameId = useId()
  return (
    <SlideFrame
      nameId={nameId}
      picture={<ProductPicture src={service.image} name={service.name} />}
      kind={service.subcategory && subcategoryLabel(service.subcategory)}
      name={service.name}
      price={<ProductPrice product={service} />}
      action={
        <ExternalLink
          className={buttonClass('honey')}
          href={service.buy ?? (shop || paths.comingSoon())}
          aria-describedby={nameId}
        >
          Request Now
        </ExternalLink>
      }
    />
  )
}

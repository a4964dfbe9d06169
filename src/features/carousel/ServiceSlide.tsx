import { useId } from 'react'
import { BuyLink } from '@/components/product/BuyLink'
import { ProductPicture } from '@/components/product/ProductPicture'
import { ProductPrice } from '@/components/product/ProductPrice'
import type { Product } from '@/domain/catalogue/product'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { SlideFrame } from './SlideFrame'

type ServiceSlideProps = {
  service: Product
  buyText?: string | undefined
  /** The slide is far off the screen: it shows the place of its picture only. */
  far?: boolean | undefined
}

/** One service of the carousel. */
export function ServiceSlide({ service, buyText, far }: ServiceSlideProps) {
  const nameId = useId()
  return (
    <SlideFrame
      nameId={nameId}
      picture={<ProductPicture src={service.image} name={service.name} far={far} />}
      kind={service.subcategory && subcategoryLabel(service.subcategory)}
      name={service.name}
      price={<ProductPrice product={service} />}
      action={
        <BuyLink product={service} nameId={nameId}>
          {buyText}
        </BuyLink>
      }
    />
  )
}

import { brands } from '@content/pages/brands'
import { bookDemo } from '@content/site/site'
import { Banner } from '@/components/sections/Banner'
import { SlimCall } from '@/components/sections/closing/SlimCall'
import { PointRow } from '@/components/sections/PointRow'
import { TechnologyLine } from '@/components/sections/technology/TechnologyLine'
import { groupBrandItems } from '@/domain/catalogue/brand-items'
import { LabelMaker } from '@/features/label-maker/LabelMaker'
import { OfferSection } from '@/features/offers/OfferSection'
import type { OfferListCopy } from '@/features/offers/offer-sequence'
import { PageOffersPanel } from '@/features/offers/PageOffersPanel'
import { FilledProductSlots } from '@/pages/FilledProductSlots'
import type { Prefetch } from '@/services/lists/prefetch'
import { Certifications } from './Certifications'

const services: OfferListCopy & typeof brands.services = {
  ...brands.services,
  select: (items) => groupBrandItems(items).services,
  estimateCount: ({ count, productServices = 0 }) => count - productServices,
}
const productServices: OfferListCopy & typeof brands.productServices = {
  ...brands.productServices,
  select: (items) => groupBrandItems(items).productServices,
  estimateCount: ({ productServices = 0 }) => productServices,
}

/** Private labelling for brands: `/brands` (R-BRAND-01 to R-BRAND-03). One call fills both lists. */
export default function BrandsPage() {
  return (
    <FilledProductSlots>
      <Banner {...brands.banner} quiet />
      <PointRow {...brands.benefits} />
      <OfferSection {...services} id="services" tone="sand" />
      <OfferSection {...productServices} id="product-services" />
      <LabelMaker />
      <Certifications lead={brands.certificationsLead} />
      <TechnologyLine {...brands.technology} />
      <SlimCall {...brands.demo} button={bookDemo} />
      <PageOffersPanel sections={[services, productServices]} />
    </FilledProductSlots>
  )
}

export const head = brands.head
export const prefetch: Prefetch = ({ prefetchProducts }) => prefetchProducts(brands.services.categories)

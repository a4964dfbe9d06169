import { OffersOf } from '@/components/offers/OffersOf'
import { CompactSection } from '@/components/sections/CompactSection'
import { ChainMap, type ChainMapProps } from './ChainMap'

type ValueChainProps = Omit<ChainMapProps, 'offers'> & {
  heading: string
  lead: string
  /** Where the offers come from. */
  categories: readonly string[]
}

/** The six services as one map to pick one's place in (docs/behaviour.md, 'Audience pages'). */
export function ValueChain({ heading, lead, categories, ...map }: ValueChainProps) {
  return (
    <CompactSection heading={heading} lead={lead} id="map" tone="sand">
      <OffersOf categories={categories}>{(offers) => <ChainMap {...map} offers={offers} />}</OffersOf>
    </CompactSection>
  )
}

import { CompactSection } from '@/components/sections/CompactSection'
import { lazy } from '@/components/ui/lazy'
import { ChainMap, type ChainMapProps } from './ChainMap'

type ValueChainProps = Omit<ChainMapProps, 'offers'> & {
  heading: string
  lead: string
  /** Where the offers come from. */
  categories: readonly string[]
}

// Without its offers the map is whole: each place leads to the page of its service.
const OfferedMap = lazy(() => import('./OfferedMap'), { Waiting: ChainMap, Failed: ChainMap })

/** The six services as one map to pick one's place in (docs/behaviour.md, 'Audience pages'). */
export function ValueChain({ heading, lead, ...map }: ValueChainProps) {
  return (
    <CompactSection heading={heading} lead={lead} id="map" tone="sand">
      <OfferedMap {...map} />
    </CompactSection>
  )
}

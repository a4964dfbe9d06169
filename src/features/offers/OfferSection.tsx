import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { lazy } from '@/components/loading/lazy'
import { Placeholder } from '@/components/loading/Placeholder'
import { productParameter } from '@/components/product/use-product-address'
import { CompactSection } from '@/components/sections/CompactSection'
import { useInView } from '@/hooks/use-in-view'
import styles from './OfferSection.module.scss'
import { OfferShapes } from './OfferShapes'
import type { OfferListCopy } from './offer-sequence'

type OfferSectionProps = OfferListCopy & {
  heading: string
  lead: string
  tone?: 'cream' | 'sand'
  id?: string
  /** Hangs on the picture above, which says what is chosen here. */
  hanging?: boolean
}

const OfferPlaceholder = () => <Placeholder shapes={<OfferShapes />} />

const OfferList = lazy(() => import('./OfferList'), { Waiting: OfferPlaceholder })

// Drawing six cards takes a phone a tenth of a second, so it waits until a reader is near; after 3 s the page is whole all
// the same. The call does not wait: the panel over the page's offers asks at once.
const nearby = { margin: '25% 0px', timeout: 3_000 }
const atOnce = { timeout: 0 }

/** A section with a category's products or services (docs/behaviour.md, 'Audience pages'). */
export function OfferSection({
  heading,
  lead,
  tone = 'cream',
  id,
  hanging = false,
  ...list
}: OfferSectionProps) {
  const { hash, search } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const leadsToOffer = hash !== '' || new URLSearchParams(search).has(productParameter)
  const near = useInView(place, leadsToOffer ? atOnce : nearby)
  return (
    <CompactSection
      heading={heading}
      lead={lead}
      tone={tone}
      id={id}
      className={hanging ? styles.hanging : undefined}
    >
      <div ref={place}>{near ? <OfferList {...list} /> : <OfferPlaceholder />}</div>
    </CompactSection>
  )
}

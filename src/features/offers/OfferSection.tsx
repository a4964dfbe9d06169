import { lazy } from '@/components/loading/lazy'
import { Placeholder } from '@/components/loading/Placeholder'
import { CompactSection } from '@/components/sections/CompactSection'
import styles from './OfferSection.module.scss'
import { OfferSkeletons } from './OfferSkeletons'
import type { OfferListCopy } from './offer-sequence'

type OfferSectionProps = OfferListCopy & {
  heading: string
  lead: string
  tone?: 'sand'
  id?: string
  /** Hangs on the picture above, which says what is chosen here. */
  hanging?: boolean
}

const OfferList = lazy(() => import('./OfferList'), {
  Waiting: (section: OfferListCopy) => <Placeholder skeleton={<OfferSkeletons {...section} />} />,
})

/** A section with a category's products or services (docs/behaviour.md, 'Audience pages'). */
export function OfferSection({ heading, lead, tone, id, hanging, ...list }: OfferSectionProps) {
  return (
    <CompactSection
      heading={heading}
      lead={lead}
      tone={tone}
      id={id}
      className={hanging ? styles.hanging : undefined}
    >
      <OfferList {...list} />
    </CompactSection>
  )
}

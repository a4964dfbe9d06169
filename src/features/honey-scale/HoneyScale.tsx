import { lazyInView } from '@/components/loading/lazy-in-view'
import { CompactSection } from '@/components/sections/CompactSection'
import styles from './HoneyScale.module.scss'

const Scale = lazyInView(() => import('./Scale'))

/** The honeys of the catalogue by their colour, of which one is chosen and opens its product. */
export function HoneyScale({ heading, lead }: { heading: string; lead: string }) {
  return (
    <CompactSection heading={heading} lead={lead} id="colours" tone="sand">
      <Scale className={styles.place} />
    </CompactSection>
  )
}

import { labelMaker } from '@content/features/label-maker'
import { lazyInView } from '@/components/loading/lazy-in-view'
import { CompactSection } from '@/components/sections/CompactSection'
import styles from './LabelMaker.module.scss'
import '@/styles/shared/forms.scss'
import '@/styles/shared/form-messages.scss' // both with the page: the field stands in its HTML, long before the maker's script comes

const Maker = lazyInView(() => import('./LabelEditor'), '50%')

/** A jar with the visitor's own name on it, drawn as it is typed, and the ways to ask for a quote with it. */
export function LabelMaker() {
  return (
    <CompactSection heading={labelMaker.heading} lead={labelMaker.lead} id="label" tone="sand">
      <Maker className={styles.place} />
    </CompactSection>
  )
}

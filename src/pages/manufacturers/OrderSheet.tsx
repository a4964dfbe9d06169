import { CompactSection } from '@/components/sections/CompactSection'
import { Image } from '@/components/ui/Image'
import { AppLink } from '@/components/ui/links/AppLink'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/pictures'
import styles from './OrderSheet.module.scss'

/** An order from the contract to the delivery: what each step is, and what the buyer decides at it. */
export type OrderSheetCopy = {
  heading: string
  lead: string
  /** Begins each sentence about what is decided. */
  decides: string
  /** `offers` leads to what can be chosen at this step. */
  folds: readonly { title: string; decision: string; picture: Picture; offers?: LinkCopy }[]
}

/** An order as a sheet in folds, each with its drawing; it unfolds as it comes into the window. */
export function OrderSheet({ decides, folds, ...section }: OrderSheetCopy) {
  return (
    <CompactSection {...section} id="order">
      <div className={styles.sheet}>
        <ol>
          {folds.map(({ title, decision, picture, offers }) => (
            <li key={title}>
              <Image picture={picture} />
              <h3>{title}</h3>
              <p>
                <b>{decides}</b> {decision} {offers && <AppLink href={offers.href}>{offers.label}</AppLink>}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </CompactSection>
  )
}

import { choicesCopy as copy } from '@content/features/listing-filters'
import classNames from 'classnames'
import { useRef, useState } from 'react'
import Form from 'react-bootstrap/Form'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { Button } from '@/components/ui/Button'
import { CloseButton } from '@/components/ui/CloseButton'
import { Drawer } from '@/components/ui/Drawer'
import { useListingResults } from '@/features/catalogue/results/use-listing-results'
import { DrawerEntry } from '@/features/catalogue/use-listing-choices'
import { CheckboxFilters } from './CheckboxFilters'
import styles from './FilterDrawer.module.scss'
import { LikedFilter } from './LikedFilter'
import { PriceFilter } from './PriceFilter'
import { RemoveAll } from './RemoveAll'
import '@/styles/shared/forms.scss'
import '@/styles/shared/form-messages.scss'

type FilterDrawerProps = {
  subcategory: string
  open: boolean
  onClose: () => void
  /** Once it has left the screen. */
  onClosed: () => void
}

/**
 * The filters, beside the page (R-LIST-07 to R-LIST-18). Its label is the same however many
 * products there are.
 */
export default function FilterDrawer({ open, onClose, onClosed, subcategory }: FilterDrawerProps) {
  return (
    <Drawer
      className={styles.drawer}
      show={open}
      aria-label={copy.drawer.title}
      onHide={onClose}
      onClosed={onClosed}
    >
      <Filters subcategory={subcategory} onClose={onClose} />
    </Drawer>
  )
}

type FiltersProps = Pick<FilterDrawerProps, 'subcategory' | 'onClose'>

/**
 * The content of the drawer: counts are worked out only while it is open, and each opening makes
 * one history entry.
 */
function Filters({ subcategory, onClose }: FiltersProps) {
  const { products, total, foundTotal } = useListingResults(subcategory)
  // Of a long list only the first ones are here until it has been renewed.
  const all = foundTotal !== undefined && products.length === total ? products : undefined
  // Each removal changes the key and so clears what was typed and was no price.
  const [removals, setRemovals] = useState(0)
  const drawerEntry = useRef<string>(undefined)
  return (
    // `noValidate`: a typed text that is no price must not keep the drawer from closing.
    <Form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Head onClose={onClose} />
      <DrawerEntry value={drawerEntry}>
        <div className={styles.filters}>
          <PriceFilter key={removals} products={all} />
          <CheckboxFilters products={all} />
          <LikedFilter products={all} />
        </div>
        <div className={classNames(styles.bar, styles.foot)}>
          <RemoveAll look="text" always onPress={() => setRemovals(removals + 1)} />
          <Button look="honey" type="submit">
            {copy.drawer.show(foundTotal)}
          </Button>
        </div>
      </DrawerEntry>
    </Form>
  )
}

const Head = ({ onClose }: Pick<FiltersProps, 'onClose'>) => (
  <div className={styles.bar}>
    <Offcanvas.Title as="h2" className={styles.title}>
      {copy.drawer.title}
    </Offcanvas.Title>
    <CloseButton className={styles.close} onClick={onClose} />
  </div>
)

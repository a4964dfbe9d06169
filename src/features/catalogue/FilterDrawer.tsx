import classNames from 'classnames'
import { useId, useState } from 'react'
import Form from 'react-bootstrap/Form'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { Button } from '@/components/ui/Button'
import { Drawer } from '@/components/ui/Drawer'
import { CloseIcon } from '@/components/ui/icons'
import { choices } from '@/content/pages/listing-choices'
import { withoutFilters } from '@/domain/filters'
import styles from './FilterDrawer.module.scss'
import { LikedFilter } from './LikedFilter'
import { PriceFilter } from './PriceFilter'
import { StockFilter } from './StockFilter'
import { useFoundProducts } from './use-found-products'
import { useListing } from './use-listing'
import '@/styles/forms.scss'
import '@/styles/form-notes.scss'

type FilterDrawerProps = {
  subcategory: string
  open: boolean
  onClose: () => void
  /** Once it has left the screen. */
  onClosed: () => void
}

/** The filters, beside the page (R-LIST-07 to R-LIST-18). Its label is the same however many products there are. */
function FilterDrawer({ open, onClose, onClosed, subcategory }: FilterDrawerProps) {
  const labelId = useId()
  return (
    <Drawer
      className={styles.drawer}
      show={open}
      aria-labelledby={labelId}
      onHide={onClose}
      onGone={onClosed}
    >
      <Filters labelId={labelId} subcategory={subcategory} onClose={onClose} />
    </Drawer>
  )
}

type FiltersProps = Pick<FilterDrawerProps, 'subcategory' | 'onClose'> & { labelId: string }

/** What is in the drawer: counted only while it is open. */
function Filters({ labelId, subcategory, onClose }: FiltersProps) {
  const [, change] = useListing()
  const { products, total, foundTotal } = useFoundProducts(subcategory)
  // Of a long list only the first ones are here until it has been renewed.
  const all = products.length === total ? products : undefined
  // Fields made anew forget what was typed and was no price.
  const [removals, setRemovals] = useState(0)
  const removeAll = () => {
    setRemovals(removals + 1)
    change(withoutFilters)
  }
  return (
    // A price that is no price must not keep the drawer from closing.
    <Form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.bar}>
        <Offcanvas.Title as="h2" id={labelId} className={styles.title}>
          Products 12
        </Offcanvas.Title>
        <button
          type="button"
          className={classNames('icon-button', styles.close)}
          aria-label="Close"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div className={styles.filters}>
        <PriceFilter key={removals} products={all} />
        <StockFilter products={all} />
        <LikedFilter products={all} />
      </div>
      <div className={classNames(styles.bar, styles.foot)}>
        <Button look="text" onClick={removeAll}>
          {choices.removeAll}
        </Button>
        <Button look="honey" type="submit">
          {choices.drawer.show(foundTotal)}
        </Button>
      </div>
    </Form>
  )
}

export { FilterDrawer as default }

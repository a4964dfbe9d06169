import classNames from 'classnames'
import { useId, useState } from 'react'
import Form from 'react-bootstrap/Form'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { Button } from '@/components/ui/Button'
import { CloseIcon } from '@/components/ui/icons'
import { withoutFilters } from '@/domain/listing'
import styles from './FilterDrawer.module.scss'
import { PriceFilter } from './PriceFilter'
import { StockFilter } from './StockFilter'
import { useListing } from './use-listing'
import '@/styles/forms.scss'
import '@/styles/offcanvas.scss'

type FilterDrawerProps = {
  open: boolean
  onClose: () => void
  /** Once it has left the screen. */
  onClosed: () => void
}

/** The filters, beside the page (R-LIST-07 to R-LIST-18). Its label is the same however many products there are. */
function FilterDrawer({ open, onClose, onClosed }: FilterDrawerProps) {
  const labelId = useId()
  const [, change] = useListing()
  // Fields made anew forget what was typed and was no price.
  const [removals, setRemovals] = useState(0)
  const removeAll = () => {
    setRemovals(removals + 1)
    change(withoutFilters)
  }
  return (
    <Offcanvas
      className={styles.drawer}
      show={open}
      placement="end"
      aria-labelledby={labelId}
      onHide={onClose}
      onExited={onClosed}
      restoreFocus={false}
    >
      {/* A price that is no price must not keep the drawer from closing. */}
      <Form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <header className={styles.bar}>
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
        </header>
        <PriceFilter key={removals} />
        <StockFilter />
        <footer className={styles.bar}>
          <Button look="text" onClick={removeAll}>
            Remove All
          </Button>
          <Button look="forest" type="submit">
            Show products
          </Button>
        </footer>
      </Form>
    </Offcanvas>
  )
}

export { FilterDrawer as default }

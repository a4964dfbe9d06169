import { useEffect, useEffectEvent, useId, useState } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { documentTitle } from '@/browser/document-title'
import type { ProductWalk } from '@/components/product/product-walk'
import { productPanel as copy } from '@/content/product-panel'
import { pageTitle } from '@/content/site'
import { neighboursOf } from '@/domain/neighbours'
import type { Product } from '@/domain/product'
import { PanelBar } from './PanelBar'
import { PanelFooter } from './PanelFooter'
import { PanelProduct } from './PanelProduct'
import styles from './PanelSheet.module.scss'
import { PanelState } from './PanelState'
import { focusLinkOf } from './product-link'
import type { OpenProduct } from './use-open-product'
import { useProductPath } from './use-product-path'
import '@/styles/offcanvas.scss'

type PanelSheetProps = {
  walk: ProductWalk
  open: OpenProduct
  onOpened: () => void
  /** Once it has left the screen. */
  onGone: () => void
}

/** One product beside its list, over the whole of a small screen. */
function PanelSheet({ walk: { found, total, list }, open, onOpened, onGone }: PanelSheetProps) {
  const titleId = useId()
  const id = useLast(open.id)
  const isOpen = (product: Product) => product.id === id
  const product = found.find(isOpen) ?? list.items.find(isOpen)
  const pathOf = useProductPath()
  useAtTheLatest(leavingLimit, open.id === undefined, onGone)
  // Only once the panel is gone: it would take the focus back.
  const giveFocusBack = useEffectEvent(() => id !== undefined && focusLinkOf(id, document))
  useEffect(() => () => void giveFocusBack(), [])
  useTitle(open.id === undefined ? undefined : product?.name)
  return (
    <Offcanvas
      className={styles.sheet}
      show={open.id !== undefined}
      placement="end"
      {...(product ? { 'aria-labelledby': titleId } : { 'aria-label': copy.unnamed })}
      onHide={() => !hasDialogAbove() && open.close()}
      onEnter={onOpened}
      onExited={onGone}
      restoreFocus={false}
    >
      <PanelBar
        product={product}
        address={product && pathOf(product)}
        neighbours={id === undefined ? undefined : neighboursOf(found, id)}
        total={total}
        onShow={open.show}
        onClose={open.close}
      />
      {product ? (
        <>
          <PanelProduct key={product.id} product={product} titleId={titleId} address={pathOf(product)} />
          <PanelFooter product={product} titleId={titleId} />
        </>
      ) : (
        <PanelState status={list.status} onRetry={list.retry} onClose={open.close} />
      )}
    </Offcanvas>
  )
}

/**
 * Milliseconds after which a panel that was closed is gone for certain. Bootstrap waits for the end of its way out, which
 * a panel closed before it had moved does not have, and takes that of a button's colour for it.
 */
const leavingLimit = 800

/** A dialog opened from here answers Escape by itself. */
const hasDialogAbove = () => document.querySelector('dialog:modal') !== null

/** What was there last, for as long as it takes to leave the screen. */
function useLast(id: string | undefined): string | undefined {
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  return id ?? last
}

/** Does something once a state has lasted for so many milliseconds. */
function useAtTheLatest(limit: number, waiting: boolean, act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(actNow, limit)
    return () => clearTimeout(timer)
  }, [limit, waiting])
}

/** The tab is called after the product while its panel is open. */
function useTitle(name: string | undefined): void {
  useEffect(() => (name === undefined ? undefined : documentTitle.ofPanel(pageTitle(name))), [name])
}

export { PanelSheet as default }

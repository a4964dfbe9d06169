import { useEffect, useEffectEvent, useId, useState } from 'react'
import { documentTitle } from '@/browser/document-title'
import type { ProductWalk } from '@/components/product/product-walk'
import { Drawer } from '@/components/ui/Drawer'
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

type PanelSheetProps = {
  walk: ProductWalk
  open: OpenProduct
  onOpened: () => void
  /** Once it has left the screen. */
  onGone: () => void
}

/** One product beside its list, over the whole of a small screen. */
function PanelSheet({ walk: { found, total, list, lookOf }, open, onOpened, onGone }: PanelSheetProps) {
  const titleId = useId()
  const id = useLast(open.id)
  const isOpen = (product: Product) => product.id === id
  const product = found.find(isOpen) ?? list.items.find(isOpen)
  const look = product && lookOf?.(product)
  const pathOf = useProductPath()
  // Only once the panel is gone: it would take the focus back.
  const giveFocusBack = useEffectEvent(() => id !== undefined && focusLinkOf(id, document))
  useEffect(() => () => void giveFocusBack(), [])
  useTitle(open.id === undefined ? undefined : product?.name)
  return (
    <Drawer
      className={styles.sheet}
      show={open.id !== undefined}
      {...(product ? { 'aria-labelledby': titleId } : { 'aria-label': copy.unnamed })}
      onHide={() => !hasDialogAbove() && open.close()}
      onEnter={onOpened}
      onGone={onGone}
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
          <PanelProduct
            key={product.id}
            product={product}
            look={look}
            titleId={titleId}
            address={pathOf(product)}
          />
          <PanelFooter product={product} look={look} titleId={titleId} />
        </>
      ) : (
        <PanelState status={list.status} onRetry={list.retry} onClose={open.close} />
      )}
    </Drawer>
  )
}

/** A dialog opened from here answers Escape by itself. */
const hasDialogAbove = () => document.querySelector('dialog:modal') !== null

/** What was there last, for as long as it takes to leave the screen. */
function useLast(id: string | undefined): string | undefined {
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  return id ?? last
}

/** The tab is called after the product while its panel is open. */
function useTitle(name: string | undefined): void {
  useEffect(() => (name === undefined ? undefined : documentTitle.ofPanel(pageTitle(name))), [name])
}

export { PanelSheet as default }

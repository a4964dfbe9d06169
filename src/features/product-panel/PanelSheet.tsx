import { productPanel as copy } from '@content/features/product-panel'
import { pageTitle } from '@content/site/site'
import classNames from 'classnames'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showPanelTitle } from '@/browser/document-title'
import { AsyncList } from '@/components/loading/AsyncList'
import type { ProductSequence } from '@/components/product/product-sequence'
import { Drawer } from '@/components/ui/Drawer'
import { neighboursOf } from '@/domain/catalogue/neighbours'
import { PanelProduct } from '@/features/product-panel/details/PanelProduct'
import { GoneProduct } from './GoneProduct'
import { PanelFooter } from './PanelFooter'
import { PanelHeader } from './PanelHeader'
import styles from './PanelSheet.module.scss'
import { focusLinkOf } from './panel-link'
import { useOpenProduct } from './use-open-product'
import { usePanelProduct } from './use-panel-product'
import { useSharePath } from './use-share-path'

type PanelSheetProps = {
  sequence: ProductSequence
  /** Of the product in the address; undefined while the panel leaves. */
  openId: string | undefined
  onOpened: () => void
  /** Once it has left the screen. */
  onClosed: () => void
}

/** One product beside its list, over the whole of a small screen. */
export default function PanelSheet({ sequence, openId, onOpened, onClosed }: PanelSheetProps) {
  const open = useOpenProduct(openId)
  const { found, total, list, lookOf, covered } = sequence
  const titleId = useId()
  const id = useLast(openId)
  const { product, isListed, isGone, source, catalogue } = usePanelProduct(list, id)
  const look = product && lookOf?.(product)
  const sharePathOf = useSharePath()
  const sharePath = product && sharePathOf(product)
  // On unmount: a panel that is still there would take the focus back.
  const giveFocusBack = useEffectEvent(() => id !== undefined && focusLinkOf(id, document))
  useEffect(() => () => void giveFocusBack(), [])
  useTitle(openId === undefined ? undefined : isGone ? copy.gone.heading : product?.name)
  useRedirect(product && open.canonicalAddress(product, isListed))
  return (
    <Drawer
      className={classNames(styles.sheet, covered && styles.still)}
      show={openId !== undefined}
      aria-label={product?.name ?? copy.unnamed}
      onHide={() => !hasDialogAbove() && open.close()}
      onEnter={onOpened}
      onClosed={onClosed}
    >
      <PanelHeader
        product={product}
        sharePath={sharePath}
        neighbours={product && neighboursOf(found, product.id)}
        total={total}
        onShow={open.show}
        onClose={open.close}
      />
      {product && sharePath !== undefined && (
        <>
          <PanelProduct
            key={product.id}
            product={product}
            look={look}
            titleId={titleId}
            sharePath={sharePath}
          />
          <PanelFooter product={product} look={look} titleId={titleId} />
        </>
      )}
      {isGone && id !== undefined && (
        <GoneProduct id={id} products={list.items} catalogue={catalogue} open={open} />
      )}
      {!product && !isGone && <Unready list={source} />}
    </Drawer>
  )
}

/** What the panel says of a product that has not come. */
const Unready = ({ list }: Pick<ProductSequence, 'list'>) => (
  <div className={styles.state} role={list.status === 'failed' ? 'alert' : undefined}>
    <AsyncList list={list} copy={copy.list} level={2} />
  </div>
)

/** A dialog opened from here answers Escape by itself. */
const hasDialogAbove = () => document.querySelector('dialog:modal') !== null

/** The last id, kept while the panel slides out. */
function useLast(id: string | undefined): string | undefined {
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  return id ?? last
}

/** Exchanges the address, without a step for Back. */
function useRedirect(address: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true })
  }, [address, navigate])
}

/** The tab is called after the product while its panel is open. */
function useTitle(name: string | undefined): void {
  useEffect(() => (name === undefined ? undefined : showPanelTitle(pageTitle(name))), [name])
}
